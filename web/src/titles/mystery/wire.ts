// Written by scripts/title_types.py from mystery/state.py and mystery/told.py: change those, not this.
import type { View } from '../face.ts';
import type { Box, Card, Crystal, Grid, Rune, Source, Temple } from './kinds.ts';

export interface Player {
  crystals: string;
  special?: number;
  grid: Grid | null;
  runes: Rune[];
  unscored?: Rune;
  points: Record<Source, number>;
  pawn: Card | null;
}
export interface MysteryTable {
  ring: Card[];
  objectives: Temple[];
  round: number;
  start: number | null;
  on_offer?: Grid[];
  fresh?: number[];
  winner?: number;
  players: Player[];
}
export interface Shown {
  supply: Partial<Record<Crystal, number>>;
  mana: Partial<Record<Card, string>>;
  boxes: Record<Temple, Partial<Record<Box, number | 'neutral' | 'closed'>>>;
  piles: Record<Temple, Pile>;
  now: string[];
  neutral?: Card;
  markers: number[];
  unseen: Record<Rune, number>;
}
export interface Pile {
  face_up: Rune | null;
  face_down: number;
}
export interface Detail {
  rune_scores: RuneScore[];
  goals?: Goal[];
  tie?: Tie | null;
}
export interface RuneScore {
  types: number;
  points: number;
}
export interface Goal {
  temple: Temple;
  box: Box;
  end: 'L' | 'R';
  points: number;
  crystals: string;
  ready: boolean;
  cost: number;
  spaces: number[];
  missing: string;
}
export interface Tie {
  by: 'coloured' | 'colourless' | 'order';
  seat: number;
  number: number;
}
export interface Collection {
  card: Card;
  location: 'direct' | 'conversion' | 'upgrade' | 'temple';
  tablet: Rune;
  short?: Shortage;
  pay?: number;
  gain?: number;
  colours?: string;
  gives?: string;
  runes?: number;
  bonus?: string;
  breaks?: Curse[];
}
export interface Shortage {
  message: string;
  rule: string;
  arguments: Crystals;
}
export interface Crystals {
  have: number;
  need: number;
  counted: 'colourless' | 'all';
}
export interface Curse {
  box: Box;
  points: number;
  cost: number;
}
export interface FarMovePreview {
  card: Card;
  location: 'direct' | 'conversion' | 'upgrade' | 'temple';
  tablet: Rune;
  short?: Shortage;
  pay?: number;
  gain?: number;
  colours?: string;
  gives?: string;
  runes?: number;
  bonus?: string;
  breaks?: Curse[];
  cost: number;
}
export interface BreakPreview {
  points: number;
}
export interface RaisePreview {
  points: number;
  cost: number;
}
export interface CharmPreview {
  cost: number;
}
export interface CoverPreview {
  card: Card;
  crystal: Crystal;
}
export interface RunePreview {
  rune?: Rune;
}
export interface CrystalPreview {
  crystal: Crystal;
}
export type MysteryView = View & Omit<MysteryTable, 'now' | keyof Shown | keyof Detail> & Shown & Detail;
