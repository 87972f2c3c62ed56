/** What the server sends of a table of Mystery of the Temples (`wire.ts` has its types), and its component data. */
import type { Components, Option, View } from '../face.ts';
import type { Box, Temple as TempleId } from './kinds.ts';
import type {
  Collection,
  CoverPreview,
  CrystalPreview,
  FarMovePreview,
  MysteryView,
  RaisePreview,
  RunePreview,
} from './wire.ts';

export type { Goal, MysteryView, Player } from './wire.ts';

/** Whose marker lies on a curse box, or that none can. */
export type Owner = NonNullable<MysteryView['boxes'][TempleId][Box]>;

/** What an option brings about, as the server foresees it. */
type Preview = Partial<FarMovePreview & RaisePreview & CoverPreview & RunePreview & CrystalPreview>;

export interface Temple {
  id: string;
  collect: string[];
  arch: string[];
  tablet: string;
}

interface Wilderness {
  number: number;
  kind: Exclude<Collection['location'], 'temple'>;
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
/** What is told of a card, temple, box or crystal whose name is any text, as that of a target. */
export const toldOf = <V>(table: { [name: string]: V | undefined } | undefined, name: string): V | undefined =>
  table?.[name];
export const ownerOf = (view: MysteryView, temple: string, box: string): Owner | undefined =>
  toldOf(toldOf(view.boxes, temple), box);

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
  for (const owner of Object.values(toldOf(view.boxes, temple) ?? {})) {
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
