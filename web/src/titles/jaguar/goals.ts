/** Solo: what must be reached, and how far it has come. */
import type { TableProps } from '../face.ts';
import { asJaguar } from './view.ts';

export interface Goal {
  text: string;
  done: boolean;
}

const LEVEL = 3;

export function goalsOf({ view, words }: Pick<TableProps, 'view' | 'words'>): Goal[] {
  const { goals } = asJaguar(view);
  if (!goals) return [];
  const { level, hearts, objectives, objectives_needed: needed, unmet } = goals;
  const texts = {
    escape: words.text('jaguar-web-goal-escape'),
    level: words.text('jaguar-web-goal-level', { level: LEVEL, number: level }),
    heart: words.text('jaguar-web-goal-heart', { number: hearts }),
    objectives: words.text('jaguar-web-goal-objectives', { needed, number: objectives }),
  };
  return Object.entries(texts).map(([goal, text]) => ({ text, done: !unmet.includes(goal) }));
}
