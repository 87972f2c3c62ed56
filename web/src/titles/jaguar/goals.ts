/** Solo: what must be reached, and how far it has come. */
import type { TableProps } from '../face.ts';
import { asJaguar } from './view.ts';

export interface Goal {
  text: string;
  done: boolean;
}

const LEVEL = 3;

export function goalsOf({ view, words }: Pick<TableProps, 'view' | 'words'>): Goal[] {
  const { goals, players } = asJaguar(view);
  if (!goals) return [];
  const { level, hearts, objectives, objectives_needed: needed } = goals;
  return [
    { text: words.text('jaguar-web-goal-escape'), done: players[0]?.place?.startsWith('left') ?? false },
    { text: words.text('jaguar-web-goal-level', { level: LEVEL, number: level }), done: level >= LEVEL },
    { text: words.text('jaguar-web-goal-heart', { number: hearts }), done: hearts > 0 },
    { text: words.text('jaguar-web-goal-objectives', { needed, number: objectives }), done: objectives >= needed },
  ];
}
