/** Opening tables: one click against bots, or as wished. */

import { api } from './api.ts';
import { keepMade } from './keys.ts';
import { say } from './language.svelte.ts';
import { firstGame, type Wish } from './primer.ts';
import type { NewTable, SeatInfo, SeatWish, TitleInfo, Value } from './protocol.ts';
import { settings } from './settings.svelte.ts';
import { kept } from './stored.ts';

const OPENED = 'opened';

export function myName(): string {
  return settings.name || say('web-name-guest');
}

/** Names for the others at a table, none of them twice and none of them taken. */
export function otherNames(count: number, taken: readonly string[]): string[] {
  const names = say('web-names').split(/[,\s]+/);
  return names.filter((name) => !taken.includes(name)).slice(0, Math.max(0, count));
}

/** The level a newcomer meets: the middle one, or the only one. */
export function defaultLevel(title: TitleInfo): string {
  return title.bots[Math.floor((title.bots.length - 1) / 2)] ?? '';
}

export function botWishes(title: TitleInfo, count: number, taken: readonly string[]): SeatWish[] {
  return otherNames(count, taken).map((name) => ({ kind: 'bot', name, bot: defaultLevel(title) }));
}

/** Me against bots, as it is recommended for a first game with these wishes. */
export function againstBots(title: TitleInfo, wish: Wish = {}): NewTable {
  const name = myName();
  const { players, options } = firstGame(title, wish);
  const seats: SeatWish[] = [{ kind: 'me', name }, ...botWishes(title, players - 1, [name])];
  return { title: title.slug, seats, options: { ...options } };
}

/** The same people and options once more. Who is not of this device gets a new invitation. */
export function sameAgain(
  title: TitleInfo,
  seats: readonly SeatInfo[],
  mine: readonly number[],
  options: Record<string, Value>,
): NewTable {
  const wishes = seats.map((seat): SeatWish => {
    if (mine.includes(seat.seat)) return { kind: seat.seat === mine[0] ? 'me' : 'here', name: seat.name };
    if (seat.kind === 'bot') return { kind: 'bot', name: seat.name, bot: seat.bot };
    return { kind: 'open', name: seat.name };
  });
  const known = new Set(title.options.map((option) => option.name));
  return {
    title: title.slug,
    seats: wishes,
    options: Object.fromEntries(Object.entries(options).filter(([name]) => known.has(name))),
  };
}

/** Open a table and keep its keys; gives its id. */
export async function openTable(wish: NewTable): Promise<string> {
  const made = await api.open(wish);
  keepMade(made, wish.title);
  kept.set(OPENED, made.table);
  return made.table;
}

/** Whether a table was opened here a moment ago; true once. */
export function justOpened(table: string): boolean {
  if (kept.get(OPENED) !== table) return false;
  kept.remove(OPENED);
  return true;
}
