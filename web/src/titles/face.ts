/**
 * What a title gives to the page so that its table can be drawn. The shell knows zones, sockets and words; a face knows
 * the pieces. It draws the last view and offers `view.ask.options`: what is legal, what it costs and who wins, the view
 * says. What a face works out itself only helps to draw, to plan and to explain (DESIGN.md, "What people see").
 */
import type { Component } from 'svelte';

import type { Previewed, SeatInfo } from '../lib/protocol.ts';
import type { Words } from '../lib/words.ts';
import type { Figure } from '../pieces/players.ts';

/** Which drawing of the board fits the zone: its shape decides, not scaling. */
export type Layout = 'tall' | 'short' | 'phone';

/**
 * A thing that can be pointed at, as text: what kind of thing, then which, as `card:red` or `seat:3`. A title lists its
 * own in `targets.ts`. Empty: nothing.
 */
export type Target = string;

/** What every legal answer has as the view gives it. */
export interface Offered<Group extends string = string> {
  text: string;
  group?: Group;
  rule?: string;
  preview?: Record<string, unknown>;
}

/** One legal answer of any title. Other fields are the arguments of its kind; `kinds.ts` of a title types them. */
export interface Option extends Offered {
  kind: string;
  [field: string]: unknown;
}

export interface Ask {
  question: string;
  rule: string;
  rules?: string[];
  form?: string;
  number?: number;
  for?: string;
  /** All spaces that several answers in a row choose among, in order. */
  among?: number[];
  phase?: string;
  groups?: string[];
  /** A question about mere gains: the answer that takes one, and whether the end of the game hangs on it. */
  gains?: { use: string; end: boolean } | null;
  options: Option[];
  [more: string]: unknown;
}

/** Several pieces that are picked in any order and sent as one answer. */
export interface Plan {
  /** One option for each piece that may be picked, offered now or by the questions that follow. */
  options: Option[];
  least: number;
  most: number;
  /** What ends the answer, if fewer than could be are picked. */
  stop: string;
  /** The ids of messages: what to do ($why), what the gold button says ($count), what is still missing ($count). */
  says: { about: string; act: string; missing: string };
}

/** What every title's view has; a title's own types say more. */
export interface View {
  game: string;
  seat: number | null;
  deciding: number[];
  /** Null where it depends on what this seat may not know. */
  scores: (number | null)[];
  round?: number;
  options: Record<string, boolean | number | string>;
  ask: Ask;
  [field: string]: unknown;
}

export interface Provenance {
  section: string;
  entry: string;
  source: string;
  note: string;
}

/** The component data of a title and where each entry comes from. */
export interface Components {
  data: Record<string, unknown>;
  provenance: Provenance[];
}

/** What every event has. */
export interface Happened {
  seat: number;
  rule: string;
}

/** One event of any title as the server describes it; `kinds.ts` of a title types it. */
export interface Fact extends Happened {
  kind: string;
  [field: string]: unknown;
}

/** Who sits there: the server's seat plus the figure and the letter its pieces carry (see `titles/seats.ts`). */
export interface SeatFace extends SeatInfo {
  letter: string;
  figure: Figure;
}

/** The last move of somebody else: a ghost where the pawn came from, a dotted ring where it went. */
export interface LastMove {
  seat: number;
  from: Target;
  to: Target;
}

/**
 * One step of an animation: a piece travels from a target to another, or a ring shows where something changed.
 * A scene is told by the title itself; everybody waits for it, whoever caused it.
 */
export interface Step {
  what: 'pawn' | 'neutral' | 'crystal' | 'marker' | 'rune' | 'ring' | 'scene';
  from: Target;
  to: Target;
  /** Targets in between, for a pawn that walks. */
  via: Target[];
  /** When it starts and how long it takes, in milliseconds. */
  at: number;
  ms: number;
  /** The crystal's letter or the rune; empty for a piece of a seat. */
  piece: string;
  seat: number;
}

/** What every part of a table needs. `me` is the seat that looks, 0 for a spectator. */
export interface TableProps {
  view: View;
  components: Components;
  seats: SeatFace[];
  me: number;
  words: Words;
  /** Everything that has happened up to this view, as far as this viewer may know. */
  facts?: readonly Fact[];
}

/** What is lit, and what the parts that can be pressed call. */
export interface Pointing {
  /** What the pointer or the focus is on, anywhere at the table: an option button and its target answer each other. */
  hover: Target;
  /** The notation of the options that are chosen but not yet sent. */
  chosen: readonly string[];
  /** The target whose "why not" is being shown; empty if none is. */
  why?: Target;
  /** A place with one legal answer was pressed. On the phone a place only calls `onlook`; the gold button answers. */
  onpick: (option: string) => void;
  /** A place with several legal answers was pressed (one curse, several chains): show only these. */
  onmany?: (target: Target, options: string[]) => void;
  /** Pointer, focus or long press came to a target, or left it (null). */
  onlook: (target: Target | null) => void;
  /** Several answers in a row were pressed, as a way over the board. On the phone the gold button sends them. */
  onway?: (way: Planned) => void;
  /** A place that is not legal now was pressed: the wish in notation, and where it was. */
  onwhy: (wish: string, target: Target) => void;
}

export interface BoardProps extends TableProps, Pointing {
  layout: Layout;
  last: LastMove | null;
  /** Phone only: the target drawn large in the middle. */
  look?: Target;
  /** What is planned there, in its order. */
  planned?: readonly Target[];
}

export interface MyPanelProps extends TableProps, Pointing {
  layout: Layout;
  /** Draw only the grid (the phone's sheet). */
  bare?: boolean;
  /** The table's id, under which the panel remembers what its player marked; empty if it shall not. */
  table?: string;
}

export interface OtherPanelProps extends TableProps, Pointing {
  /** Whose panel. */
  seat: number;
  /** Whether this seat comes next. */
  next?: boolean;
}

export interface SeatChipProps extends TableProps {
  seat: number;
}

/** What a target is, costs and gives, in words. The caller frames it (`.help` card or phone sheet). */
export interface LookProps extends TableProps {
  target: Target;
  /** The reason why it cannot be chosen follows, with its rule. */
  answered?: boolean;
}

/**
 * What is drawn inside of an option's button, hidden from those who listen: the button says the whole sentence
 * (`nameOf`) to them. `short` leaves the name of the charm or place to its picture.
 */
export interface OptionLabelProps extends TableProps {
  option: Option;
  short?: boolean;
}

export interface EndProps extends TableProps {
  winners: number[];
}

/** Where a title composes its answers itself. It is shown while others choose as well. */
export interface AnswerProps extends TableProps, Pointing {
  layout: Layout;
  /** Whether something is asked of me now. */
  mine: boolean;
  /** Whether my last answer is still on its way. */
  busy: boolean;
  /** Phone: what was tapped last. */
  look: Target;
  /** Take back what I have sealed, while somebody else still chooses; null when looking back. */
  onreopen: (() => void) | null;
}

/** Several answers in a row, and what the gold button that sends them says. */
export interface Planned {
  answers: string[];
  text: string;
  /** What the plan is about, in its order. */
  order: Target[];
}

/** In place of the list of options, where answers are planned: in which order, and what each of them shall be. */
export interface PlannerProps extends TableProps, Pointing {
  phone: boolean;
  /** Whether my last answer is still on its way. */
  busy: boolean;
  /** The table's id, under which the plan is remembered; empty if it shall not be. */
  table: string;
  /** What answers would lead to; null if that cannot be told now. */
  preview: (answers: string[]) => Promise<Previewed | null>;
  /** The plan as it is now, for the gold button. */
  onplan: (planned: Planned | null) => void;
  /** Send answers at once. */
  onsend: (answers: string[]) => void;
}

/** The bar that goes on, for a title that composes its answers itself. */
export interface BarProps extends TableProps {
  mine: boolean;
  busy: boolean;
  phone: boolean;
  /** Whether it is mine to confirm the turn, and nothing else. */
  confirms: boolean;
  undoable: number;
  onsend: (answer: string, kind: string) => void;
  onconfirm: () => void;
  onundo: (answers: number) => void;
  onwhy: (wish: string, target: Target) => void;
  /** Say in passing why something cannot be pressed. */
  onreason: (reason: string) => void;
  onmore: () => void;
}

/** What stands beside the board in place of the others' panels. */
export interface SideProps extends TableProps, Pointing {
  /** It stands above the board: there is no room beside it. */
  strip?: boolean;
}

/** What else there is to see. */
export interface BesideProps extends TableProps, Pointing {
  /** It stands on the phone's sheet of what has no room, not below the others' panels. */
  sheet?: boolean;
}

/** The pieces in the air, above everything. Mount one per table; a new array of steps starts it, any input ends it. */
export interface FlightsProps {
  steps: Step[];
  seats: SeatFace[];
  /** Everything that has happened, the events of these steps last. */
  facts?: readonly Fact[];
  ondone?: () => void;
}

export interface TitleFace {
  slug: string;
  Board: Component<BoardProps>;
  MyPanel: Component<MyPanelProps>;
  OtherPanel: Component<OtherPanelProps>;
  Look: Component<LookProps>;
  End: Component<EndProps>;
  Flights: Component<FlightsProps>;
  /** One of the players in the strip above the board, where there is no room for their panels. */
  SeatChip?: Component<SeatChipProps>;
  /** An option in the list of options. */
  OptionLabel?: Component<OptionLabelProps>;
  /** In place of the list of options, at the questions that `plans` names. */
  Planner?: Component<PlannerProps>;
  plans?: (view: View) => boolean;
  /** In place of the list of options and of the bar below: the answer as this title composes it. */
  Answer?: Component<AnswerProps>;
  Bar?: Component<BarProps>;
  /** In place of the others' panels and of their strip: they sit round the board. */
  Side?: Component<SideProps>;
  /** Below the others' panels; on the phone, in the sheet of what has no room. */
  Beside?: Component<BesideProps>;
  /** Whether what is asked now is answered by everybody in secret, and shown together. */
  sealed?: (view: View) => boolean;
  /** Beside the result. */
  Ledger?: Component<EndProps>;
  /** Go on with what is told by the title itself; false if nothing is. */
  advance?: () => boolean;
  /** How many of the last events are still to be told: the log does not run ahead of them. */
  unrevealed?: (facts: readonly Fact[]) => number;
  /** What the plaque says while something is told; empty if nothing is. */
  telling?: (props: TableProps) => string;
  /** Events between two views as steps, in order; rings only if motion is to be reduced. */
  animate: (facts: Fact[], before: View, after: View, reduced: boolean) => Step[];
  /** The last pawn that somebody else moved, from the events since then. */
  lastMove: (facts: Fact[], before: View, me: number) => LastMove | null;
  /** The target an option lights; empty if it has a button only. */
  targetOf: (option: Option, view: View) => Target;
  /** What pressing a target asks for, in notation, when it is not legal: "move w7". Empty if it asks for nothing. */
  wishOf: (target: Target, view: View) => string;
  /** The accessible sentence of an option, with cost and outcome: "Wilderness 7, free: take three colourless". */
  nameOf: (option: Option, props: TableProps) => string;
  /** The plan that a question leaves room for; null if it is answered by one option. */
  planOf: (view: View, me: number) => Plan | null;
  /** The message that says in a sentence what a question wants, naming nobody: the plaque has named them. */
  sentenceFor: (question: string) => string;
  /** The card whose effect asks, for the plaque; empty if none does. */
  askerOf?: (view: View, props: Pick<TableProps, 'words' | 'components'>) => string;
  /** Which of its games is played, for the top of the table. */
  kindOf?: (view: View, words: Words) => string;
  /** How many rounds a game has, if that is settled. */
  rounds?: (components: Components) => number;
  /** The keys that answer, and the message above them. */
  keys?: { about: string; list: readonly { key: string; message: string }[] };
  /** The phases of a turn in their order; the page has a message for each. */
  stages: (view: View) => readonly string[];
  /** Where a player stands, in words; empty if nowhere. */
  whereIs: (view: View, seat: number, words: Words) => string;
  /** A piece by what is on it, for the words of options and events; empty for the catalogue's word. */
  called?: (field: string, word: string, props: Pick<TableProps, 'words' | 'components'>) => string;
  /** What the table calls an entry of the component data, and the part it belongs to. */
  partOf: (row: Provenance, words: Words) => { section: string; entry: string };
  /** The viewBox of the board. */
  boardSize: (layout: Layout) => { width: number; height: number };
}
