/** What the view and the component data of Of Mice & Mazes hold, as far as the table draws it. */
import type { Ask, Components, Option, View } from '../face.ts';
import { cardOf, deckCardOf, NEUTRAL } from './cards/faces.ts';
import { lettersOf, type Bundle } from './cards/goods.ts';

export const SLUG = 'mice';

/** What is counted, in the order in which it stands everywhere. */
export const GOODS = ['food', 'pickaxe', 'torch', 'gold'] as const;
export type Good = (typeof GOODS)[number];
export const LETTER: Record<Good | 'glory', string> = { food: 'F', pickaxe: 'P', torch: 'T', gold: 'G', glory: 'L' };

export type Kind = 'chambers' | 'assistants';
export const KINDS: readonly Kind[] = ['chambers', 'assistants'];

export interface Player extends Record<Good, number> {
  glory: number;
  camp: string[];
  assistants: string[];
  chests: string[];
  used_chests: string[];
}

interface EntranceView {
  /** The number of its card, as notation writes it: "3-5". */
  card: string;
  /** Whose token lies on its other side. */
  flipped_by?: number | null;
  passage?: boolean;
  paw?: number;
}

interface SpotView {
  chamber?: string;
  owner?: number | null;
  chest?: string;
  paw?: number;
}

interface MiceAsk extends Ask {
  /** The card whose effect asks, and the card that this operation has come to. */
  card?: string | null;
  chosen?: string | null;
}

interface Price {
  items: string;
  off: number;
  units: number;
  payable: boolean;
}

export interface MiceView extends View {
  ask: MiceAsk;
  phase: string;
  factions: string[];
  /** Clockwise from the lower end of the left side. */
  entrances: EntranceView[];
  spots: Record<string, SpotView>;
  rows: Record<Kind, (string | null)[]>;
  discards: Record<Kind, string[]>;
  decks: Record<Kind, { size: number; top: 'green' | 'blue' | null }>;
  supply: number;
  players: Player[];
  turn: {
    active: number;
    number: number;
    extra_actions: number;
    extra_turns: number;
    used: string[];
    borrowed: string[];
  };
  frame: { rows: number; columns: number };
  opposite: number[];
  /** The spots of the line that begins at each entrance. */
  lines: string[][];
  supplies: { paws: number; tokens: number; camp: number; camp_limit: number }[];
  sets: Record<Kind, number>[];
  end_at: { glory: number; chambers: number; open: number };
  unseen: { chambers: string[]; assistants: string[]; chests: string[] };
  prices: Record<string, Price>;
  end?: { trigger: number | null; finals: number };
  winners?: number[];
  stopped?: boolean;
}

/** What a paw would find on a spot. */
export interface Found {
  chest: string | null;
  chamber: string | null;
  /** Who is paid for the visit. */
  visit: number | null;
  extra: boolean;
}

/** What an option brings about, as the server foresees it. */
interface Preview extends Partial<Found>, Partial<Price> {
  line?: string[];
  intersections?: ({ spot: string } & Found)[];
  /** Paws that are left for the intersections. */
  paws?: number;
  /** Who is paid because the paw stands opposite, or on a flipped entrance. */
  opposite?: number | null;
  passage?: number | null;
  glory?: number;
  sets?: number;
  /** In a payment: the resources that gold stands for, and what stands for gold. */
  gold_for?: string;
  for_gold?: string;
}

export interface Parts {
  player_set: { paws: number; ownership_tokens: number };
  limits: { resource_cap: number; camp_cards: number };
  scoring: { set_table: number[] };
  lost_icons: Record<'visit_bonus' | 'passage_visit_bonus' | 'opposite_bonus_3p', { gain: Bundle }> & {
    hidden_passage_cost: { pay: Bundle };
  };
}

export const asMice = (view: View): MiceView => view as MiceView;

/** How many assistants have not come to the row yet: those of the deck, and of the discard pile, which becomes one. */
export const assistantsToCome = ({ decks, discards }: MiceView): number =>
  decks.assistants.size + discards.assistants.length;

export const partsOf = (components: Components): Parts => components.data as unknown as Parts;
export const previewOf = (option: Option): Preview => option.preview ?? {};

/** A number as it is printed: notation writes "3-5" where a card says 3.5. */
export const numberOf = (entrance: string): string => entrance.replace('-', '.');

export const isEntrance = (place: string): boolean => /^\d/.test(place);
export const isChest = (card: string): boolean => /^c\d\d$/.test(card);

/** Where the chamber of that name lies; empty if it lies nowhere. */
export const spotOf = (view: MiceView, card: string): string =>
  Object.keys(view.spots).find((spot) => view.spots[spot]?.chamber === card) ?? '';

/** Row and column of a spot, from 0. */
export const cellOf = (spot: string): [row: number, column: number] => [
  Number(spot.slice(1)) - 1,
  spot.charCodeAt(0) - 97,
];

/** The chambers that a player owns. */
export const chambersOf = (view: MiceView, seat: number): string[] =>
  Object.values(view.spots).flatMap((spot) => (spot.owner === seat && spot.chamber ? [spot.chamber] : []));

/** Different factions among cards, in the order in which they came; wild cards stand for themselves. */
export function factionsOf(components: Components, cards: readonly string[]): string[] {
  const all = cards.map((card) => deckCardOf(components, card)?.faction ?? NEUTRAL);
  return [...new Set(all.filter((faction) => faction !== NEUTRAL)), ...all.filter((faction) => faction === NEUTRAL)];
}

/** How an entry of the component data is known: whole, reconstructed in part, or as a whole. */
export type Reconstruction = '' | 'mixed' | 'reconstructed';

export function reconstructionOf(components: Components, card: string): Reconstruction {
  const source = cardOf(components, card)?.source;
  return source === 'mixed' || source === 'reconstructed' ? source : '';
}

/** Who receives a bonus if a paw is placed there, and which, in letters. */
export function bonusOf(option: Option | undefined, components: Components): { seat: number; items: string } | null {
  const { opposite, passage } = option ? previewOf(option) : {};
  const { opposite_bonus_3p: facing, passage_visit_bonus: visit } = partsOf(components).lost_icons;
  if (opposite) return { seat: opposite, items: lettersOf(facing.gain) };
  return passage ? { seat: passage, items: lettersOf(visit.gain) } : null;
}

/** To how many others placing there brings a bonus. */
export const priceOf = (option: Option): number => {
  const { opposite, passage } = previewOf(option);
  return Number(Boolean(opposite)) + Number(Boolean(passage));
};
