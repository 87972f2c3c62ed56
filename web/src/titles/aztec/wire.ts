// Written by scripts/title_types.py from aztec/state.py and aztec/told.py: change those, not this.
import type { View } from '../face.ts';
import type { Artefact, Character, Colour, Source, Verdict } from './kinds.ts';

export interface Player {
  character: Character | null;
  cards: (string | null)[];
  claims: string[];
  tokens: string[];
  claim_stones: number[];
  token_stones: number[];
  hoard: number[];
  stones: number;
  artefacts: Artefact[];
  kept: number;
}
export interface AztecTable {
  curses: number[];
  deck: (Artefact | null)[];
  known: ((number | string)[])[];
  start: number | null;
  round: number;
  revealed: number[];
  winners?: number[];
  players: Player[];
}
export interface Shown {
  deck: Deck;
}
export interface Deck {
  size: number;
  seen: unknown[][];
}
export interface Detail {
  order: number[];
  answer: string | null;
  resolving: number | null;
  duos: Colour[][];
  points: (Record<Source, number> | null)[];
  worth: Worth[][];
  curse_cards: CurseCard[];
  unseen: UnseenFace[];
  ledger: Entry[][];
  ranks?: number[];
  tie?: Tie | null;
}
export interface Worth {
  artefact: Artefact;
  points: number;
}
export interface CurseCard {
  colour: Colour;
  stones: number;
  leader: number | null;
  most: number;
}
export interface UnseenFace {
  jewels: string;
  copies: number;
  unseen: number;
}
export interface Entry {
  round: number;
  claim: string;
  card: string | null;
  verdict: Verdict | null;
  believers: number[];
  accusers: number[];
  stones: number;
  token_stones: number;
}
export interface Tie {
  by: 'shared' | 'stones';
  seat: number;
  seats: number[];
  number: number;
}
export interface ClaimPreview {
  true: boolean;
  unseen: number;
  outcomes: Outcome[];
  leads: Colour[];
}
export interface Outcome {
  accusers: number;
  jewels: string;
  stones: number;
  points: number;
  artefact: boolean;
  theirs: boolean;
}
export interface TokenPreview {
  claim: string;
  unseen: number;
  lie: boolean;
  if_true: Change;
  if_lie: Change;
  lied: number;
  rounds: number;
}
export interface Change {
  stones: number;
  points: number;
}
export interface PickPreview {
  kept: boolean;
  worth: number;
}
export interface PointsPreview {
  points: number;
}
export type AztecView = View & Omit<AztecTable, 'known' | keyof Shown | keyof Detail> & Shown & Detail;
