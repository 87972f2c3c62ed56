/** Opening tables: one click against bots, or as wished. */

import { api } from './api.ts';
import { fitting } from './fitting.svelte.ts';
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

export function botWishes(
  title: TitleInfo,
  count: number,
  taken: readonly string[],
  bot = fitting.levelFor(title),
): SeatWish[] {
  return otherNames(count, taken).map((name) => ({ kind: 'bot', name, bot }));
}

/** Me against bots, as it is recommended for a first game with these wishes, or with another level. */
export function againstBots(title: TitleInfo, wish: Wish = {}, level?: string): NewTable {
  const name = myName();
  const { players, options } = firstGame(title, wish);
  const seats: SeatWish[] = [{ kind: 'me', name }, ...botWishes(title, players - 1, [name], level)];
  return { title: title.slug, seats, options: { ...options } };
}

/** The level of the bots in such a game; empty if there are none. */
export function opponents(title: TitleInfo, wish: Wish = {}): string {
  return firstGame(title, wish).players > 1 ? fitting.levelFor(title) : '';
}

/** The same people and options once more, perhaps with bots of another level. Who is not of this device gets a new
 * invitation. */
export function sameAgain(
  title: TitleInfo,
  seats: readonly SeatInfo[],
  mine: readonly number[],
  options: Record<string, Value>,
  level?: string,
): NewTable {
  const wishes = seats.map((seat): SeatWish => {
    if (mine.includes(seat.seat)) return { kind: seat.seat === mine[0] ? 'me' : 'here', name: seat.name };
    if (seat.kind === 'bot') return { kind: 'bot', name: seat.name, bot: level ?? seat.bot };
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

/** Open a table at a level that was offered, and stay at it; or at none, and so decline what was offered. */
export async function playOn(wish: NewTable, level?: string): Promise<string> {
  const table = await openTable(wish);
  if (level) fitting.accept(wish.title, level);
  else fitting.decline(wish.title);
  return table;
}

/** Whether a table was opened here a moment ago; true once. */
export function justOpened(table: string): boolean {
  if (kept.get(OPENED) !== table) return false;
  kept.remove(OPENED);
  return true;
}
