/** The end of a game in words. */
import type { Words } from '../../lib/words.ts';
import type { SeatFace } from '../face.ts';
import type { MysteryView, Player } from './view.ts';

/** Where points come from, in the order in which the rulebook counts them. */
const SOURCES = ['curses', 'grid', 'temples', 'runes'] as const;

/** The sources to show: what a grid gives only if somebody has it. */
export const sourcesOf = (view: MysteryView) =>
  SOURCES.filter((source) => source !== 'grid' || view.players.some((player) => player.points.grid));

const colourless = (player: Player): number =>
  [...player.crystals].filter((kind) => kind === 'C').length + (player.special ?? 0);
const coloured = (player: Player): number => [...player.crystals].filter((kind) => kind !== 'C' && kind !== '.').length;

/** Why one of several players with the most points won; empty if nobody was tied. */
export function tieBreak(view: MysteryView, seats: SeatFace[], winners: number[], words: Words): string {
  const most = Math.max(...view.scores);
  const winner = winners[0] ?? 0;
  const won = view.players[winner - 1];
  const rivals = view.players.filter((_, i) => view.scores[i] === most && i + 1 !== winner);
  if (!won || rivals.length === 0) return '';
  const name = seats.find((seat) => seat.seat === winner)?.name ?? '';
  if (rivals.every((rival) => coloured(won) > coloured(rival))) {
    return words.text('mystery-tie-coloured', { name, number: coloured(won) });
  }
  const close = rivals.filter((rival) => coloured(rival) === coloured(won));
  if (close.every((rival) => colourless(won) > colourless(rival))) {
    return words.text('mystery-tie-colourless', { name, number: colourless(won) });
  }
  return words.text('mystery-tie-order', { name });
}
