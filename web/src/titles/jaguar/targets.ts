/** What can be pointed at, and how it belongs to the options of a question: `space:g2`, `start:3` and `exit:3` (rows),
 * `trap:gas`, `token:floor_red`, `flow:left`, `objective:maps`, `hearts`, `checkpoint:1`, `order`, `rounds`, `taming`, `jaguar`, and of a
 * player `bag:2:blue`, `amulet:2:green`, `ritual:2:m03`, `map:2:d1a`, `chests:2`, `level:2:3`, `life:2`. */
import { caseOf, type Cases } from '../cases.ts';
import type { Option, Target, View } from '../face.ts';
import { asOption, isKind, type JaguarOption } from './kinds.ts';
import { DIRECTIONS, nextTo, same, type Cell, type Direction, type Trap } from './temple.ts';
import { asJaguar, cellOfSeat, doorOf, spaceOf, templeOf, type JaguarView } from './view.ts';
import { targetAt, walkOf, wayTo } from './walking.ts';

const JUMP = 2;

/** Where a step, a jump or water leads from where I stand, as far as it could go. */
function ahead(view: JaguarView, direction: Direction, steps: number): Target {
  const from = cellOfSeat(view, view.seat ?? 0);
  if (!from) return '';
  return targetAt(Array.from({ length: steps }).reduce<Cell>((cell) => nextTo(cell, direction), from));
}

const step = ({ direction }: { direction: Direction }, view: JaguarView): Target => ahead(view, direction, 1);
const water = ({ direction }: { direction: Direction }): Target => `flow:${direction}`;
const onTrap = ({ trap }: { trap: Trap }): Target => `trap:${trap}`;
const onSpace = ({ space }: { space: string }): Target => `space:${space}`;
function whereIStand(_: unknown, view: JaguarView): Target {
  const here = spaceOf(view, view.seat ?? 0);
  return here ? `space:${here}` : '';
}

/** The other side of my secret door. */
function throughDoor(_: unknown, view: JaguarView): Target {
  const me = view.seat ?? 0;
  const at = cellOfSeat(view, me);
  const end = doorOf(view, me).find((one) => at && !same(one, at));
  return end ? targetAt(end) : '';
}

const LIGHTS: Cases<JaguarOption, [JaguarView, number], Target> = {
  move: step,
  break: step,
  jump: ({ direction }, view) => ahead(view, direction, JUMP),
  door: throughDoor,
  take: whereIStand,
  'take-amulet': whereIStand,
  'take-chest': whereIStand,
  'take-map': whereIStand,
  perform: ({ ritual }, view, me) => ritualTarget(view, ritual, spaceOf(view, me), me),
  'take-heart': () => 'hearts',
  heal: (_, _view, me) => `life:${me}`,
  use: ({ amulet }, _, me) => `amulet:${me}:${amulet}`,
  hunt: (_, _view, me) => `amulet:${me}:yellow`,
  discard: ({ crystal }, _, me) => `bag:${me}:${crystal}`,
  set: onTrap,
  shield: onTrap,
  look: onTrap,
  choose: ({ token }) => `token:${token}`,
  mark: ({ objective }) => `objective:${objective}`,
  place: onSpace,
  prowl: onSpace,
  fetch: onSpace,
  start: ({ row }) => `start:${row}`,
  flow: water,
  steer: water,
  'steer-and-take': water,
  drift: (_, view) => (view.water ? `flow:${view.water.direction}` : ''),
  run: () => 'run',
  tame: () => 'taming',
};

/** The target an option lights. What has a button only gives none. */
export const targetOf = (option: Option, view: View): Target =>
  caseOf(LIGHTS, asOption(option), asJaguar(view), view.seat ?? 0) ?? '';

/** A ritual that I could perform lies where I stand, or in my pouch. */
const ritualTarget = (view: JaguarView, ritual: string, here: string, me: number): Target =>
  view.items[here]?.ritual === ritual ? `space:${here}` : `ritual:${me}:${ritual}`;

/** All targets that are legal now, each with its options. */
export function targetsOf(view: View): Map<Target, Option[]> {
  const targets = new Map<Target, Option[]>();
  for (const option of view.ask.options) {
    const target = targetOf(option, view);
    if (target) targets.set(target, [...(targets.get(target) ?? []), option]);
  }
  return targets;
}

/** What pressing a target asks for, in notation. Empty if there is nothing to ask for. */
export function wishOf(target: Target, view: View): string {
  const jaguar = asJaguar(view);
  const [kind = '', what = '', which = ''] = target.split(':');
  switch (kind) {
    case 'space':
      return spaceWish(what, jaguar);
    case 'exit':
      return 'move right';
    case 'start':
      return `start ${what}`;
    case 'trap':
      return `${jaguar.turn?.seat === view.seat && jaguar.turn ? 'shield' : 'set'} ${what}`;
    case 'token':
      return `choose ${what}`;
    case 'objective':
      return `mark ${what}`;
    case 'amulet':
      return Number(what) === view.seat ? `use ${which}` : '';
    case 'bag':
      return Number(what) === view.seat && view.ask.options.some((option) => isKind(option, 'discard'))
        ? `discard ${which}`
        : '';
    case 'ritual':
      return Number(what) === view.seat ? `perform ${which}` : '';
    case 'life':
      return Number(what) === view.seat ? 'heal' : '';
    default:
      return '';
  }
}

/** What is wanted of a space: to stand there, or what lies where I stand. */
function spaceWish(space: string, view: JaguarView): string {
  if (view.ask.options.some((option) => isKind(option, 'place'))) return `place ${space}`;
  const me = view.seat ?? 0;
  if (space === spaceOf(view, me)) {
    const item = view.items[space];
    return item?.ritual ? `perform ${item.ritual}` : item?.chest ? 'take-chest' : '';
  }
  // A wish is one answer: for a space farther off, the first step towards it.
  const from = cellOfSeat(view, me);
  const walk = walkOf(view, me);
  const first = wayTo(walk, `space:${space}`)?.[0];
  if (first) return first.by === 'door' ? 'door' : `move ${first.by}`;
  if (!from) return '';
  const direction = (Object.keys(DIRECTIONS) as Direction[]).find(
    (one) => targetAt(nextTo(from, one)) === `space:${space}`,
  );
  return direction && templeOf(view).has(nextTo(from, direction)) ? `move ${direction}` : '';
}
