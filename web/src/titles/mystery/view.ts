/** What the view and the component data of Mystery of the Temples hold, as far as the board draws it. */
import type { Components, Option, View } from '../face.ts';

export type Owner = number | 'neutral' | 'closed';

export interface Player {
  pawn: string | null;
  grid: string | null;
  crystals: string;
  special?: number;
  runes: string[];
  unscored?: string;
  points: Record<string, number>;
}

/** A free curse box as this seat sees it: whether its chain lies on the grid, where, and which crystals are missing. */
export interface Goal {
  temple: string;
  box: string;
  points: number;
  crystals: string;
  ready: boolean;
  /** With grid 2B a shorter chain may do, on `spaces`, for so many crystals more; else 0. */
  cost: number;
  spaces: number[];
  missing: string;
}

export interface MysteryView extends View {
  ring: string[];
  round: number;
  objectives: string[];
  on_offer?: string[];
  neutral?: string;
  supply: Record<string, number>;
  mana: Record<string, string>;
  boxes: Record<string, Record<string, Owner>>;
  piles: Record<string, { face_up: string | null; face_down: number }>;
  players: Player[];
  fresh?: number[];
  now: string[];
  winner?: number;
  markers: number[];
  goals?: Goal[];
  /** What the runes of each seat would score now. */
  rune_scores: { types: number; points: number }[];
  /** At the end: what decided between players with the same points. */
  tie?: { by: 'coloured' | 'colourless' | 'order'; seat: number; number: number } | null;
}

/** Why there is no exchange at a card: a message, what fills it in, and the rule. */
interface Shortage {
  message: string;
  rule: string;
  arguments: { have: number; need: number; counted: 'colourless' | 'all' };
}

/** What an option brings about, as the server foresees it. */
interface Preview {
  card?: string;
  location?: Location;
  gives?: string;
  bonus?: string;
  pay?: number;
  gain?: number;
  colours?: string;
  tablet?: string;
  runes?: number;
  cost?: number;
  short?: Shortage;
  breaks?: { box: string; points: number; cost: number }[];
  crystal?: string;
  rune?: string;
  points?: number;
  grid?: string;
}

type Location = 'direct' | 'conversion' | 'upgrade' | 'temple';

export interface Temple {
  id: string;
  collect: string[];
  arch: string[];
  tablet: string;
}

interface Wilderness {
  number: number;
  kind: Exclude<Location, 'temple'>;
  yield?: string[];
  spaces?: string[];
  pay?: number;
  gain_different?: number;
  tablet: string;
}

export interface CurseBox {
  id: string;
  position: number;
  points: number;
}

export interface RuneCard {
  id: string;
  continuous?: { exchange_cost: number };
  [on: `on_${string}`]: { gain?: string[]; clear_upgrade?: boolean; conversion_extra?: number } | undefined;
}

interface GridSide {
  id: string;
  special_spaces?: number;
  extra_types?: number;
}

export interface Parts {
  temple: Temple[];
  wilderness: Wilderness[];
  curse_box: CurseBox[];
  rune: RuneCard[];
  grid: GridSide[];
  lattice: { rows: number[][]; edges: [number, number][] };
  objectives: { first_points: number; second_points: number; rune_points: number[]; rune_points_six: number };
  players: { curse_markers_per_player: number };
}

export const SLUG = 'mystery';

export const asMystery = (view: View): MysteryView => view as MysteryView;
export const partsOf = (components: Components): Parts => components.data as unknown as Parts;
export const previewOf = (option: Option): Preview => option.preview ?? {};

/** The number of a wilderness card; 0 for a temple. */
export const wildernessNumber = (card: string): number => (/^w\d+$/.test(card) ? Number(card.slice(1)) : 0);

/** What an option costs in crystals. */
export function priceOf(option: Option): number {
  if (typeof option.price === 'number') return option.price;
  return previewOf(option).cost ?? 0;
}

/** How an entry of the component data is known: whole, reconstructed in part, or as a whole. */
export type Reconstruction = '' | 'mixed' | 'reconstructed';

export function reconstructionOf(components: Components, section: string, entry: string): Reconstruction {
  const source = components.provenance.find((p) => p.section === section && p.entry === entry)?.source;
  return source === 'mixed' || source === 'reconstructed' ? source : '';
}

/** Whether grids are still being drafted; those that nobody took stay on offer, but nobody can take them any more. */
export const drafting = (view: MysteryView): boolean =>
  (view.on_offer ?? []).length > 0 && view.players.some((player) => player.grid === null);

/** How many markers each owner has at a temple, the most first. Neutral markers compete as well. */
export function standing(view: MysteryView, temple: string): { owner: Owner; markers: number }[] {
  const counts = new Map<Owner, number>();
  for (const owner of Object.values(view.boxes[temple] ?? {})) {
    if (owner !== 'closed') counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return [...counts].map(([owner, markers]) => ({ owner, markers })).sort((a, b) => b.markers - a.markers);
}

/** Who leads at a temple, and who comes second if the lead is not shared. */
export function leaders(view: MysteryView, temple: string): [first: Owner[], second: Owner[]] {
  const ranks = standing(view, temple);
  const having = (n: number | undefined) => ranks.filter((rank) => rank.markers === n).map((rank) => rank.owner);
  const first = having(ranks[0]?.markers);
  return [first, first.length === 1 ? having(ranks[1]?.markers) : []];
}
