/** Help for everything that can be pointed at, and options in whole sentences. */
import { caseOf, type Cases } from '../cases.ts';
import type { Option, TableProps, Target } from '../face.ts';
import { caption, cardName, effectText, kindText } from './cards/captions.ts';
import { boxOf, cardOf, deckCardOf, effectOf, type Operation } from './cards/faces.ts';
import { lettersOf } from './cards/goods.ts';
import { asOption, isKind, type MiceOption } from './kinds.ts';
import { targetsOf } from './targets.ts';
import { items, placeName, seatName, standName } from './texts.ts';
import {
  asMice,
  assistantsToCome,
  chambersOf,
  GOODS,
  LETTER,
  reconstructionOf,
  partsOf,
  previewOf,
  SLUG,
  type Found,
  type Good,
  type Kind,
  type Reconstruction,
} from './view.ts';

/** What a help card says about a target. */
export interface Telling {
  title: string;
  lines: string[];
  rules: string[];
  reconstructed: Reconstruction;
  /** The card that is shown in its reading size; empty if none is. */
  card: string;
  /** The lines that stand on that card as well. */
  printed: string[];
}

const none: Telling = { title: '', lines: [], rules: [], reconstructed: '', card: '', printed: [] };

/** What a target is, what it costs and what it gives, with the numbers of this moment. */
export function tell(target: Target, props: TableProps): Telling {
  const [kind = '', what = '', which = ''] = target.split(':');
  const options = targetsOf(props.view).get(target) ?? [];
  switch (kind) {
    case 'entrance':
      return tellEntrance(what, options, props);
    case 'spot':
      return tellSpot(what, options, props);
    case 'card':
      return tellCard(what, options, props);
    case 'chest':
      return tellChest(what, options, props);
    case 'deck':
      return tellDeck(what as Kind, props);
    case 'discard':
      return tellDiscard(what as Kind, props);
    case 'stock':
      return tellStock(Number(what), which as Good, options, props);
    case 'pay':
      return tellPayment(what, options, props);
    case 'paws':
      return tellPaws(Number(what), props);
    case 'tokens':
      return tellTokens(Number(what), props);
    case 'sets':
      return tellSets(Number(what), props);
    case 'ends':
      return tellEnds(props);
    default:
      return none;
  }
}

/** The accessible name of a target: everything that its help card says but the rules. */
export function labelOf(target: Target, props: TableProps): string {
  const { title, lines } = tell(target, props);
  return [`${title}.`, ...lines].join(' ').trim();
}

/** The accessible name of an option's button. */
export function nameOf(option: Option, props: TableProps): string {
  const { words, seats } = props;
  const names = seats.map((seat) => seat.name);
  const said = `${words.option(SLUG, option, names)}.`;
  return [said, ...outcome(option, props)].join(' ');
}

const saysCard = ({ card }: { card: string }, _: Option, props: TableProps): string[] => [says(card, props)];
const standing = ({ place }: { place: string }, _: Option, props: TableProps): string[] => [standEffect(place, props)];
const placed = (_: unknown, option: Option, props: TableProps): string[] => placing(option, props);
function acquired({ card }: { card: string }, option: Option, props: TableProps): string[] {
  const { glory = 0, sets } = previewOf(option);
  return [
    priceLine(card, props),
    props.words.text('mice-web-glory-now', { glory }),
    sets ? props.words.text('mice-web-sets-more', { glory: sets }) : '',
    says(card, props),
  ];
}

const OUTCOMES: Cases<MiceOption, [Option, TableProps], string[]> = {
  place: placed,
  infiltrate: placed,
  fill: ({ place }, option, props) => [finding(place, previewOf(option) as Found, props)],
  trigger: standing,
  double: standing,
  passage: ({ place }, _, props) => [
    props.words.text('mice-web-passage', { other: gives(place, props, true), items: passagePrice(props) }),
  ],
  leave: ({ place }, _, props) => [`${standName(place, props)}.`],
  open: acquired,
  hire: acquired,
  choose: (_, option, props) => [branchText(option, props)],
  pay: (_, option, props) => standingFor(option, props),
  use: ({ assistant }, _, props) => [says(assistant, props)],
  chest: saysCard,
  copy: saysCard,
  flip: saysCard,
  borrow: saysCard,
  camp: saysCard,
  give: saysCard,
};

/** What an option brings about, line by line. */
const outcome = (option: Option, props: TableProps): string[] =>
  (caseOf(OUTCOMES, asOption(option), option, props) ?? []).filter(Boolean);

/** What a card says, as a sentence. */
function says(id: string, props: TableProps, flipped = false): string {
  const card = cardOf(props.components, id);
  return card ? caption(card, props, 'long', flipped) : '';
}

/** What a card does, within a sentence. */
function gives(id: string, { components, words }: TableProps, flipped = false): string {
  const card = cardOf(components, id);
  return card ? effectText(effectOf(card, flipped), words, boxOf(components), 'long') : '';
}

/** What stands at a place does this. */
function standEffect(place: string, props: TableProps): string {
  const { view } = props;
  const { entrances, spots } = asMice(view);
  const chamber = spots[place]?.chamber;
  if (chamber) return `${cardName(chamber, props)}: ${gives(chamber, props)}.`;
  const entrance = entrances.find((one) => one.card === place);
  return entrance ? says(place, props, Boolean(entrance.flipped_by)) : '';
}

/** The side of a card that is chosen. */
function branchText(option: Option, props: TableProps): string {
  const { words, components } = props;
  const branch = branchOf(option, props);
  return branch ? effectText(branch, words, boxOf(components), 'long') : words.option(SLUG, option, []);
}

const notNow = (options: Option[], { view, words }: TableProps): string[] =>
  options.length === 0 && view.seat !== null && view.deciding.includes(view.seat) && view.ask.options.length > 0
    ? [words.text('mice-web-not-now')]
    : [];

const rulesFor = (options: Option[], ...others: string[]): string[] => [
  ...new Set([...options.map((option) => option.rule ?? ''), ...others].filter(Boolean)),
];

// ---------------------------------------------------------------- the crypt

/** What placing a paw brings about now. */
function placing(option: Option, props: TableProps): string[] {
  const { words, components } = props;
  const { intersections = [], paws = 0, opposite, passage } = previewOf(option);
  const { lost_icons: bonus } = partsOf(components);
  const lines = [standEffect(String(option.place), props)];
  const few = intersections.length > paws;
  if (few) lines.push(words.text('mice-web-too-few', { paws, spots: intersections.length }));
  else if (intersections.length === 0) lines.push(words.text('mice-web-no-crossing'));
  lines.push(...intersections.map(({ spot, ...found }) => finding(spot, found, props, few)));
  const pays = (seat: number, goods: string) =>
    words.text('mice-web-pays', { name: seatName(seat, props), items: items(goods, props) });
  if (opposite) lines.push(pays(opposite, lettersOf(bonus.opposite_bonus_3p.gain)));
  if (passage) lines.push(pays(passage, lettersOf(bonus.passage_visit_bonus.gain)));
  return lines.filter(Boolean);
}

/** What a paw finds on a spot, or may find if there are too few for all. */
function finding(spot: string, found: Found, props: TableProps, may = false): string {
  const { words, components } = props;
  const said: string[] = [];
  if (found.chamber) {
    said.push(words.text(may ? 'mice-web-paw-on.may' : 'mice-web-paw-on', { place: cardName(found.chamber, props) }));
    if (found.extra) said.push(words.text('mice-web-extra'));
    if (found.visit) {
      const bonus = lettersOf(partsOf(components).lost_icons.visit_bonus.gain);
      said.push(words.text('mice-web-pays', { name: seatName(found.visit, props), items: items(bonus, props) }));
    }
  } else if (found.chest) {
    const bonus = gives(found.chest, props);
    said.push(
      words.text(may ? 'mice-web-paw-chest.may' : 'mice-web-paw-chest', { place: placeName(spot, props), bonus }),
    );
  } else said.push(words.text(may ? 'mice-web-paw-on.may' : 'mice-web-paw-on', { place: placeName(spot, props) }));
  return said.join(' ');
}

function tellEntrance(id: string, options: Option[], props: TableProps): Telling {
  const { view, words, components } = props;
  const entrance = asMice(view).entrances.find((one) => one.card === id);
  if (!entrance) return none;
  const [option] = options;
  const lines: string[] = [];
  const flipped = Boolean(entrance.flipped_by);
  if (option && isKind(option, 'place', 'infiltrate')) lines.push(...placing(option, props));
  else lines.push(says(id, props, flipped));
  if (entrance.paw) lines.push(words.text('mice-web-paw-of', { name: seatName(entrance.paw, props) }));
  if (flipped) lines.push(words.text('mice-web-flipped', { name: seatName(entrance.flipped_by, props) }));
  if (entrance.passage) {
    const other = gives(id, props, true);
    lines.push(words.text('mice-web-passage', { other, items: passagePrice(props) }));
  }
  return {
    ...none,
    title: placeName(id, props),
    lines: [...lines, ...notNow(options, props)],
    rules: rulesFor(options, entrance.passage ? 'MIC-HID-01' : 'MIC-COMP-01'),
    reconstructed: reconstructionOf(components, id),
  };
}

function tellSpot(spot: string, options: Option[], props: TableProps): Telling {
  const { view, words, components } = props;
  const here = asMice(view).spots[spot];
  if (!here) return none;
  const lines: string[] = [];
  const [option] = options;
  if (isKind(option, 'fill')) lines.push(words.text('mice-web-fill-now'));
  if (isKind(option, 'at')) lines.push(words.text('mice-web-at-now'));
  if (here.chamber) {
    if (here.owner) lines.push(words.text('mice-web-owner', { name: seatName(here.owner, props) }));
    lines.push(says(here.chamber, props));
    if (here.owner && here.owner !== props.me) {
      const bonus = lettersOf(partsOf(components).lost_icons.visit_bonus.gain);
      const name = seatName(here.owner, props);
      lines.push(words.text('mice-web-visit', { name, items: items(bonus, props) }));
    }
  } else if (here.chest) {
    lines.push(words.text('mice-web-chest-here', { bonus: gives(here.chest, props) }));
  } else lines.push(words.text('mice-web-empty'));
  if (here.paw) lines.push(words.text('mice-web-paw-of', { name: seatName(here.paw, props) }));
  const title = here.chamber
    ? words.text('mice-web-chamber-at', { card: cardName(here.chamber, props), place: placeName(spot, props) })
    : placeName(spot, props);
  return {
    title,
    lines: [...lines, ...notNow(options, props)],
    rules: rulesFor(options, here.chamber ? 'MIC-CH-ANY-01' : here.chest ? 'MIC-CHEST-01' : 'MIC-OPEN-01'),
    reconstructed: here.chamber ? reconstructionOf(components, here.chamber) : '',
    card: here.chamber ?? '',
    printed: here.chamber ? [says(here.chamber, props)] : [],
  };
}

// ---------------------------------------------------------------- cards

/** What a card costs me, with what is off. */
function priceLine(card: string, props: TableProps): string {
  const { view, words, components } = props;
  const price = asMice(view).prices[card];
  if (!price) {
    const cost = lettersOf(deckCardOf(components, card)?.cost ?? {});
    return cost ? words.text('mice-web-cost', { items: items(cost, props) }) : '';
  }
  const said = { items: items(price.items, props), off: price.off };
  const cost = words.text(price.off ? 'mice-web-cost-off' : 'mice-web-cost', said);
  return price.payable ? cost : `${cost} ${words.text('mice-web-cannot-pay')}`;
}

function tellCard(card: string, options: Option[], props: TableProps): Telling {
  const { words, components, view } = props;
  const data = deckCardOf(components, card);
  if (!data) return none;
  const { players, turn } = asMice(view);
  const hired = players.findIndex((player) => player.assistants.includes(card)) + 1;
  const camped = players.findIndex((player) => player.camp.includes(card)) + 1;
  const lines = [`${kindText(data, words)}.`];
  for (const option of options) lines.push(...doing(option, props));
  if (!hired) lines.push(priceLine(card, props), words.text('mice-web-worth', { glory: data.glory }));
  lines.push(says(card, props));
  if (data.type === 'chamber' && data.extra) lines.push(words.text('mice-web-extra-symbol'));
  if (hired) lines.push(words.text('mice-web-works-for', { name: seatName(hired, props) }));
  if (camped) lines.push(words.text('mice-web-in-camp', { name: seatName(camped, props) }));
  if (hired && turn.used.includes(card)) lines.push(words.text('mice-web-used-now'));
  if (turn.borrowed.includes(card)) lines.push(words.text('mice-web-borrowed'));
  const rule = hired ? 'MIC-PAS-01' : data.type === 'chamber' ? 'MIC-OPEN-02' : 'MIC-HIRE-01';
  return {
    title: cardName(card, props),
    lines: lines.filter(Boolean),
    rules: rulesFor(options, rule),
    reconstructed: reconstructionOf(components, card),
    card,
    printed: [`${kindText(data, words)}.`, words.text('mice-web-worth', { glory: data.glory }), says(card, props)],
  };
}

/** What choosing it does, where its name alone does not say so. */
function doing(option: Option, { words, seats }: TableProps): string[] {
  if (isKind(option, 'open', 'hire')) return [];
  return [
    `${words.option(
      SLUG,
      option,
      seats.map((seat) => seat.name),
    )}.`,
  ];
}

function tellChest(chest: string, options: Option[], props: TableProps): Telling {
  const { words, components, view } = props;
  const used = asMice(view).players.some((player) => player.used_chests.includes(chest));
  return {
    ...none,
    title: words.text(used ? 'mice-web-chest-used' : 'mice-web-chest'),
    lines: [says(chest, props), ...options.flatMap((option) => doing(option, props))],
    rules: rulesFor(options, 'MIC-CHEST-01'),
    reconstructed: reconstructionOf(components, chest),
  };
}

function tellDeck(kind: Kind, props: TableProps): Telling {
  const { words, view } = props;
  const { decks, unseen } = asMice(view);
  const { size, top } = decks[kind];
  const lines = [words.text('mice-web-deck-size', { number: size })];
  if (top) lines.push(words.text(`mice-web-back-${top}`));
  if (size) lines.push(words.text('mice-web-deck-holds', { list: nameList(unseen[kind], props) }));
  return { ...none, title: words.text(`mice-web-deck-${kind}`), lines, rules: ['MIC-SETUP-04'] };
}

function tellDiscard(kind: Kind, props: TableProps): Telling {
  const { words, view } = props;
  const cards = asMice(view).discards[kind];
  const lines = [
    cards.length
      ? words.text('mice-web-discard-holds', { list: nameList(cards, props) })
      : words.text('mice-web-discard-empty'),
  ];
  return { ...none, title: words.text(`mice-web-discard-${kind}`), lines, rules: ['MIC-ROW-02'] };
}

const nameList = (cards: readonly string[], props: TableProps): string =>
  cards
    .map((card) => cardName(card, props))
    .sort((a, b) => a.localeCompare(b, props.words.language))
    .join(', ');

// ---------------------------------------------------------------- panels

function tellStock(seat: number, good: Good, options: Option[], props: TableProps): Telling {
  const { words, components, view } = props;
  const number = asMice(view).players[seat - 1]?.[good] ?? 0;
  const { resource_cap: most } = partsOf(components).limits;
  const lines = [words.text('mice-web-cap', { number: most })];
  if (good === 'gold') lines.push(words.text('mice-web-gold-stands'));
  return {
    ...none,
    title: words.text('mice-web-has', {
      name: seatName(seat, props),
      items: items(LETTER[good].repeat(number), props),
    }),
    lines,
    rules: rulesFor(options, good === 'gold' ? 'MIC-RES-02' : 'MIC-RES-01'),
  };
}

function tellPayment(payment: string, options: Option[], props: TableProps): Telling {
  const { words, me } = props;
  const left = items(stockAfter(me, payment, props), props);
  return {
    ...none,
    title: words.text('mice-web-pay', { items: items(payment, props) }),
    lines: [
      ...options.flatMap((option) => standingFor(option, props)),
      words.text('mice-web-left-after', { items: left }),
    ],
    rules: rulesFor(options),
  };
}

/** What stands in a payment for something else: gold for resources, a resource for gold. */
function standingFor(option: Option, props: TableProps): string[] {
  const { words } = props;
  const { gold_for: goldFor, for_gold: forGold } = previewOf(option);
  return [
    ...(goldFor ? [words.text('mice-web-gold-for', { items: items(goldFor, props) })] : []),
    ...(forGold ? [words.text('mice-web-for-gold', { items: items(forGold, props) })] : []),
  ];
}

/** What flipping an entrance costs. */
export const passagePrice = (props: TableProps): string =>
  items(lettersOf(partsOf(props.components).lost_icons.hidden_passage_cost.pay), props);

/** What is left when a payment is made, in letters. */
function stockAfter(seat: number, payment: string, { view }: TableProps): string {
  const player = asMice(view).players[seat - 1];
  const paid = (good: Good) => payment.split(LETTER[good]).length - 1;
  return GOODS.map((good) => LETTER[good].repeat(Math.max(0, (player?.[good] ?? 0) - paid(good)))).join('');
}

function tellPaws(seat: number, props: TableProps): Telling {
  const { words, view, components } = props;
  const number = asMice(view).supplies[seat - 1]?.paws ?? 0;
  const most = partsOf(components).player_set.paws;
  const title = words.text('mice-web-paws-left', { name: seatName(seat, props), number, most });
  return { ...none, title, lines: [words.text('mice-web-paws-why')], rules: ['MIC-PLACE-06', 'MIC-REM-01'] };
}

function tellTokens(seat: number, props: TableProps): Telling {
  const { words, view, components } = props;
  const number = asMice(view).supplies[seat - 1]?.tokens ?? 0;
  const most = partsOf(components).player_set.ownership_tokens;
  const title = words.text('mice-web-tokens-left', { name: seatName(seat, props), number, most });
  return { ...none, title, lines: [words.text('mice-web-tokens-why', { most })], rules: ['MIC-OWN-02'] };
}

function tellSets(seat: number, props: TableProps): Telling {
  const { words, view, components } = props;
  const mice = asMice(view);
  const sets = mice.sets[seat - 1] ?? { chambers: 0, assistants: 0 };
  const table = partsOf(components).scoring.set_table.map((glory, i) =>
    words.text('mice-web-set-worth', { factions: i + 1, glory }),
  );
  const lines = [
    words.text('mice-web-sets-chambers', { glory: sets.chambers, number: chambersOf(mice, seat).length }),
    words.text('mice-web-sets-assistants', {
      glory: sets.assistants,
      number: mice.players[seat - 1]?.assistants.length ?? 0,
    }),
    `${table.join(', ')}.`,
  ];
  return {
    ...none,
    title: words.text('mice-web-sets-of', { name: seatName(seat, props) }),
    lines,
    rules: ['MIC-SCORE-01', 'MIC-SCORE-02'],
  };
}

function tellEnds(props: TableProps): Telling {
  const { words, view } = props;
  const table = asMice(view);
  const { end_at: at, players } = table;
  const lines = [
    words.text('mice-web-end-chambers', { number: at.open, most: at.chambers }),
    words.text('mice-web-end-glory', { number: Math.max(...players.map((player) => player.glory)), most: at.glory }),
    words.text('mice-web-end-assistants', { number: assistantsToCome(table) }),
    words.text('mice-web-end-then'),
  ];
  return { ...none, title: words.text('mice-web-ends'), lines, rules: ['MIC-END-01'] };
}

/** The operations of the side that an option chooses; undefined where the card has none of its own. */
export function branchOf(option: Option, { view, components }: TableProps): Operation[] | undefined {
  const { ask, entrances } = asMice(view);
  if (!ask.question.startsWith('branch/') || !ask.card) return undefined;
  const card = cardOf(components, ask.card);
  const flipped = entrances.some((one) => one.card === ask.card && one.flipped_by);
  const choice = card && effectOf(card, flipped).find((one) => one.options);
  return choice?.options?.[Number(option.branch) - 1];
}
