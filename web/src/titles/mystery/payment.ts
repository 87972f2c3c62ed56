/** Paying with several crystals: people pick them in any order, the rules ask for them in the order of the spaces. */
import type { Ask, Option, Plan, View } from '../face.ts';
import { isKind } from './kinds.ts';
import { asMystery } from './view.ts';

const SAYS = { about: 'mystery-web-plan', act: 'mystery-web-pay', missing: 'mystery-web-pay-missing' };

/** The plan that a question leaves room for; null if it is answered by one option.
 *
 * A question offers the spaces that can come first, and tells `among` which spaces it chooses altogether.
 */
export function planOf(view: View, me: number): Plan | null {
  const { ask } = view;
  const offered = ask.options.filter((option) => isKind(option, 'pay', 'give-up'));
  const sample = offered.at(-1);
  if (!sample) return null;
  const held = heldBy(view, me);
  const options = (ask.among ?? [])
    .toSorted((a, b) => a - b)
    .map((space) => offered.find((option) => option.space === space) ?? later(sample, space, held));
  return isKind(sample, 'give-up') ? trade(ask, options) : payment(ask, options);
}

/** As many as one likes. */
function trade(ask: Ask, options: Option[]): Plan {
  const least = ask.options.some((option) => isKind(option, 'stop')) ? 0 : 1;
  return { options, least, most: options.length, stop: 'stop', says: { ...SAYS, act: 'mystery-web-give' } };
}

/** As many as are asked for, if that leaves a choice. */
function payment(ask: Ask, options: Option[]): Plan | null {
  const most = ask.number ?? 1;
  return most < 2 || options.length <= most ? null : { options, least: most, most, stop: '', says: SAYS };
}

/** The option that a question after this one will offer for a space. */
function later(sample: Option, space: number, held: Record<number, string>): Option {
  return { ...sample, text: sample.text.replace(/\d+$/, String(space)), space, preview: { crystal: held[space] } };
}

/** The crystals on a seat's spaces, numbered from 1. */
function heldBy(view: View, seat: number): Record<number, string> {
  const letters = [...(asMystery(view).players[seat - 1]?.crystals ?? '')];
  return Object.fromEntries(
    letters.map((letter, i) => [i + 1, letter] as const).filter(([, letter]) => letter !== '.'),
  );
}
