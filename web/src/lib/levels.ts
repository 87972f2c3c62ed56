/** The levels of bots, and which of them fits somebody: what their finished games against bots suggest.
 *
 * A game counts if one person played it against bots of one level to its proper end. A victory that is shared is
 * neither won nor lost. After two games of a level in a row that were both won, or both lost, the next level up or down
 * is offered; nothing changes unless somebody accepts it.
 */

import type { Table } from './protocol.ts';

/** Keeps the seat of somebody who is away, as the server's does that of who leaves: well, and without a pause. */
const STAND_IN = 'adept';
/** Draws lots: for trials, and no opponent. */
const LOTS = 'random';
/** So many games of a level, one after the other with the same outcome, make an offer. */
const IN_A_ROW = 2;
/** So many tables are remembered as counted. A server forgets finished ones after a while, so nobody opens more. */
const MOST_COUNTED = 50;

/** Games of one level in a row that were all won, or all lost. */
export interface Run {
  level: string;
  won: boolean;
  games: number;
}

/** What a device knows of somebody's games of one title. */
export interface Standing {
  /** The level that was accepted last; empty before. */
  level: string;
  run: Run | null;
  /** The tables that are counted, or never will be; the newest last. */
  counted: readonly string[];
}

/** A level to go on with, after games that were all won or all lost. */
export interface Offer {
  level: string;
  won: boolean;
}

export type Finished = Pick<Table, 'seat' | 'seats' | 'over' | 'capped' | 'closed' | 'taken_over' | 'winners'>;

/** The levels that people choose from, the weakest first. */
export function ladder(bots: readonly string[]): readonly string[] {
  const thinking = bots.filter((level) => level !== LOTS);
  return thinking.length ? thinking : bots;
}

/** The level at which a bot plays in somebody's place. */
export function standIn(bots: readonly string[]): string {
  return bots.find((level) => level === STAND_IN) ?? bots.at(-1) ?? '';
}

/** Against whom somebody plays who does not choose: the level that was accepted, or the first one. */
export function levelFor(standing: Standing, bots: readonly string[]): string {
  const levels = ladder(bots);
  return levels.find((level) => level === standing.level) ?? levels[0] ?? '';
}

/** The level of all others at a table where one person played to the end; empty if the game does not count. */
export function levelOf({ seat, seats, over, capped, closed, taken_over: taken }: Finished): string {
  if (!over || capped || closed || taken?.length) return '';
  const me = seats.find((one) => one.seat === seat);
  const others = seats.filter((one) => one !== me);
  const level = others[0]?.bot ?? '';
  const alike = others.every(({ kind, bot }) => kind === 'bot' && bot === level);
  return alike && me?.kind === 'person' && !me.stand_in ? level : '';
}

/** After the game of a table, which counts once. */
export function finished(standing: Standing, table: string, game: Finished, bots: readonly string[]): Standing {
  const level = levelOf(game);
  if (standing.counted.includes(table) || !ladder(bots).includes(level)) return standing;
  return { ...passedOver(standing, table), run: goneOn(standing.run, level, game) };
}

function goneOn(run: Run | null, level: string, { seat, winners }: Finished): Run | null {
  const won = winners.includes(seat);
  if (!winners.length || (won && winners.length > 1)) return null;
  const before = run?.level === level && run.won === won && !isOffer(run) ? run.games : 0;
  return { level, won, games: before + 1 };
}

/** A table whose game says nothing of who sits there, however it ends. */
export function passedOver(standing: Standing, table: string): Standing {
  if (standing.counted.includes(table)) return standing;
  return { ...standing, counted: [...standing.counted, table].slice(-MOST_COUNTED) };
}

/** What the last games suggest: the level above or below theirs, unless somebody plays there or beyond already. */
export function offered(standing: Standing, bots: readonly string[]): Offer | null {
  const { run } = standing;
  const levels = ladder(bots);
  if (!run || !isOffer(run) || !levels.includes(run.level)) return null;
  const step = run.won ? 1 : -1;
  const next = levels.indexOf(run.level) + step;
  const level = levels[next];
  const now = levels.indexOf(levelFor(standing, bots));
  return level !== undefined && (next - now) * step > 0 ? { level, won: run.won } : null;
}

function isOffer(run: Run): boolean {
  return run.games >= IN_A_ROW;
}

export function accepted(standing: Standing, level: string): Standing {
  return { ...standing, level, run: null };
}

/** Without what was offered; if nothing was, all is as before. */
export function declined(standing: Standing): Standing {
  return standing.run && isOffer(standing.run) ? { ...standing, run: null } : standing;
}

/** What was kept, as far as it can be read. */
export function readStanding(kept: unknown): Standing {
  const { level, run, counted } = fieldsOf(kept);
  return {
    level: typeof level === 'string' ? level : '',
    run: readRun(run),
    counted: Array.isArray(counted) ? counted.filter((table) => typeof table === 'string') : [],
  };
}

function readRun(kept: unknown): Run | null {
  const { level, won, games } = fieldsOf(kept);
  const isRun = typeof level === 'string' && typeof won === 'boolean' && typeof games === 'number';
  return isRun ? { level, won, games } : null;
}

/** The fields of something that may be anything. */
export function fieldsOf(kept: unknown): Partial<Record<string, unknown>> {
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}
