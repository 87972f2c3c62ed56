// Written by scripts/title_types.py from the words of jaguar: change words.py, not this.
import type { Fact, Happened, Offered, Option } from '../face.ts';
import type { Moves } from '../moving.ts';
import type { About } from '../shelf.ts';

/** The headings of options, in their order. */
export type Group = 'characters' | 'starts' | 'traps' | 'tokens' | 'move' | 'run' | 'heal' | 'take' | 'rituals' | 'amulets' | 'abilities' | 'gain' | 'objectives' | 'loss' | 'spaces' | 'water' | 'end';
export type Amulet = 'red' | 'black' | 'green' | 'yellow' | 'blue' | 'white';
export type Cause = 'died' | 'inside' | 'goals';
export type Character = 'fenn' | 'akhel' | 'keela' | 'nerys';
export type Chest = 'c01' | 'c02' | 'c03' | 'c04' | 'c05' | 'c06' | 'c07' | 'c08' | 'c09' | 'c10';
export type Crystal = 'purple' | 'yellow' | 'blue' | 'green';
export type Direction = 'up' | 'right' | 'down' | 'left';
export type Escape = 'e1' | 'e2' | 'e3' | 'e4' | 'e5' | 'e6' | 'e7' | 'e8';
export type Item = 'purple' | 'yellow' | 'blue' | 'green' | 'chest' | 'map' | 'ritual';
export type Jaguar = 'j2' | 'j3' | 'j4' | 'j5' | 'j2w' | 'j3w' | 'j4w' | 'j5w';
export type Objective = 'health' | 'purple_yellow' | 'maps' | 'blue_green' | 'levels' | 'few_curses' | 'glory' | 'chests';
export type Piece = 'd1a' | 'd1b' | 'd2a' | 'd2b' | 'd3a' | 'd3b' | 't1a' | 't1b' | 't2a' | 't2b' | 't3a' | 't3b';
export type Rating = 'well_done' | 'amazing' | 'speechless';
export type Reward = 'red' | 'black' | 'green' | 'yellow' | 'blue' | 'white' | 'crystal_purple' | 'crystal_yellow' | 'crystal_blue' | 'crystal_green' | 'heal' | 'curse' | 'glory' | 'activator';
export type Source = 'crystals' | 'hearts' | 'health' | 'curses' | 'glory' | 'rituals' | 'objectives';
export type Taming = 't01' | 't02' | 't03' | 't04' | 't05' | 't06' | 't07' | 't08' | 't09' | 't10';
export type Token = 'floor_blue' | 'floor_yellow' | 'floor_red' | 'wall_blue' | 'wall_red' | 'wall_yellow' | 'claw_gold' | 'claw_silver' | 'claw_bronze' | 'column_1' | 'column_2' | 'column_3';
export type Trap = 'gas' | 'darts' | 'guards' | 'earthquake' | 'secret_door' | 'flood';

/** What can be chosen, each kind with its arguments. */
export type JaguarOption = Offered<Group> &
  (
    | { kind: 'no' }
    | { kind: 'play'; character: Character }
    | { kind: 'start'; row: number }
    | { kind: 'set'; trap: Trap }
    | { kind: 'choose'; token: Token }
    | { kind: 'move'; direction: Direction }
    | { kind: 'break'; direction: Direction }
    | { kind: 'door' }
    | { kind: 'heal' }
    | { kind: 'take'; crystal: Crystal }
    | { kind: 'take-amulet'; amulet: Amulet }
    | { kind: 'take-chest' }
    | { kind: 'take-map'; piece: Piece }
    | { kind: 'perform'; ritual: string }
    | { kind: 'take-heart'; dots: Piece; triangles: Piece }
    | { kind: 'run' }
    | { kind: 'use'; amulet: Amulet }
    | { kind: 'jump'; direction: Direction }
    | { kind: 'shield'; trap: Trap }
    | { kind: 'look'; trap: Trap }
    | { kind: 'end' }
    | { kind: 'keep'; first: Amulet; second: Amulet }
    | { kind: 'bless' }
    | { kind: 'gain'; reward: Reward }
    | { kind: 'mark'; objective: Objective }
    | { kind: 'discard'; crystal: Crystal }
    | { kind: 'lie-down' }
    | { kind: 'suffer' }
    | { kind: 'place'; space: string }
    | { kind: 'flow'; direction: Direction }
    | { kind: 'drift' }
    | { kind: 'drift-and-take' }
    | { kind: 'resist' }
    | { kind: 'pick'; crystal: Crystal }
    | { kind: 'hunt' }
    | { kind: 'steer'; direction: Direction }
    | { kind: 'steer-and-take'; direction: Direction }
    | { kind: 'go' }
    | { kind: 'prowl'; space: string }
    | { kind: 'tame' }
    | { kind: 'keep-token'; taming: Taming }
    | { kind: 'fetch'; item: Item; space: string }
  );

/** What can happen, each kind with its arguments. */
export type JaguarFact = Happened &
  (
    | { kind: 'character-taken'; character: Character }
    | { kind: 'started'; row: number; ritual: string }
    | { kind: 'round-began'; round: number; players: number }
    | { kind: 'heart-wall-moved' }
    | { kind: 'order-set'; number: number }
    | { kind: 'trap-set'; trap: Trap }
    | { kind: 'token-chosen'; token: Token }
    | { kind: 'activator-declined' }
    | { kind: 'turn-began'; number: number }
    | { kind: 'entered'; space: string }
    | { kind: 'moved'; space: string }
    | { kind: 'broke-wall'; direction: Direction }
    | { kind: 'used-door'; space: string }
    | { kind: 'healed'; number: number }
    | { kind: 'took-crystal'; crystal: Crystal }
    | { kind: 'took-amulet'; amulet: Amulet }
    | { kind: 'opened-chest'; chest: Chest }
    | { kind: 'took-map'; piece: Piece }
    | { kind: 'performed'; ritual: string }
    | { kind: 'took-heart'; dots: Piece; triangles: Piece }
    | { kind: 'ran'; number: number }
    | { kind: 'used-amulet'; amulet: Amulet }
    | { kind: 'jumped'; direction: Direction }
    | { kind: 'shielded'; trap: Trap }
    | { kind: 'curse-lifted'; number: number }
    | { kind: 'levelled'; number: number }
    | { kind: 'level-pending'; number: number }
    | { kind: 'activator-gained' }
    | { kind: 'marked'; objective: Objective }
    | { kind: 'trap-revealed'; trap: Trap; token: Token }
    | { kind: 'hit'; trap: Trap }
    | { kind: 'shield-held'; trap: Trap }
    | { kind: 'damaged'; number: number }
    | { kind: 'cursed'; number: number }
    | { kind: 'discarded'; crystal: Crystal }
    | { kind: 'lay-down' }
    | { kind: 'gained-glory'; number: number }
    | { kind: 'lost-glory'; number: number }
    | { kind: 'door-opened'; space: string; other_space: string }
    | { kind: 'water-came'; direction: Direction }
    | { kind: 'washed'; space: string }
    | { kind: 'resisted' }
    | { kind: 'became-cursed' }
    | { kind: 'checkpoint'; number: number }
    | { kind: 'hunted' }
    | { kind: 'escape-began'; number: number }
    | { kind: 'left-temple'; row: number; escape: Escape }
    | { kind: 'stayed-inside'; number: number }
    | { kind: 'scored'; source: Source; points: number }
    | { kind: 'won'; points: number }
    | { kind: 'lost'; points: number; cause: Cause }
    | { kind: 'rated'; rating: Rating }
    | { kind: 'temple-set'; trap: Trap }
    | { kind: 'token-turned'; token: Token }
    | { kind: 'jaguar-shown'; jaguar: Jaguar }
    | { kind: 'jaguar-placed'; space: string }
    | { kind: 'jaguar-moved'; space: string }
    | { kind: 'jaguar-took'; item: Item }
    | { kind: 'jaguar-struck' }
    | { kind: 'jaguar-hit'; trap: Trap }
    | { kind: 'taming-shown'; taming: Taming }
    | { kind: 'taming-taken'; taming: Taming }
    | { kind: 'took-ritual'; ritual: string }
    | { kind: 'missed'; trap: Trap }
    | { kind: 'curse-bonus' }
    | { kind: 'wave-came'; direction: Direction }
  );

export const asOption = (option: Option): JaguarOption => option as JaguarOption;
export const asFact = (fact: Fact): JaguarFact => fact as JaguarFact;
/** Whether an option is of one of these kinds. */
export const isKind = (option: { kind: string } | undefined, ...kinds: JaguarOption['kind'][]): boolean =>
  kinds.some((kind) => kind === option?.kind);

export const about: About = {
  endsTurn: ['end'],
  quiet: ['jaguar-shown', 'missed', 'order-set', 'scored', 'token-chosen', 'turn-began', 'won'],
  seatFields: [],
};

/** What moves because of an event. */
export const MOVES: Moves<'marker' | 'pawn' | 'crystal' | 'ring'> = {
  'trap-set': [{ what: 'marker', piece: '', from: 'seat:{seat}', to: 'trap:{trap}' }],
  'entered': [{ what: 'pawn', piece: '', from: '', to: 'space:{space}' }],
  'moved': [{ what: 'pawn', piece: '', from: '', to: 'space:{space}' }],
  'used-door': [{ what: 'pawn', piece: '', from: '', to: 'space:{space}' }],
  'took-crystal': [{ what: 'crystal', piece: '{crystal}', from: '', to: 'bag:{seat}:{crystal}' }],
  'took-amulet': [{ what: 'ring', piece: '', from: '', to: 'pouch:{seat}' }],
  'opened-chest': [{ what: 'ring', piece: '', from: '', to: 'pouch:{seat}' }],
  'took-map': [{ what: 'ring', piece: '', from: '', to: 'pouch:{seat}' }],
  'marked': [{ what: 'marker', piece: '', from: 'seat:{seat}', to: 'objective:{objective}' }],
  'discarded': [{ what: 'crystal', piece: '{crystal}', from: 'bag:{seat}:{crystal}', to: 'seat:{seat}' }],
  'washed': [{ what: 'pawn', piece: '', from: '', to: 'space:{space}' }],
};
