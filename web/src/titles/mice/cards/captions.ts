/** What cards are called and what they say, in this viewer's language; put together from the component data. */
import type { Arguments, Words } from '../../../lib/words.ts';
import type { Components } from '../../face.ts';
import { boxOf, cardOf, effectOf, NEUTRAL, wordOf, type AnyCard, type Box, type Operation } from './faces.ts';
import { LETTER, lettersOf, type Bundle } from './goods.ts';

/** In a few words, for a face; or a whole sentence, for reading. */
export type Length = 'short' | 'long';

/** The name of a card: the catalogue's, or that of an owner's own data. */
export function cardName(id: string, { words, components }: { words: Words; components: Components }): string {
  const message = `mice-card-${wordOf(id)}`;
  if (words.has(message)) return words.text(message);
  const card = cardOf(components, id);
  return card && 'name' in card ? card.name : id;
}

export function factionName(id: string, words: Words): string {
  if (id === NEUTRAL) return words.text('mice-web-cards-neutral');
  return words.has(`mice-faction-${id}`) ? words.text(`mice-faction-${id}`) : id;
}

/** What a faction is known for. */
export function factionLine(id: string, words: Words): string {
  const message = id === NEUTRAL ? 'mice-web-cards-neutral.line' : `mice-faction-${id}.line`;
  return words.has(message) ? words.text(message) : '';
}

// ---------------------------------------------------------------- operations as messages

interface Described {
  kind: string;
  args: Arguments;
  bundles?: Record<string, Bundle>;
}

const items = (bundle: Bundle): Record<string, Bundle> => ({ items: bundle });

/** An operation as the rules describe it: the message that says it, and what fills that in. */
function described(op: Operation, box: Box): Described {
  const discount = op.discount ?? 0;
  const from = op.from === 'camp' ? 'camp' : 'row_or_camp';
  switch (op.op) {
    case 'gain':
    case 'others_gain':
      return { kind: op.op, args: {}, bundles: items(op) };
    case 'gain_low':
      return {
        kind: op.op,
        args: { 'item-id': op.item ?? '', below: op.below ?? 0, low: op.low ?? 0, high: op.high ?? 0 },
        bundles: items({ [op.item ?? 'any']: op.low ?? 0 }),
      };
    case 'gain_per':
      return { kind: op.op, args: { 'per-id': op.per ?? '', max: op.max ?? 0 }, bundles: items(op) };
    case 'exchange':
      return {
        kind: op.other_kind ? 'exchange_other' : 'exchange',
        args: { times: op.max ?? 1 },
        bundles: { pay: op.pay ?? {}, get: op.get ?? {} },
      };
    case 'open': {
      const how = op.trigger ? '_trigger' : op.where === 'anywhere' ? '_anywhere' : discount ? '_discount' : '';
      return { kind: `open${how}`, args: { 'from-id': from, discount } };
    }
    case 'hire':
      return { kind: discount ? 'hire_discount' : 'hire', args: { 'from-id': from, discount } };
    case 'camp':
      return op.from === 'discard'
        ? { kind: 'camp_discard', args: {} }
        : { kind: 'camp', args: { 'what-id': op.what ?? 'either' } };
    case 'refresh':
      return { kind: op.op, args: { max: op.max ?? 0 } };
    case 'move_paw':
      return { kind: op.from_entrance ? 'move_paw_entrance' : 'move_paw', args: {} };
    case 'portal':
      return { kind: op.op, args: { discount }, bundles: items(op) };
    case 'trigger':
      return { kind: op.op, args: { 'target-id': op.target ?? '' }, bundles: items(box.adjacentBonus) };
    case 'mod':
      return { kind: op.op, args: { 'mod-id': op.mod ?? '', number: op.n ?? 0 } };
    default:
      return { kind: op.op, args: {} };
  }
}

/** Goods in words: "2 food, 1 torch". */
export function goodsText(bundle: Bundle, words: Words, length: Length = 'short'): string {
  const letters = lettersOf(bundle) || 'none';
  if (length === 'long') return words.word('mice', 'items', letters);
  const kinds = Object.values(LETTER).filter((letter) => letters.includes(letter));
  return kinds
    .map((letter) => words.text(`mice-web-cards-goods-${letter}`, { number: letters.split(letter).length - 1 }))
    .map((text) => text.replaceAll(' ', '\u00a0')) // a number stays with what it counts
    .join(', ');
}

const message = (kind: string, length: Length): string =>
  length === 'short' ? `mice-web-cards-op-${kind}` : `mice-op-${kind}`;

/** Whether it is the choice between opening and hiring a card of the camp. */
const usesCamp = (op: Operation): boolean =>
  (op.options ?? [])
    .map(([one, ...more]) => (more.length || one?.from !== 'camp' || one.discount ? '' : one.op))
    .join() === 'open,hire';

function say(op: Operation, words: Words, box: Box, length: Length): string {
  if (op.op === 'choose' && length === 'short' && usesCamp(op)) return words.text('mice-web-cards-op-use_camp');
  if (op.op === 'choose') {
    return (op.options ?? [])
      .map((branch) => sayAll(branch, words, box, length))
      .reduce((one, other) => words.text(message('or', length), { one, other }));
  }
  const { kind, args, bundles = {} } = described(op, box);
  const goods = Object.entries(bundles).map(([name, bundle]) => [name, goodsText(bundle, words, length)] as const);
  return words.text(message(kind, length), { ...args, ...Object.fromEntries(goods) });
}

const sayAll = (effect: readonly Operation[], words: Words, box: Box, length: Length): string =>
  effect
    .map((op) => say(op, words, box, length))
    .reduce((one, other) => (one ? words.text('mice-web-cards-op-then', { one, other }) : other), '');

/** An effect in words, beginning small. */
export const effectText = (effect: readonly Operation[], words: Words, box: Box, length: Length = 'short'): string =>
  sayAll(effect, words, box, length);

/** What a card says. The other side of an entrance, if it is flipped. */
export function caption(
  card: AnyCard,
  { words, components }: { words: Words; components: Components },
  length: Length = 'short',
  flipped = false,
): string {
  const effect = effectOf(card, flipped);
  const box = boxOf(components);
  let text = effectText(effect, words, box, length);
  if (card.type === 'assistant') {
    const [first] = effect;
    const on = (card.on ?? '').replace(':', '-');
    const more = on === `gain-${Object.keys(first ?? {}).find((field) => on.endsWith(`-${field}`)) ?? '?'}`;
    if (length === 'long') {
      if (on) text = words.text('mice-op-on', { 'condition-id': on, effect: text });
      if (card.kind === 'one_time') text = words.text('mice-op-one_time', { effect: text });
      if (card.kind === 'passive' && card.limit === 'turn') text = words.text('mice-op-once', { effect: text });
    } else if (on && first?.op !== 'mod') {
      const what = more ? words.text('mice-web-cards-op-more', { number: 1 }) : text;
      text = words.text('mice-web-cards-op-on', { 'condition-id': on, effect: what });
    }
  }
  // A number stays with what it counts.
  const sentence = (text.charAt(0).toLocaleUpperCase() + text.slice(1)).replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
  return length === 'long' ? `${sentence}.` : sentence;
}

/** What kind of card it is, in words: "Porcupines, chamber". */
export function kindText(card: AnyCard, words: Words): string {
  if (card.type === 'entrance' || card.type === 'chest') return words.text(`mice-web-cards-kind-${card.type}`);
  const kind = words.text(`mice-web-cards-kind-${card.type === 'chamber' ? card.type : card.kind}`);
  return words.text('mice-web-cards-kind', { faction: factionName(card.faction, words), kind });
}

/** Where the figures of a card come from, in words. */
export const sourceText = (card: AnyCard, words: Words): string => words.text(`mice-web-cards-source-${card.source}`);

/** The pennant of a card: what limits it. Empty if nothing does. */
export function flagText(card: AnyCard, words: Words): string {
  if (card.type !== 'assistant') return '';
  if (card.kind === 'one_time') return words.text('mice-web-cards-flag-once');
  return card.limit === 'turn' ? words.text('mice-web-cards-flag-turn') : '';
}
