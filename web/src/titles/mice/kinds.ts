// Written by scripts/title_types.py from the words of mice: change words.py, not this.
import type { Fact, Happened, Offered, Option } from '../face.ts';
import type { Moves } from '../moving.ts';
import type { About } from '../shelf.ts';

/** The headings of options, in their order. */
export type Group = 'place' | 'paying' | 'infiltrate' | 'remove' | 'fill' | 'trigger' | 'double' | 'leave' | 'assistants' | 'take' | 'pay' | 'open' | 'hire' | 'camp' | 'discard' | 'refresh' | 'at' | 'move' | 'flip' | 'give' | 'copy' | 'borrow' | 'dismiss' | 'choose' | 'passage' | 'chests' | 'stop';
export type Cause = 'chambers' | 'glory' | 'assistants';
export type Deck = 'chamber' | 'assistant';
export type Item = 'food' | 'torch' | 'pickaxe';
export type Sets = 'chambers' | 'assistants';
export type Spot = 'a1' | 'b1' | 'c1' | 'd1' | 'a2' | 'b2' | 'c2' | 'd2' | 'a3' | 'b3' | 'c3' | 'd3' | 'a4' | 'b4' | 'c4' | 'd4';

/** What can be chosen, each kind with its arguments. */
export type MiceOption = Offered<Group> &
  (
    | { kind: 'pass' }
    | { kind: 'use'; assistant: string }
    | { kind: 'place'; place: string }
    | { kind: 'infiltrate'; place: string }
    | { kind: 'remove' }
    | { kind: 'chest'; card: string }
    | { kind: 'finish' }
    | { kind: 'fill'; place: string }
    | { kind: 'trigger'; place: string }
    | { kind: 'double'; place: string }
    | { kind: 'leave'; place: string }
    | { kind: 'take'; item: Item }
    | { kind: 'pay'; payment: string }
    | { kind: 'give'; card: string }
    | { kind: 'open'; card: string }
    | { kind: 'hire'; card: string }
    | { kind: 'camp'; card: string }
    | { kind: 'discard'; card: string }
    | { kind: 'refresh'; card: string }
    | { kind: 'stop' }
    | { kind: 'at'; place: string }
    | { kind: 'move'; place: string }
    | { kind: 'flip'; card: string }
    | { kind: 'copy'; card: string }
    | { kind: 'borrow'; card: string }
    | { kind: 'dismiss'; card: string }
    | { kind: 'choose'; branch: number }
    | { kind: 'passage'; place: string }
  );

/** What can happen, each kind with its arguments. */
export type MiceFact = Happened &
  (
    | { kind: 'turn-began'; turn: number }
    | { kind: 'placed'; place: string }
    | { kind: 'infiltrated'; place: string }
    | { kind: 'filled'; place: string }
    | { kind: 'began-removing'; paws: number }
    | { kind: 'removed'; place: string; card: string }
    | { kind: 'left'; place: string }
    | { kind: 'triggered'; card: string }
    | { kind: 'used'; assistant: string }
    | { kind: 'received'; items: string }
    | { kind: 'lost'; items: string }
    | { kind: 'paid'; items: string }
    | { kind: 'spent-glory'; glory: number }
    | { kind: 'bonus'; items: string; other: number }
    | { kind: 'took-chest'; card: string }
    | { kind: 'used-chest'; card: string }
    | { kind: 'flipped-chest'; card: string }
    | { kind: 'gave-chest'; card: string }
    | { kind: 'opened'; card: string; place: string; glory: number }
    | { kind: 'hired'; card: string; glory: number }
    | { kind: 'camped'; card: string }
    | { kind: 'discarded'; card: string }
    | { kind: 'refreshed'; cards: number }
    | { kind: 'drew'; card: string }
    | { kind: 'shuffled'; deck: Deck; cards: number }
    | { kind: 'moved'; place: string; target: Spot }
    | { kind: 'extra-action'; actions: number }
    | { kind: 'extra-turn'; turns: number }
    | { kind: 'doubles'; doubles: number }
    | { kind: 'borrowed'; card: string }
    | { kind: 'dismissed'; card: string; glory: number }
    | { kind: 'portal-left'; card: string; place: string }
    | { kind: 'queued'; placements: number }
    | { kind: 'passage-flipped'; place: string; glory: number }
    | { kind: 'declined' }
    | { kind: 'end-triggered'; cause: Cause }
    | { kind: 'final-action' }
    | { kind: 'turn-cap'; turns: number }
    | { kind: 'scored-sets'; sets: Sets; glory: number }
    | { kind: 'scored'; points: number }
    | { kind: 'won'; points: number }
    | { kind: 'laid'; card: string }
    | { kind: 'copied'; card: string }
    | { kind: 'dry-supply' }
    | { kind: 'not-granted'; most: number }
  );

export const asOption = (option: Option): MiceOption => option as MiceOption;
export const asFact = (fact: Fact): MiceFact => fact as MiceFact;
/** Whether an option is of one of these kinds. */
export const isKind = (option: { kind: string } | undefined, ...kinds: MiceOption['kind'][]): boolean =>
  kinds.some((kind) => kind === option?.kind);

export const about: About = {
  endsTurn: ['finish'],
  quiet: ['began-removing', 'discarded', 'drew', 'laid', 'scored', 'scored-sets', 'shuffled', 'triggered', 'turn-began', 'won'],
  seatFields: ['other'],
};

/** What moves because of an event. */
export const MOVES: Moves<'paw' | 'goods' | 'chest' | 'marker'> = {
  'placed': [{ what: 'paw', piece: '', from: 'paws:{seat}', to: 'place:{place}' }],
  'infiltrated': [{ what: 'paw', piece: '', from: 'paws:{seat}', to: 'place:{place}' }],
  'filled': [{ what: 'paw', piece: '', from: 'paws:{seat}', to: 'place:{place}' }],
  'removed': [{ what: 'paw', piece: '', from: 'place:{place}', to: 'paws:{seat}' }],
  'left': [{ what: 'paw', piece: '', from: 'place:{place}', to: 'paws:{seat}' }],
  'received': [{ what: 'goods', piece: '{items}', from: '', to: 'seat:{seat}' }],
  'bonus': [{ what: 'goods', piece: '{items}', from: '', to: 'seat:{seat}' }],
  'took-chest': [{ what: 'chest', piece: '', from: '', to: 'chests:{seat}' }],
  'opened': [{ what: 'marker', piece: '', from: 'seat:{seat}', to: 'place:{place}' }],
  'moved': [{ what: 'paw', piece: '', from: 'place:{place}', to: 'place:{target}' }],
};
