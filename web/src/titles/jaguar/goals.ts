/** Solo: what must be reached, and how far it has come. */
import type { TableProps } from '../face.ts';
import { asJaguar, objectiveValue, partsOf, playerOf } from './view.ts';

export interface Goal {
  text: string;
  done: boolean;
}

const LEVEL = 3;

export function goalsOf({ view, components, words, me }: TableProps): Goal[] {
  const jaguar = asJaguar(view);
  const player = playerOf(jaguar, me || 1);
  if (!jaguar.solo || !player) return [];
  const { solo_level, objective } = partsOf(components);
  const needed = solo_level.find(({ level }) => level === view.options.solo_level)?.objectives_needed ?? 1;
  const reached = player.objectives.filter((id) => {
    const target = objective.find((one) => one.id === id)?.solo_target ?? 0;
    return objectiveValue(jaguar, id, me || 1) >= target;
  }).length;
  const levels = player.levels.length;
  return [
    { text: words.text('jaguar-web-goal-escape'), done: player.place?.startsWith('left') ?? false },
    { text: words.text('jaguar-web-goal-level', { level: LEVEL, number: levels }), done: levels >= LEVEL },
    { text: words.text('jaguar-web-goal-heart', { number: player.hearts }), done: player.hearts > 0 },
    { text: words.text('jaguar-web-goal-objectives', { needed, number: reached }), done: reached >= needed },
  ];
}
