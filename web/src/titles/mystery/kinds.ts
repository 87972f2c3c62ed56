// Written by scripts/title_types.py from the words of mystery: change words.py, not this.
import type { Fact, Happened, Offered, Option } from '../face.ts';
import type { Moves } from '../moving.ts';
import type { About } from '../shelf.ts';

/** The headings of options, in their order. */
export type Group = 'temples' | 'wilderness' | 'farther' | 'curses' | 'action' | 'conversion' | 'cover' | 'clear' | 'place' | 'full' | 'pay' | 'swap' | 'next' | 'colours' | 'sources' | 'runes' | 'grids' | 'charms' | 'end';
export type Box = 'L3' | 'L4' | 'M5' | 'R4' | 'R3';
export type Card = 'red' | 'yellow' | 'blue' | 'green' | 'purple' | 'w1' | 'w2' | 'w3' | 'w4' | 'w5' | 'w6' | 'w7' | 'w8' | 'w9' | 'w10';
export type Charm = 'switch' | 'exchange' | 'reserve';
export type Crystal = 'none' | 'C' | 'R' | 'Y' | 'B' | 'G' | 'P' | 'any';
export type Grid = '1A' | '2A' | '3A' | '4A' | '1B' | '2B' | '3B' | '4B';
export type Rune = 'rune6' | 'rune5' | 'rune4' | 'rune3' | 'rune2';
export type Source = 'curses' | 'grid' | 'temples' | 'runes';
export type Temple = 'red' | 'yellow' | 'blue' | 'green' | 'purple';

/** What can be chosen, each kind with its arguments. */
export type MysteryOption = Offered<Group> &
  (
    | { kind: 'move'; card: Card }
    | { kind: 'move-far'; card: Card; price: number }
    | { kind: 'collect' }
    | { kind: 'break'; temple: Temple; box: Box; spaces: number[] }
    | { kind: 'raise'; temple: Temple; box: Box; spaces: number[]; price: number }
    | { kind: 'switch' }
    | { kind: 'exchange' }
    | { kind: 'reserve'; number: number }
    | { kind: 'reserve-grid' }
    | { kind: 'end-turn' }
    | { kind: 'pay'; space: number }
    | { kind: 'swap'; space: number }
    | { kind: 'swap-with'; space: number }
    | { kind: 'colour'; crystal: Crystal }
    | { kind: 'no-colour' }
    | { kind: 'next'; crystal: Crystal }
    | { kind: 'place'; crystal: Crystal; space: number }
    | { kind: 'return'; crystal: Crystal }
    | { kind: 'replace'; crystal: Crystal; space: number }
    | { kind: 'take-mana'; crystal: Crystal; card: Card; mana: number }
    | { kind: 'take-seat'; crystal: Crystal; seat: number; space: number }
    | { kind: 'nothing' }
    | { kind: 'convert' }
    | { kind: 'decline' }
    | { kind: 'cover'; card: Card; mana: number }
    | { kind: 'stop' }
    | { kind: 'clear'; card: Card }
    | { kind: 'keep'; card: Card }
    | { kind: 'take-rune'; temple: Temple }
    | { kind: 'no-rune' }
    | { kind: 'draft'; grid: Grid }
    | { kind: 'give-up'; space: number }
  );

/** What can happen, each kind with its arguments. */
export type MysteryFact = Happened &
  (
    | { kind: 'drafted'; grid: Grid }
    | { kind: 'turn-began'; round: number }
    | { kind: 'entered'; card: Card }
    | { kind: 'moved'; card: Card; price: number }
    | { kind: 'neutral-moved'; card: Card }
    | { kind: 'placed'; crystal: Crystal; space: number }
    | { kind: 'replaced'; crystal: Crystal; space: number; old: Crystal }
    | { kind: 'returned'; crystal: Crystal }
    | { kind: 'lost'; crystal: Crystal }
    | { kind: 'took-from-seat'; crystal: Crystal; from: number; space: number }
    | { kind: 'took-from-mana'; crystal: Crystal; card: Card; mana: number }
    | { kind: 'paid'; crystal: Crystal; space: number }
    | { kind: 'covered'; card: Card; mana: number; crystal: Crystal; space: number }
    | { kind: 'cleared'; card: Card }
    | { kind: 'swapped'; space: number; other: number }
    | { kind: 'broke'; temple: Temple; box: Box; points: number; spaces: number[] }
    | { kind: 'rune-taken'; rune: Rune; temple: Temple }
    | { kind: 'rune-turned'; rune: Rune; temple: Temple }
    | { kind: 'rewarded'; marker: number; points: number }
    | { kind: 'resonated'; rune: Rune; cards: number }
    | { kind: 'collected'; card: Card }
    | { kind: 'declined'; card: Card }
    | { kind: 'end-near' }
    | { kind: 'round-ended'; round: number }
    | { kind: 'scored'; source: Source; points: number; temple: Temple }
    | { kind: 'won'; points: number }
    | { kind: 'charmed'; charm: Charm }
  );

export const asOption = (option: Option): MysteryOption => option as MysteryOption;
export const asFact = (fact: Fact): MysteryFact => fact as MysteryFact;
/** Whether an option is of one of these kinds. */
export const isKind = (option: { kind: string } | undefined, ...kinds: MysteryOption['kind'][]): boolean =>
  kinds.some((kind) => kind === option?.kind);

export const about: About = {
  endsTurn: ['end-turn'],
  quiet: ['collected', 'paid', 'round-ended', 'scored', 'swapped', 'turn-began', 'won'],
  seatFields: ['seat', 'from'],
};

/** What moves because of an event. */
export const MOVES: Moves<'pawn' | 'neutral' | 'crystal' | 'marker' | 'rune'> = {
  'entered': [{ what: 'pawn', piece: '', from: '', to: 'card:{card}' }],
  'moved': [{ what: 'pawn', piece: '', from: '', to: 'card:{card}' }],
  'neutral-moved': [{ what: 'neutral', piece: '', from: '', to: 'card:{card}' }],
  'placed': [{ what: 'crystal', piece: '{crystal}', from: 'supply:{crystal}', to: 'space:{seat}:{space}' }],
  'replaced': [{ what: 'crystal', piece: '{old}', from: 'space:{seat}:{space}', to: 'supply:{old}' }, { what: 'crystal', piece: '{crystal}', from: 'supply:{crystal}', to: 'space:{seat}:{space}' }],
  'returned': [{ what: 'crystal', piece: '{crystal}', from: '', to: 'supply:{crystal}' }],
  'took-from-seat': [{ what: 'crystal', piece: '{crystal}', from: 'space:{from}:{space}', to: '' }],
  'took-from-mana': [{ what: 'crystal', piece: '{crystal}', from: 'mana:{card}:{mana}', to: '' }],
  'paid': [{ what: 'crystal', piece: '{crystal}', from: 'space:{seat}:{space}', to: 'supply:{crystal}' }],
  'covered': [{ what: 'crystal', piece: '{crystal}', from: 'space:{seat}:{space}', to: 'mana:{card}:{mana}' }],
  'broke': [{ what: 'marker', piece: '', from: 'seat:{seat}', to: 'box:{temple}:{box}' }],
  'rune-taken': [{ what: 'rune', piece: '{rune}', from: 'rune:{temple}', to: 'runes:{seat}' }],
};
