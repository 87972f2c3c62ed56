/** The cards as the component data describe them. */
import type { Components } from '../../face.ts';
import type { Bundle } from './goods.ts';

/** One operation of an effect; which fields it has depends on `op` (MIC-OP). */
export interface Operation extends Bundle {
  op: string;
  options?: Operation[][];
  pay?: Bundle;
  get?: Bundle;
  other_kind?: boolean;
  from?: string;
  where?: string;
  trigger?: boolean;
  discount?: number;
  what?: string;
  max?: number;
  per?: string;
  item?: string;
  below?: number;
  low?: number;
  high?: number;
  from_entrance?: boolean;
  target?: string;
  mod?: string;
  n?: number;
}

interface Entry {
  id: string;
  effect: Operation[];
  source: string;
  note?: string;
}
interface Printed extends Entry {
  name: string;
  faction: string;
  back: string;
  cost: Bundle;
  glory: number;
}
interface Chamber extends Printed {
  type: 'chamber';
  extra?: boolean;
}
interface Assistant extends Printed {
  type: 'assistant';
  kind: string;
  on?: string;
  limit?: string;
}
interface EntranceCard extends Entry {
  type: 'entrance';
  faction?: string;
  flipped?: Operation[];
}
interface ChestToken extends Entry {
  type: 'chest';
}
type DeckCard = Chamber | Assistant;
export type AnyCard = DeckCard | EntranceCard | ChestToken;

interface Faction {
  id: string;
  name: string;
  line: string;
}

interface Data {
  factions: { list: Faction[] };
  chambers: { list: Chamber[] };
  assistants: { list: Assistant[] };
  entrances: { list: EntranceCard[] };
  chests: { list: ChestToken[] };
  lost_icons: Record<string, { gain?: Bundle; pay?: Bundle }>;
}

/** The wild cards belong to no faction; they have a shelf of their own. */
export const NEUTRAL = 'neutral';

export interface Box {
  factions: Faction[];
  chambers: Chamber[];
  assistants: Assistant[];
  entrances: EntranceCard[];
  chests: ChestToken[];
  /** What the owner of a chamber receives that is triggered from a distance. */
  adjacentBonus: Bundle;
  /** Every card by its id, entrances as they are written in notation ("3-5"). */
  cards: ReadonlyMap<string, AnyCard>;
}

const boxes = new WeakMap<object, Box>();

/** The contents of the box, sorted once for each set of component data. */
export function boxOf(components: Components): Box {
  const known = boxes.get(components.data);
  if (known) return known;
  const data = components.data as unknown as Data;
  const chambers = data.chambers.list.map((card) => ({ ...card, type: 'chamber' as const }));
  const assistants = data.assistants.list.map((card) => ({ ...card, type: 'assistant' as const }));
  const entrances = data.entrances.list.map((card) => ({ ...card, type: 'entrance' as const }));
  const chests = data.chests.list.map((card) => ({ ...card, type: 'chest' as const }));
  const all: AnyCard[] = [...chambers, ...assistants, ...entrances, ...chests];
  const box: Box = {
    factions: [...data.factions.list, { id: NEUTRAL, name: 'Neutral', line: '' }],
    chambers,
    assistants,
    entrances,
    chests,
    adjacentBonus: data.lost_icons.adjacent_trigger_bonus?.gain ?? { glory: 1 },
    cards: new Map(all.map((card) => [wordOf(card.id), card])),
  };
  boxes.set(components.data, box);
  return box;
}

/** An id as notation and messages write it: a point means something else there. */
export const wordOf = (id: string): string => id.replace('.', '-');

export const cardOf = (components: Components, id: string): AnyCard | undefined =>
  boxOf(components).cards.get(wordOf(id));

/** A card of a deck: a chamber or an assistant. */
export function deckCardOf(components: Components, id: string): DeckCard | undefined {
  const card = cardOf(components, id);
  return card?.type === 'chamber' || card?.type === 'assistant' ? card : undefined;
}

/** What a card does; the other side of an entrance if it was flipped. */
export const effectOf = (card: AnyCard, flipped = false): Operation[] =>
  flipped && card.type === 'entrance' ? (card.flipped ?? []) : card.effect;

/** Sizes of a card face, without the ledge of 5 or 6 below it. */
export const SIZES = {
  row: { w: 102, h: 166, ledge: 5 },
  low: { w: 102, h: 132, ledge: 5 },
  full: { w: 232, h: 362, ledge: 6 },
} as const;
export type CardSize = keyof typeof SIZES;
