/** Paying with several crystals: people pick them in any order, the rules ask for them in the order of the spaces. */

import type { Ask, Option } from './protocol.ts';

/** A payment of several pieces that is sent as one answer. */
export interface Plan {
  /** One option for each space that may be picked, offered now or by the questions that follow. */
  options: Option[];
  least: number;
  most: number;
  /** What ends the answer, if fewer than could be are picked. */
  stop: string;
}

/** The plan that a question leaves room for; null if it is answered by one option.
 *
 * A question offers the spaces that can come first. The others are those of `held` behind them, if they are just as
 * many as will be asked for afterwards; otherwise only the rules know, and the questions are answered one by one.
 */
export function planOf(ask: Ask, held: Record<number, string>): Plan | null {
  const offered = ask.options.filter((option) => option.kind === 'pay' || option.kind === 'give-up');
  const sample = offered.at(-1);
  if (!sample) return null;
  if (sample.kind === 'give-up') {
    return { options: bySpace(offered), least: 1, most: offered.length, stop: 'stop' };
  }
  const most = ask.number ?? 1;
  const farthest = Math.max(...offered.map(spaceOf));
  const behind = Object.keys(held)
    .map(Number)
    .filter((space) => space > farthest);
  if (most < 2 || behind.length !== most - 1) return null;
  const later = behind.map((space) => ({
    ...sample,
    text: sample.text.replace(/\d+$/, String(space)),
    space,
    preview: { crystal: held[space] },
  }));
  return { options: bySpace([...offered, ...later]), least: most, most, stop: '' };
}

/** The picks as the answers to the questions, one after another. */
export function answersOf(plan: Plan, picks: readonly string[]): string[] {
  const answers = plan.options.map((option) => option.text).filter((text) => picks.includes(text));
  // Nobody is asked again once the last space has been given.
  const stops = plan.stop && answers.at(-1) !== plan.options.at(-1)?.text;
  return stops ? [...answers, plan.stop] : answers;
}

/** Picks with one more or, if it was picked before, one less; a pick too many takes the place of the oldest. */
export function toggled(plan: Plan, picks: readonly string[], text: string): string[] {
  if (picks.includes(text)) return picks.filter((pick) => pick !== text);
  return [...picks, text].slice(-plan.most);
}

/** The pieces on a seat's spaces, numbered from 1, as far as a view shows them in a row. */
export function heldBy(view: Record<string, unknown>, seat: number): Record<number, string> {
  const players: unknown[] = Array.isArray(view.players) ? view.players : [];
  const row = (players[seat - 1] as Record<string, unknown> | undefined)?.crystals;
  const letters = typeof row === 'string' ? [...row] : [];
  return Object.fromEntries(
    letters.map((letter, i) => [i + 1, letter] as const).filter(([, letter]) => letter !== '.'),
  );
}

const spaceOf = (option: Option): number => (typeof option.space === 'number' ? option.space : 0);

function bySpace(options: readonly Option[]): Option[] {
  return options.toSorted((a, b) => spaceOf(a) - spaceOf(b));
}
