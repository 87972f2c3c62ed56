// Written by scripts/title_types.py from the words of aztec: change words.py, not this.
import type { Fact, Happened, Offered, Option } from '../face.ts';
import type { Moves } from '../moving.ts';
import type { About } from '../shelf.ts';

/** The headings of options, in their order. */
export type Group = 'characters' | 'truth' | 'jewels-1' | 'jewels-2' | 'jewels-3' | 'jewels-4' | 'jewels-5' | 'jewels-6' | 'believe' | 'accuse' | 'artefacts' | 'take' | 'trade' | 'steal' | 'curse' | 'stop';
export type Artefact = 'A-TRIPLE-B' | 'A-TRIPLE-Y' | 'A-TRIPLE-R' | 'A-PAIR-BY' | 'A-PAIR-BR' | 'A-PAIR-YR' | 'A-CHEST' | 'A-SUN' | 'A-AMULET' | 'A-PURIFY' | 'A-SCAPEGOAT' | 'A-STEAL' | 'A-TAKE' | 'A-TRADE';
export type Character = 'CHARLY' | 'DARYL' | 'ELISA' | 'YUKIO' | 'NAYA' | 'TOMAS';
export type Colour = 'blue' | 'yellow' | 'red';
export type Source = 'duos' | 'trios' | 'artefacts' | 'stones';
export type Verdict = 'truth' | 'unnoticed' | 'caught';

/** What can be chosen, each kind with its arguments. */
export type AztecOption = Offered<Group> &
  (
    | { kind: 'play'; character: Character }
    | { kind: 'claim'; jewels: string }
    | { kind: 'believe'; seat: number }
    | { kind: 'accuse'; seat: number }
    | { kind: 'pick'; artefact: Artefact; place: number }
    | { kind: 'take'; jewels: string }
    | { kind: 'trade'; given: Colour; taken: Colour }
    | { kind: 'steal'; colour: Colour; seat: number }
    | { kind: 'curse'; seats: number[] }
    | { kind: 'stop' }
  );

/** What can happen, each kind with its arguments. */
export type AztecFact = Happened &
  (
    | { kind: 'character-taken'; character: Character }
    | { kind: 'round-began'; round: number }
    | { kind: 'looked'; jewels: string }
    | { kind: 'claims-shown'; round: number }
    | { kind: 'claimed'; jewels: string }
    | { kind: 'tokens-shown'; round: number }
    | { kind: 'believed'; other: number }
    | { kind: 'accused'; other: number }
    | { kind: 'revealed'; jewels: string; verdict: Verdict; claim: string }
    | { kind: 'kept-claim'; jewels: string }
    | { kind: 'took-card'; jewels: string }
    | { kind: 'gave-stone'; other: number }
    | { kind: 'served-stone'; other: number }
    | { kind: 'discarded-stone' }
    | { kind: 'took-stone' }
    | { kind: 'drew'; cards: number }
    | { kind: 'offered'; artefact: Artefact }
    | { kind: 'kept'; artefact: Artefact }
    | { kind: 'kept-secretly' }
    | { kind: 'kept-card'; artefact: Artefact }
    | { kind: 'played'; artefact: Artefact }
    | { kind: 'purified'; stones: number }
    | { kind: 'stole'; colour: Colour; other: number }
    | { kind: 'took'; jewels: string }
    | { kind: 'traded'; given: Colour; taken: Colour }
    | { kind: 'cursed'; colour: Colour; stones: number }
    | { kind: 'curse-stayed'; colour: Colour; stones: number }
    | { kind: 'round-ended'; round: number }
    | { kind: 'showed'; artefact: Artefact; cards: number }
    | { kind: 'scored'; source: Source; points: number }
    | { kind: 'won'; points: number }
    | { kind: 'nothing-left' }
  );

export const asOption = (option: Option): AztecOption => option as AztecOption;
export const asFact = (fact: Fact): AztecFact => fact as AztecFact;
/** Whether an option is of one of these kinds. */
export const isKind = (option: { kind: string } | undefined, ...kinds: AztecOption['kind'][]): boolean =>
  kinds.some((kind) => kind === option?.kind);

export const about: About = {
  endsTurn: [],
  quiet: ['claims-shown', 'drew', 'kept-card', 'kept-claim', 'looked', 'offered', 'round-began', 'round-ended', 'scored', 'tokens-shown', 'won'],
  seatFields: ['seat', 'seats', 'other'],
};

/** What moves because of an event. */
export const MOVES: Moves<'jewels' | 'stone' | 'card'> = {
  'kept-claim': [{ what: 'jewels', piece: '{jewels}', from: 'card:{seat}', to: 'seat:{seat}' }],
  'took-card': [{ what: 'jewels', piece: '{jewels}', from: 'temple', to: 'seat:{seat}' }],
  'gave-stone': [{ what: 'stone', piece: '', from: 'seat:{seat}', to: 'seat:{other}' }],
  'served-stone': [{ what: 'stone', piece: '', from: 'reserve', to: 'seat:{other}' }],
  'discarded-stone': [{ what: 'stone', piece: '', from: 'seat:{seat}', to: 'reserve' }],
  'took-stone': [{ what: 'stone', piece: '', from: 'reserve', to: 'seat:{seat}' }],
  'drew': [{ what: 'card', piece: '', from: 'deck', to: 'seat:{seat}' }],
  'kept': [{ what: 'card', piece: '', from: 'deck', to: 'seat:{seat}' }],
  'kept-secretly': [{ what: 'card', piece: '', from: 'deck', to: 'seat:{seat}' }],
  'played': [{ what: 'card', piece: '', from: 'deck', to: 'seat:{seat}' }],
  'purified': [{ what: 'stone', piece: '{stones}', from: 'seat:{seat}', to: 'reserve' }],
  'stole': [{ what: 'jewels', piece: '{colour}', from: 'seat:{other}', to: 'seat:{seat}' }],
  'took': [{ what: 'jewels', piece: '{jewels}', from: 'temple', to: 'seat:{seat}' }],
  'traded': [{ what: 'jewels', piece: '{given}', from: 'seat:{seat}', to: 'temple' }, { what: 'jewels', piece: '{taken}', from: 'temple', to: 'seat:{seat}' }],
  'cursed': [{ what: 'stone', piece: '{stones}', from: 'curse:{colour}', to: 'seat:{seat}' }],
};
