/** What can be pointed at, and how it belongs to the options of a question: `card:red`, `box:red:M5`, `rune:red`,
 * `mana:w2:3`, `space:1:4` (seat, space), `reserve:1`, `supply`, `supply:R`, `objective:red`, `objective:runes`,
 * `grid:2A` (on offer). */
import { caseOf, type Cases } from '../cases.ts';
import type { Option, Target, View } from '../face.ts';
import { asOption, type MysteryOption } from './kinds.ts';
import { asMystery, wildernessNumber, type Parts } from './view.ts';

const meIn = (view: View): number => view.seat ?? view.deciding[0] ?? 0;

const onCard = ({ card }: { card: string }): Target => `card:${card}`;
const onMana = ({ card, mana }: { card: string; mana: number }): Target => `mana:${card}:${mana}`;
const onBox = ({ temple, box }: { temple: string; box: string }): Target => `box:${temple}:${box}`;
const onMySpace = ({ space }: { space: number }, view: View): Target => `space:${meIn(view)}:${space}`;
const inSupply = ({ crystal }: { crystal: string }): Target => `supply:${crystal}`;

/** The card on which I stand. */
function whereIStand(_: unknown, view: View): Target {
  const card = asMystery(view).players[meIn(view) - 1]?.pawn;
  return card ? `card:${card}` : '';
}

const LIGHTS: Cases<MysteryOption, [View], Target> = {
  move: onCard,
  'move-far': onCard,
  clear: onCard,
  collect: whereIStand,
  convert: whereIStand,
  break: onBox,
  raise: onBox,
  'take-rune': ({ temple }) => `rune:${temple}`,
  cover: onMana,
  'take-mana': onMana,
  'take-seat': ({ seat, space }) => `space:${seat}:${space}`,
  pay: onMySpace,
  swap: onMySpace,
  'swap-with': onMySpace,
  place: onMySpace,
  replace: onMySpace,
  'give-up': onMySpace,
  reserve: (_, view) => `reserve:${meIn(view)}`,
  colour: inSupply,
  next: inSupply,
  return: inSupply,
  draft: ({ grid }) => `grid:${grid}`,
};

/** The target an option lights. What has a button only gives none. */
export const targetOf = (option: Option, view: View): Target => caseOf(LIGHTS, asOption(option), view) ?? '';

/** All targets that are legal now, each with its options. */
export function targetsOf(view: View): Map<Target, Option[]> {
  const targets = new Map<Target, Option[]>();
  for (const option of view.ask?.options ?? []) {
    const target = targetOf(option, view);
    if (target) targets.set(target, [...(targets.get(target) ?? []), option]);
  }
  return targets;
}

/** What lies on a card and can be pointed at: curse boxes and a rune pile, or mana spaces. */
export function targetsOn(card: string, parts: Parts): Target[] {
  const number = wildernessNumber(card);
  if (!number) return [...parts.curse_box.map((box) => `box:${card}:${box.id}`), `rune:${card}`];
  const spaces = parts.wilderness.find((wild) => wild.number === number)?.spaces ?? [];
  return spaces.map((_, i) => `mana:${card}:${i + 1}`);
}

/** What pressing a target asks for, in notation. Empty if there is nothing to ask for. */
export function wishOf(target: Target, view: View): string {
  const [kind = '', what = '', which = ''] = target.split(':');
  const mine = Number(what) === view.seat;
  switch (kind) {
    case 'card':
      return view.ask?.phase === 'act' && asMystery(view).players[(view.seat ?? 0) - 1]?.pawn === what
        ? 'collect'
        : `move ${what}`;
    case 'box':
      return `break ${what} ${which}`;
    case 'mana':
      return `cover ${what} ${which}`;
    case 'space':
      return mine ? spaceWish(which, view) : '';
    case 'reserve':
      return mine ? 'reserve' : '';
    case 'rune':
      return `rune ${what}`;
    case 'grid':
      return `draft ${what}`;
    default:
      return '';
  }
}

/** A space of my own grid: to store what is to be stored, else to pay with what lies there. */
function spaceWish(space: string, view: View): string {
  const storing = (view.ask?.options ?? [])
    .map(asOption)
    .find((option) => option.kind === 'place' || option.kind === 'replace');
  return storing ? `place ${storing.crystal} at ${space}` : `pay ${space}`;
}

/** The card a target lies on; empty for what lies elsewhere. */
export function cardOf(target: Target): string {
  const [kind, what = ''] = target.split(':');
  return kind === 'card' || kind === 'box' || kind === 'mana' || kind === 'rune' ? what : '';
}
