/** What the server sends of a table of Of Mice & Mazes (`wire.ts` has its types), and the component data behind it. */
import type { Components, Option, View } from '../face.ts';
import { cardOf, deckCardOf, NEUTRAL } from './cards/faces.ts';
import { lettersOf, type Bundle } from './cards/goods.ts';
import type { CardPreview, Found, MiceView, PaymentPreview, PlacePreview } from './wire.ts';

export type { Found, MiceView, Player } from './wire.ts';

export const SLUG = 'mice';

/** What is counted, in the order in which it stands everywhere. */
export const GOODS = ['food', 'pickaxe', 'torch', 'gold'] as const;
export type Good = (typeof GOODS)[number];
export const LETTER: Record<Good | 'glory', string> = { food: 'F', pickaxe: 'P', torch: 'T', gold: 'G', glory: 'L' };

export type Kind = keyof MiceView['decks'];
export const KINDS: readonly Kind[] = ['chambers', 'assistants'];

/** What an option brings about, as the server foresees it; which of it there is depends on the kind of option. */
type Preview = Partial<PlacePreview & Found & CardPreview & PaymentPreview>;

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
