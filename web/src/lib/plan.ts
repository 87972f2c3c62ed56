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
 * A question offers the spaces that can come first, and tells `among` which spaces it chooses altogether.
 */
export function planOf(ask: Ask, held: Record<number, string>): Plan | null {
  const offered = ask.options.filter((option) => option.kind === 'pay' || option.kind === 'give-up');
  const sample = offered.at(-1);
  if (!sample) return null;
  const options = (ask.among ?? [])
    .toSorted((a, b) => a - b)
    .map((space) => offered.find((option) => option.space === space) ?? later(sample, space, held));
  if (sample.kind === 'give-up') {
    const least = ask.options.some((option) => option.kind === 'stop') ? 0 : 1;
    return { options, least, most: options.length, stop: 'stop' };
  }
  const most = ask.number ?? 1;
  return most < 2 || options.length <= most ? null : { options, least: most, most, stop: '' };
}

/** The option that a question after this one will offer for a space. */
function later(sample: Option, space: number, held: Record<number, string>): Option {
  return { ...sample, text: sample.text.replace(/\d+$/, String(space)), space, preview: { crystal: held[space] } };
}

/** The picks as the answers to the questions, one after another. Nobody is asked once the rest is settled. */
export function answersOf(plan: Plan, picks: readonly string[]): string[] {
  const answers: string[] = [];
  for (const [i, { text }] of plan.options.entries()) {
    if (!picks.includes(text)) continue;
    answers.push(text);
    if (!plan.stop && plan.options.length - i - 1 === plan.most - answers.length) return answers;
  }
  return plan.stop && !picks.includes(plan.options.at(-1)?.text ?? '') ? [...answers, plan.stop] : answers;
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
