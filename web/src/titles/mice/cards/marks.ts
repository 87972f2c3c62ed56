/**
 * An effect as a row of marks. `:` stands between a condition and what follows from it, `→` in an exchange, `/` is or,
 * `+` and, `·` then, `×` for each; −n is cheaper and ≤n is up to.
 */
import type { AnyCard, Box, Operation } from './faces.ts';
import { effectOf } from './faces.ts';
import { listed, type Bundle, type GoodName } from './goods.ts';
import type { GlyphName } from './glyphs.ts';
import { measure } from './type.ts';

export type Mark = { text: string } | { glyph: GlyphName } | { good: GoodName; n: number };

const word = (text: string): Mark => ({ text });
const sign = (glyph: GlyphName): Mark => ({ glyph });
const piece = (good: GoodName, n = 0): Mark => ({ good, n });

/** A bundle: its goods with a plus between them. */
export const goodsMarks = (bundle: Bundle): Mark[] =>
  listed(bundle).flatMap(({ good, n }, i) => [...(i ? [word('+')] : []), piece(good, n)]);

const TARGETS: Record<string, GlyphName[]> = {
  adjacent_chamber: ['bolt', 'adj'],
  row_chamber: ['bolt', 'row', 'arch'],
  own_paw_entrance: ['bolt', 'entrance', 'paw'],
  free_entrance: ['bolt', 'entrance'],
  opened_chamber: ['bolt', 'arch'],
  hired_assistant: ['bolt', 'mouse'],
  used_assistant: ['bolt', 'mouse', 'cycle'],
};
const CAMPED: Record<string, GlyphName> = { chamber: 'arch', assistant: 'mouse', either: 'card' };

const less = (n = 0): Mark[] => (n ? [word(`−${n}`)] : []);
const fromCamp = (what: GlyphName): Mark[] => [sign('tent'), sign('right'), sign(what)];

/** Marks with an or between them; how all of them begin is said once. */
function alternatives(branches: readonly Mark[][]): Mark[] {
  const [first = []] = branches;
  const same = (i: number) => branches.every((branch) => JSON.stringify(branch[i]) === JSON.stringify(first[i]));
  const differs = first.findIndex((_, i) => !same(i));
  const common = Math.max(0, differs);
  const rest = branches.flatMap((branch, i) => [...(i ? [word('/')] : []), ...branch.slice(common)]);
  return [...first.slice(0, common), ...rest];
}

/** The operations and their marks; `box` knows what the rules add to them. */
const OPERATIONS: Record<string, (op: Operation, box: Box) => Mark[]> = {
  gain: (op) => goodsMarks(op),
  gain_low: (op) => [word(`${op.high ?? 1}–${op.low ?? 2}`), piece((op.item ?? 'any') as GoodName)],
  gain_per: (op) => [
    ...goodsMarks(op),
    word('×'),
    sign('adj'),
    ...(op.per === 'adjacent_factions' ? [word('≠')] : op.max ? [word(`≤${op.max}`)] : []),
  ],
  others_gain: (op) => [sign('others'), ...goodsMarks(op)],
  choose: (op, box) => alternatives((op.options ?? []).map((branch) => marks(branch, box))),
  exchange: (op) => [
    ...goodsMarks(op.pay ?? {}),
    sign('right'),
    ...goodsMarks(op.get ?? {}),
    ...(op.other_kind ? [word('≠')] : []),
    ...((op.max ?? 1) > 1 ? [word(`≤${op.max}×`)] : []),
  ],
  open: (op) => [
    ...(op.from === 'camp' ? fromCamp('arch') : [sign('archplus')]),
    ...(op.where === 'anywhere' ? [sign('grid')] : []),
    ...less(op.discount),
    ...(op.trigger ? [sign('bolt')] : []),
  ],
  hire: (op) => [...(op.from === 'camp' ? fromCamp('mouse') : [sign('mouseplus')]), ...less(op.discount)],
  camp: (op) => [
    ...(op.from === 'discard' ? [sign('cycle')] : []),
    sign(CAMPED[op.what ?? 'either'] ?? 'card'),
    sign('right'),
    sign('tent'),
  ],
  refresh: (op) => [sign('refresh'), word(`≤${op.max ?? 1}`)],
  move_paw: (op) => [...(op.from_entrance ? [sign('entrance'), word('/')] : []), sign('paw'), sign('right')],
  take_chest: () => [sign('take'), piece('chest')],
  flip_chest: () => [sign('flip'), piece('chest-used')],
  extra_action: () => [word('+1'), sign('more')],
  extra_turn: () => [word('+1'), sign('hourglass')],
  place_paw: () => [sign('paw'), sign('down')],
  double_next: () => [sign('bolt'), word('×2')],
  swap_assistant: () => [sign('mouse'), sign('swap'), sign('mouse')],
  portal: (op) => [sign('swap'), sign('archplus'), ...less(op.discount), word('+'), ...goodsMarks(op)],
  borrow_assistant: () => [sign('row'), sign('mouse'), sign('hourglass')],
  trigger: (op, box) => [
    ...(TARGETS[op.target ?? ''] ?? ['bolt']).map(sign),
    ...(op.target === 'adjacent_chamber' ? [word('·'), sign('others'), ...goodsMarks(box.adjacentBonus)] : []),
  ],
  mod: (op) => MODS[op.mod ?? '']?.(op) ?? [],
};
const MODS: Record<string, (op: Operation) => Mark[]> = {
  open_discount: (op) => [sign('archplus'), ...less(op.n)],
  pay_gold_with: (op) => [
    sign('mouseplus'),
    word(':'),
    piece((op.item ?? 'food') as GoodName),
    word('='),
    piece('gold'),
  ],
  cost_any: (op) => [sign('archplus'), word(':'), word(`≤${op.n ?? 0}`), piece('any')],
  camp_limit: (op) => [sign('tent'), word(`≤${op.n ?? 0}`)],
  place_opposite: () => [sign('paw'), sign('opposite')],
};

const CONDITIONS: Record<string, (GlyphName | 'chest' | 'chest-used')[]> = {
  open: ['archplus'],
  hire: ['mouseplus'],
  camp: ['card', 'right', 'tent'],
  from_camp: ['out'],
  chest_use: ['chest-used'],
  chest_take: ['take', 'chest'],
  exchange: ['swap'],
  visited: ['pawother', 'down', 'arch'],
  'place:chamber': ['paw', 'down', 'arch'],
  'place:opponent_chamber': ['paw', 'down', 'archother'],
  'place:empty': ['paw', 'down', 'empty'],
  'remove:opponent_chamber': ['paw', 'up', 'archother'],
  'remove_no_effect:any': ['paw', 'up', 'nobolt'],
  'remove_no_effect:inside': ['paw', 'up', 'nobolt', 'grid'],
  'remove_no_effect:chamber': ['paw', 'up', 'nobolt', 'arch'],
  after_remove_action: ['paw', 'all'],
};

/** The operations that have marks. */
export const DRAWN: ReadonlySet<string> = new Set(Object.keys(OPERATIONS));

export function conditionMarks(on: string): Mark[] {
  if (on.startsWith('gain:')) return [sign('take'), piece(on.slice('gain:'.length) as GoodName)];
  return (CONDITIONS[on] ?? []).map((name) => (name === 'chest' || name === 'chest-used' ? piece(name) : sign(name)));
}

/** What is done, one after another. */
export const marks = (effect: readonly Operation[], box: Box): Mark[] =>
  effect.flatMap((op, i) => [...(i ? [word('·')] : []), ...(OPERATIONS[op.op]?.(op, box) ?? [])]);

/** All that a card says: its condition and its effect. A change of the rules names its own condition. */
export function cardMarks(card: AnyCard, box: Box, flipped = false): Mark[] {
  const effect = effectOf(card, flipped);
  const on = card.type === 'assistant' && !effect.some((op) => op.op === 'mod') ? card.on : '';
  return on ? [...conditionMarks(on), word(':'), ...marks(effect, box)] : marks(effect, box);
}

// ---------------------------------------------------------------- laying out

const GAP = 0.12;
const TEXT = 0.82;

const widthOf = (mark: Mark, size: number): number => {
  if ('text' in mark) return measure(mark.text, size * TEXT, 'ui', true) + size * 0.1;
  if ('glyph' in mark) return size * 0.98;
  return (mark.n ? measure(String(mark.n), size * TEXT, 'ui', true) + size * 0.16 : 0) + size * 1.02;
};

/** How wide marks are in one row. */
export const rowWidth = (row: readonly Mark[], size: number): number =>
  row.reduce((sum, mark) => sum + widthOf(mark, size) + size * GAP, -size * GAP);

const isText = (mark: Mark, text: string) => 'text' in mark && mark.text === text;

/** The marks in groups that end at a sign between them; it is kept at the end of its group, or dropped. */
function split(row: readonly Mark[], at: string, keep: boolean): Mark[][] {
  const groups: Mark[][] = [[]];
  for (const mark of row) {
    if (!isText(mark, at)) groups.at(-1)?.push(mark);
    else {
      if (keep) groups.at(-1)?.push(mark);
      groups.push([]);
    }
  }
  return groups;
}

const BREAKS: [at: string, keep: boolean][] = [
  ['·', false],
  [':', true],
  ['/', true],
  ['+', true],
];

/** Rows no wider than that: they break at a then, after a condition, at an or, at an and; at worst between any marks. */
export function rowsOf(row: readonly Mark[], width: number, size: number): Mark[][] {
  const fits = (group: readonly Mark[]) => rowWidth(group, size) <= width;
  if (fits(row)) return [[...row]];
  const broken = BREAKS.map(([at, keep]) => split(row, at, keep).filter((group) => group.length)).filter(
    (groups) => groups.length > 1,
  );
  const enough = broken.find((groups) => groups.every(fits));
  if (enough) return enough;
  if (broken[0]) return broken[0].flatMap((group) => rowsOf(group, width, size));
  const rows: Mark[][] = [[]];
  for (const mark of row) {
    const last = rows.at(-1) ?? [];
    if (last.length && rowWidth([...last, mark], size) > width) rows.push([mark]);
    else last.push(mark);
  }
  return rows;
}

/** A mark with its place: the left end, and how wide it is. */
export interface Placed {
  mark: Mark;
  x: number;
  width: number;
}
/** The marks of a row from left to right, from 0 on. */
export function placed(row: readonly Mark[], size: number): Placed[] {
  let x = 0;
  return row.map((mark) => {
    const width = widthOf(mark, size);
    const here = { mark, x, width };
    x += width + size * GAP;
    return here;
  });
}

/** The largest of these sizes at which the marks take the fewest rows they can. */
export function bestSize(
  row: readonly Mark[],
  width: number,
  sizes: readonly number[],
): { size: number; lines: number } {
  const found = sizes.map((size) => ({ size, lines: rowsOf(row, width, size).length }));
  const fewest = Math.min(...found.map(({ lines }) => lines));
  return found.find(({ lines }) => lines === fewest) ?? { size: sizes[0] ?? 16, lines: 1 };
}
