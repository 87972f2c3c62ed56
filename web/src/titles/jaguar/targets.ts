/** What can be pointed at, and how it belongs to the options of a question: `space:g2`, `start:3` and `exit:3` (rows),
 * `trap:gas`, `token:floor_red`, `flow:left`, `objective:maps`, `hearts`, `checkpoint:1`, `order`, `rounds`, `taming`, `jaguar`, and of a
 * player `bag:2:blue`, `amulet:2:green`, `ritual:2:m03`, `map:2:d1a`, `chests:2`, `level:2:3`, `life:2`. */
import type { Option, Target, View } from '../face.ts';
import { DIRECTIONS, isDirection, nextTo, same, type Cell, type Direction } from './temple.ts';
import { asJaguar, cellOfSeat, doorOf, spaceOf, templeOf, type JaguarView } from './view.ts';
import { targetAt, walkOf, wayTo } from './walking.ts';

const JUMP = 2;

const word = (option: Option, field: string): string => (typeof option[field] === 'string' ? option[field] : '');

/** Where a step, a jump or water leads from a space, as far as it could go. */
function ahead(from: Cell | null, direction: string, steps: number): Cell | null {
  if (!from || !isDirection(direction)) return null;
  return Array.from({ length: steps }).reduce<Cell>((cell) => nextTo(cell, direction), from);
}

/** The target an option lights. What has a button only gives none. */
export function targetOf(option: Option, view: View): Target {
  const jaguar = asJaguar(view);
  const me = view.seat ?? 0;
  const at = cellOfSeat(jaguar, me);
  const here = spaceOf(jaguar, me);
  const place = (cell: Cell | null) => (cell ? targetAt(cell) : '');
  switch (option.kind) {
    case 'move':
    case 'break':
      return place(ahead(at, word(option, 'direction'), 1));
    case 'jump':
      return place(ahead(at, word(option, 'direction'), JUMP));
    case 'door': {
      const ends = doorOf(jaguar, me);
      return place(ends.find((end) => at && !same(end, at)) ?? null);
    }
    case 'take':
    case 'take-amulet':
    case 'take-chest':
    case 'take-map':
      return here ? `space:${here}` : '';
    case 'perform':
      return ritualTarget(jaguar, word(option, 'ritual'), here, me);
    case 'take-heart':
      return 'hearts';
    case 'heal':
      return `life:${me}`;
    case 'use':
      return `amulet:${me}:${word(option, 'amulet')}`;
    case 'hunt':
      return `amulet:${me}:yellow`;
    case 'discard':
      return `bag:${me}:${word(option, 'crystal')}`;
    case 'set':
    case 'shield':
    case 'look':
      return `trap:${word(option, 'trap')}`;
    case 'choose':
      return `token:${word(option, 'token')}`;
    case 'mark':
      return `objective:${word(option, 'objective')}`;
    case 'place':
    case 'prowl':
    case 'fetch':
      return `space:${word(option, 'space')}`;
    case 'start':
      return `start:${String(option.row)}`;
    case 'flow':
    case 'steer':
    case 'steer-and-take':
      return `flow:${word(option, 'direction')}`;
    case 'drift':
      return jaguar.water ? `flow:${jaguar.water.direction}` : '';
    case 'run':
      return 'run';
    case 'tame':
      return 'taming';
    default:
      return '';
  }
}

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
      return Number(what) === view.seat && view.ask.options.some((option) => option.kind === 'discard')
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
  if (view.ask.options.some((option) => option.kind === 'place')) return `place ${space}`;
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
