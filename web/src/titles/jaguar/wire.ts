// Written by scripts/title_types.py from jaguar/state.py and jaguar/told.py: change those, not this.
import type { View } from '../face.ts';
import type { Amulet, Character, Chest, Crystal, Direction, Escape, Jaguar, Objective, Piece, Rating, Source, Taming, Token, Trap } from './kinds.ts';

export interface Turn {
  points: number;
  spent: number;
  running: boolean;
  healed: number;
  greens: number;
  seat: number;
}
export interface Solo {
  jaguar: string | null;
  pile: Jaguar[];
  shown: Jaguar[];
  taming: Taming[];
  taming_shown: Taming[];
  taming_aside: Taming[];
  taming_taken: Taming[];
  blues: number;
  hit: boolean;
  activators: number;
  extra_next: number;
}
export interface Entry {
  ritual: string | null;
  amulet: Amulet | null;
  open: boolean;
}
export interface TrapRecord {
  trap: Trap;
  activator: Activator | null;
  revealed?: boolean;
  token?: Token | null;
  face_up?: Token[];
}
export interface Player {
  character: Character | null;
  place: string | null;
  health: number;
  curse: number;
  glory: number;
  amulets: Partial<Record<Amulet, number>>;
  bag: Partial<Record<Crystal, number>>;
  incorporated: Partial<Record<Crystal, number>>;
  rituals: string[];
  used_maps: Piece[];
  chests: Chest[];
  hearts: number;
  checkpoints: number[];
  door: (string | null)[];
  lying: boolean;
  curse_bonus: boolean;
  was_cursed: boolean;
  maps: Piece[];
  levels: Level[];
  objectives: Objective[];
}
export interface JaguarTable {
  tiles: ('A' | 'B' | 'C' | 'D')[];
  turned: boolean[];
  heart_wall: 'between_3_4' | 'right_of_4' | 'removed';
  items: Record<string, Heap>;
  exits: (Escape | null)[];
  round: number;
  order: (Activator | null)[];
  ranking: number[];
  acts: number[];
  extra: number | null;
  objectives: (Objective | null)[];
  dome: Crystal[];
  checkpoint_crystals: Crystal[];
  hearts_taken: number;
  turn: Turn;
  solo: Solo;
  entries: Entry[];
  traps: TrapRecord[];
  players: Player[];
}
export interface Heap {
  crystals?: Crystal[];
  map?: Piece;
  ritual?: string;
  chest?: boolean;
  amulet?: Amulet;
}
export interface Activator {
  seat: number;
  amulet?: boolean;
}
export interface Shown {
  shield: Trap | null;
  turn: Turn | null;
  solo?: Solo;
  winners?: number[];
  acts: number[];
  board: Board;
  water: Water | null;
}
export interface Board {
  rows: number;
  tiles: Tile[];
}
export interface Tile {
  floor: string[];
  v_walls: string[];
  h_walls: string[];
  v_guards: string[];
  h_guards: string[];
  symbols: string[][];
}
export interface Water {
  direction: Direction;
  reactions: Reaction[];
}
export interface Reaction {
  seat: number;
  goes: 'along' | 'and_takes' | 'nowhere';
  direction: Direction;
}
export interface Detail {
  phase: 'setup' | 'refresh' | 'setting' | 'action' | 'activation' | 'escape' | 'end';
  cursed: boolean[];
  points: (Record<Source, number>)[];
  objective_points: (Record<string, number>)[];
  escape_steps: number[];
  hearts_left: number;
  threats: Record<string, Token[]>;
  goals?: Goals;
}
export interface Goals {
  level: number;
  hearts: number;
  objectives: number;
  objectives_needed: number;
  targets: Record<string, number>;
  jaguar_token: Jaguar | null;
  unmet: string[];
  rating: Rating;
}
export interface WayPreview {
  space?: string;
  exit?: number;
}
export interface HealPreview {
  health: number;
}
export interface RunPreview {
  steps: number;
}
export interface RitualPreview {
  crystals: Crystal[];
}
export interface StartPreview {
  crystals: Crystal[];
  ritual: string;
  amulet?: Amulet;
}
export interface RewardPreview {
  reward: string;
}
export interface HarmPreview {
  damage: number;
  curse?: number;
}
export interface MarkPreview {
  points: number;
}
export interface DeclinePreview {
  declines: string;
}
export interface TokenPreview {
  spaces: string[];
}
export interface Level {
  slot: number;
  token: string;
  pending: boolean;
}
export type JaguarView = View & Omit<JaguarTable, keyof Shown | keyof Detail> & Shown & Detail;
