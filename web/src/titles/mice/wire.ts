// Written by scripts/title_types.py from mice/state.py and mice/told.py: change those, not this.
import type { View } from '../face.ts';
import type { Spot } from './kinds.ts';

export interface Turn {
  active: number;
  number: number;
  extra_actions: number;
  extra_turns: number;
  granted: number;
  placements: number;
  doubles: number;
  infiltrations: number;
  used: string[];
  borrowed: string[];
  about: Record<string, string>;
  latest_opened: string;
  latest_hired: string;
  latest_removed: string;
}
export interface End {
  trigger: number | null;
  finals: number;
}
export interface Player {
  food: number;
  torch: number;
  pickaxe: number;
  gold: number;
  glory: number;
  assistants: string[];
  chests: string[];
  used_chests: string[];
  camp: string[];
}
export interface MiceTable {
  factions: ('squirrels' | 'porcupines' | 'beavers' | 'capibaras' | 'pacas' | 'chinchillas' | 'viscachas' | 'rats' | 'jerboas' | 'molerats' | 'lemmings' | 'guinea_pigs')[];
  shuffled?: ('chambers' | 'assistants')[];
  winners?: number[];
  stopped?: boolean;
  happened?: string[];
  turn: Turn;
  end?: End;
  players: Player[];
}
export interface Shown {
  entrances: Entrance[];
  spots: Record<string, OnSpot>;
  rows: Record<'chambers' | 'assistants', (string | null)[]>;
  discards: Record<'chambers' | 'assistants', string[]>;
  tops: Record<'chambers' | 'assistants', 'green' | 'blue' | null>;
  decks: Record<'chambers' | 'assistants', Deck>;
  supply: number;
}
export interface Entrance {
  card: string;
  flipped_by?: number | null;
  passage?: boolean;
  paw?: number;
}
export interface OnSpot {
  chamber?: string;
  owner?: number | null;
  chest?: string;
  paw?: number;
}
export interface Deck {
  size: number;
  top: 'green' | 'blue' | null;
}
export interface Detail {
  phase: 'action' | 'placing' | 'removing' | 'effect' | 'end';
  frame: Frame;
  opposite: number[];
  lines: Spot[][];
  intersections: string[][];
  supplies: Supplies[];
  sets: (Record<'chambers' | 'assistants', number>)[];
  end_at: EndAt;
  unseen: Unseen;
  prices: Record<string, Price>;
}
export interface Frame {
  rows: number;
  columns: number;
}
export interface Supplies {
  paws: number;
  tokens: number;
  camp: number;
  camp_limit: number;
}
export interface EndAt {
  glory: number;
  chambers: number;
  open: number;
}
export interface Unseen {
  chambers: string[];
  assistants: string[];
  chests: string[];
}
export interface Price {
  items: string;
  off: number;
  units: number;
  payable: boolean;
}
export interface Question {
  phase: 'action' | 'placing' | 'removing' | 'effect' | 'end';
  number?: number;
  form?: '' | 'final' | 'may';
  card?: string | null;
  chosen?: string | null;
  gains?: Gains | null;
}
export interface Gains {
  use: string;
  end: boolean;
}
export interface PlacePreview {
  line: Spot[];
  intersections: Intersection[];
  paws: number;
  opposite: number | null;
  passage: number | null;
}
export interface Intersection {
  chest: string | null;
  chamber: string | null;
  visit: number | null;
  extra: boolean;
  spot: Spot;
}
export interface Found {
  chest: string | null;
  chamber: string | null;
  visit: number | null;
  extra: boolean;
}
export interface EffectPreview {
  effect?: Operation[];
}
export interface Operation {
  from?: 'row_or_camp' | 'camp';
  kind: string;
  items?: string;
  item?: 'food' | 'torch' | 'pickaxe' | 'gold' | 'glory' | 'any' | 'chest';
  below?: number;
  low?: number;
  high?: number;
  per?: 'adjacent_chambers' | 'adjacent_factions';
  max?: number;
  pay?: string;
  get?: string;
  times?: number;
  discount?: number;
  what?: 'chamber' | 'assistant' | 'either';
  target?: 'adjacent_chamber' | 'row_chamber' | 'own_paw_entrance' | 'free_entrance' | 'opened_chamber' | 'hired_assistant' | 'used_assistant';
  mod?: 'open_discount' | 'pay_gold_with' | 'cost_any' | 'camp_limit' | 'place_opposite';
  number?: number;
  branches?: Operation[][];
}
export interface CardPreview {
  items: string;
  off: number;
  units: number;
  payable: boolean;
  glory: number;
  sets: number;
  effect: Operation[];
}
export interface PaymentPreview {
  gold_for: string;
  for_gold: string;
}
export type MiceView = View & Omit<MiceTable, keyof Shown | keyof Detail> & Shown & Detail & { ask: Question };
