/** The end of a game in words. */
import type { Words } from '../../lib/words.ts';
import type { SeatFace } from '../face.ts';
import type { MysteryView } from './view.ts';

/** Where points come from, in the order in which the rulebook counts them. */
const SOURCES = ['curses', 'grid', 'temples', 'runes'] as const;

/** The sources to show: what a grid gives only if somebody has it. */
export const sourcesOf = (view: MysteryView) =>
  SOURCES.filter((source) => source !== 'grid' || view.players.some((player) => player.points.grid));

/** Why one of several players with the most points won; empty if nobody was tied. */
export function tieBreak(view: MysteryView, seats: SeatFace[], words: Words): string {
  if (!view.tie) return '';
  const { by, seat, number } = view.tie;
  const name = seats.find((face) => face.seat === seat)?.name ?? '';
  return words.text(`mystery-tie-${by}`, { name, number });
}
