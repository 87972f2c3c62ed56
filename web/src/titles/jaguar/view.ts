/** What the server sends of a table of Shards of the Jaguar (`wire.ts` has its types), and its component data. */
import type { Components, Option, SeatFace, View } from '../face.ts';
import type { Source } from './kinds.ts';
import type { DoorAt, Here, MapFace, Standing } from './scene.ts';
import {
  cellOf,
  COLUMNS,
  isHarming,
  Temple,
  TOKENS,
  type Amulet,
  type Cell,
  type Crystal,
  type HeartWall,
  type Trap,
} from './temple.ts';
import type {
  DeclinePreview,
  HarmPreview,
  HealPreview,
  JaguarView,
  Player,
  RewardPreview,
  RunPreview,
  TokenPreview,
} from './wire.ts';

export type { Source } from './kinds.ts';
export type { JaguarView, Player } from './wire.ts';

export const SLUG = 'jaguar';

/** Where honour comes from, in the order in which it is counted. */
export const SOURCES: readonly Source[] = ['crystals', 'hearts', 'health', 'curses', 'glory', 'rituals', 'objectives'];

interface Section {
  from: number;
  to: number;
  health_points: number;
  curse_points: number;
  escape_steps: number;
}

interface TrapPart {
  id: Trap;
  damage?: number;
  curse?: number;
}

interface Parts {
  flow: {
    rounds: number;
    tile4_opens_round: number;
    solo_jaguar_damage: number;
  };
  temple_setup: { heart_slot_bonus: (Crystal | '')[] };
  glory_track: { values: number[] };
  glory_checkpoint: { step: number }[];
  health_track: { max: number };
  health_section: Section[];
  trap: TrapPart[];
  amulet: { id: Amulet; amount: number }[];
  crystal: { id: Crystal; each?: number }[];
  character: { id: string; level1: string[][]; level2: string[][]; level3: string; level3_bonus: string[] }[];
  objective: { id: string; base: number; each: number; solo_target: number }[];
  ritual: { id: string; crystals: Crystal[]; kind: string }[];
  chest: { id: string; amulets: Amulet[] }[];
  map_piece: { id: string; type: 'dots' | 'triangles'; value: number }[];
  map_rows: Record<string, Record<string, number[]>>;
  map_axis: { dots: string; triangles: string };
  escape_reward: { id: string; reward: string }[];
  taming_token: { id: string; reward: string }[];
  jaguar_token: { id: string; steps: number; walls: boolean }[];
}

export const asJaguar = (view: View): JaguarView => view as JaguarView;
export const partsOf = (components: Components): Parts => components.data as unknown as Parts;
/** What an option brings about, as the server foresees it. */
type Preview = Partial<HealPreview & HarmPreview & RunPreview & TokenPreview & RewardPreview & DeclinePreview>;
export const previewOf = (option: Option): Preview => option.preview ?? {};

// ---------------------------------------------------------------- the temple

const built = new WeakMap<object, Map<HeartWall, Temple>>();

/** The temple of a view; views of one table share it as long as the Heart wall stays. */
export function templeOf({ board, heart_wall }: Pick<JaguarView, 'board' | 'heart_wall'>): Temple {
  const known = built.get(board) ?? new Map<HeartWall, Temple>();
  built.set(board, known);
  const temple = known.get(heart_wall) ?? new Temple(board.tiles, heart_wall);
  known.set(heart_wall, temple);
  return temple;
}

/** Where a player is: on a space, before the entrance (column 0) or outside (column 13); null if nowhere. */
export function placeOf(place: string | null | undefined): Cell | null {
  if (!place) return null;
  const [word = '', row = ''] = place.split(' ');
  if (!row) return cellOf(word);
  return [word === 'before' ? 0 : COLUMNS + 1, Number(row)];
}

export const playerOf = (view: JaguarView, seat: number): Player | undefined => view.players[seat - 1];
export const cellOfSeat = (view: JaguarView, seat: number): Cell | null => placeOf(playerOf(view, seat)?.place);
/** The space a player stands on; empty if the pawn is not inside. */
export const spaceOf = (view: JaguarView, seat: number): string => {
  const place = playerOf(view, seat)?.place ?? '';
  return place.includes(' ') ? '' : place;
};

export const isCursed = (view: JaguarView, seat: number): boolean => view.cursed[seat - 1] ?? false;
export const isBasic = (view: View): boolean => view.options.mode === 'basic';
export const isSolo = (view: View): boolean => view.options.mode === 'solo';
export const doorOf = (view: JaguarView, seat: number): Cell[] =>
  (playerOf(view, seat)?.door ?? []).flatMap((space) => (space ? [cellOf(space)] : []));

/** Whether somebody has not entered yet, or still chooses where to start. */
export const hasPorch = (view: JaguarView): boolean =>
  view.players.some((player) => player.place === null || player.place.startsWith('before')) && !view.winners;

// ---------------------------------------------------------------- what lies there

export function mapOf(components: Components, piece: string): MapFace | undefined {
  const found = partsOf(components).map_piece.find(({ id }) => id === piece);
  return found && { type: found.type, value: found.value };
}
export const ritualOf = (components: Components, ritual: string): Crystal[] =>
  partsOf(components).ritual.find(({ id }) => id === ritual)?.crystals ?? [];
export const rewardOf = (components: Components, exit: string): string =>
  partsOf(components).escape_reward.find(({ id }) => id === exit)?.reward ?? '';

/** What lies on each space. On a major pedestal of the last tile lie two crystals, beside that of the pedestal. */
export function thingsOf(view: JaguarView, components: Components): Map<string, Here> {
  const temple = templeOf(view);
  return new Map(
    Object.entries(view.items).map(([space, item]): [string, Here] => {
      const crystals = item.crystals ?? [];
      const major = temple.symbol(cellOf(space)) === 'pM' && cellOf(space)[0] > 9;
      return [
        space,
        {
          crystal: major && crystals.length < 3 ? undefined : crystals[0],
          majors: major ? crystals.slice(crystals.length < 3 ? 0 : 1) : [],
          map: item.map ? mapOf(components, item.map) : undefined,
          ritual: item.ritual ? ritualOf(components, item.ritual) : undefined,
          chest: item.chest ?? false,
          amulet: item.amulet,
        },
      ];
    }),
  );
}

const seatIn = (seats: readonly SeatFace[], seat: number) => seats.find((one) => one.seat === seat);

export function standingsOf(view: JaguarView, seats: readonly SeatFace[], hit: ReadonlyMap<number, Trap>): Standing[] {
  return view.players.flatMap((player, i): Standing[] => {
    const at = placeOf(player.place);
    const seat = seatIn(seats, i + 1);
    if (!at || !seat) return [];
    const acts = !view.winners && view.deciding.includes(i + 1);
    const { figure, letter } = seat;
    return [{ seat: i + 1, figure, letter, at, acts, lies: player.lying, hit: hit.get(i + 1) ?? '' }];
  });
}

export function doorsOf(view: JaguarView, seats: readonly SeatFace[]): DoorAt[] {
  return view.players.flatMap((player, i) =>
    player.door.flatMap((space): DoorAt[] => {
      const seat = seatIn(seats, i + 1);
      return space && seat ? [{ seat: i + 1, figure: seat.figure, letter: seat.letter, at: cellOf(space) }] : [];
    }),
  );
}

/** The niches of the Jaguar area, from left to right; null where the shard was taken. */
export function heartSlots(view: JaguarView, components: Components): ({ crystals: Crystal[] } | null)[] {
  const { temple_setup } = partsOf(components);
  return Array.from({ length: view.hearts_taken + view.hearts_left }, (_, i) => {
    const bonus = temple_setup.heart_slot_bonus[i];
    return i < view.hearts_taken ? null : { crystals: bonus ? [bonus] : [] };
  });
}

/** What an Objective would bring a player now. */
export const objectiveValue = (view: JaguarView, objective: string, seat: number): number =>
  view.objective_points[seat - 1]?.[objective] ?? 0;

/** The spaces of the last tile at which a pair of my map pieces meets. */
export function heartSpaces(view: JaguarView, components: Components, seat: number): string[] {
  const { map_rows, map_axis } = partsOf(components);
  const pieces = (playerOf(view, seat)?.maps ?? []).flatMap((piece) => mapOf(components, piece) ?? []);
  const rows = map_rows[`3x${view.board.rows}`] ?? {};
  const of = (axis: string) => pieces.filter(({ type }) => map_axis[type] === axis).map(({ value }) => value);
  return of('column').flatMap((column) =>
    of('row').flatMap((band) => (rows[band] ?? []).map((row) => `${String.fromCharCode(105 + column)}${row}`)),
  );
}

// ---------------------------------------------------------------- traps

/** A harming trap that will go off, and what this viewer knows of its token. */
export interface Threat {
  trap: Trap;
  position: number;
  /** Who set it; 0 is the temple itself. */
  owner: number;
  /** The tokens that may be the active one. */
  possible: string[];
  /** Whether its token is known to this viewer alone. */
  secret: boolean;
}

/** The traps that will still go off this round, from public knowledge and my own tokens. */
export function threatsOf(view: JaguarView, me: number): Threat[] {
  return view.traps.flatMap(({ trap, activator, token, revealed, face_up = [] }, i): Threat[] => {
    const owner = activator?.seat ?? 0;
    if (!isHarming(trap) || revealed || (!activator && !isSolo(view))) return [];
    const hidden = TOKENS[trap].filter((one) => !face_up.some((shown) => shown === one));
    const possible = token ? [token] : activator ? [...TOKENS[trap]] : hidden;
    return [{ trap, position: i + 1, owner, possible, secret: Boolean(token) && owner === me && me > 0 }];
  });
}

/** What a trap does at a space: the possible tokens that would hit there. */
export const hitsAt = (threat: Threat, temple: Temple, cell: Cell): string[] => {
  const struck = temple.tokensAt(threat.trap, cell);
  return threat.possible.filter((token) => struck.includes(token));
};

/** How many hidden tokens of others would hit at a space. */
export const teethAt = (threats: readonly Threat[], temple: Temple, cell: Cell): number =>
  threats.reduce((sum, threat) => sum + (threat.secret ? 0 : hitsAt(threat, temple, cell).length), 0);

export const trapPart = (components: Components, trap: Trap): { damage: number; curse: number } => {
  const part = partsOf(components).trap.find(({ id }) => id === trap);
  return { damage: part?.damage ?? 0, curse: part?.curse ?? 0 };
};

export const sectionOf = (components: Components, value: number): Section | undefined =>
  partsOf(components).health_section.find(({ from, to }) => from <= value && value <= to);
