/** A round as it is told: the events in beats, each with what lies on the table then.
 *
 * What lies there is worked out backwards from the last view: every event says what moved, so before it, it lay
 * elsewhere. No rule is needed for that.
 */
import type { Fact } from '../face.ts';
import { movesOf } from '../moving.ts';
import { asFact, MOVES, type AztecFact } from './kinds.ts';
import {
  COLOURS,
  countsOf,
  LETTER,
  tokensOf,
  type AztecView,
  type Colour,
  type Laid,
  type Parts,
  type Verdict,
} from './view.ts';

type BeatKind = 'claims' | 'tokens' | 'turn' | 'step' | 'curse' | 'refill';

/** Something that moves: jewels, a stone or a card, from one place to another. */
interface Flow {
  what: 'stone' | 'card' | 'jewels';
  from: string;
  to: string;
  /** Which jewels, or how many stones. */
  jewels: string;
  number: number;
}

/** A line of the numbered list that tells a reveal. */
export interface Line {
  number: number;
  kind: string;
  facts: Fact[];
}

export interface Beat {
  kind: BeatKind;
  round: number;
  /** So many events have happened when it is over. */
  end: number;
  /** Whose card is turned, if one is. */
  seat: number;
  facts: Fact[];
  flows: Flow[];
  /** What has been told of this reveal so far. */
  lines: Line[];
}

/** The table as it is drawn: that of the view, or that of a beat. */
export interface Show {
  round: number;
  hoards: number[][];
  stones: number[];
  curses: number[];
  claims: (string | null)[];
  /** Cards that lie face up. */
  cards: (string | null)[];
  tokens: Laid[];
  /** Whose reveal is told, 0 if nobody's. */
  now: number;
  beat: Beat | null;
}

/** How long a beat is shown, in milliseconds. */
const TIMES: Record<BeatKind, number> = {
  claims: 900,
  tokens: 1300,
  turn: 1300,
  step: 1150,
  curse: 750,
  refill: 600,
};
export const timeOf = (beat: Beat): number => TIMES[beat.kind];

/** Events that are told together if they follow one another. */
const TOGETHER: Partial<Record<AztecFact['kind'], string>> = {
  'gave-stone': 'give',
  'served-stone': 'give',
  'discarded-stone': 'discard',
  'took-stone': 'take-stone',
  'kept-claim': 'jewels',
  'took-card': 'jewels',
  drew: 'gain',
  'nothing-left': 'nothing',
  kept: 'kept',
  'kept-secretly': 'kept',
  played: 'played',
  purified: 'purify',
  stole: 'steal',
  took: 'take',
  traded: 'trade',
};

/** What ends the gain of an artefact. */
const DRAWN = new Set(['kept', 'played']);

const numberIn = (fact: Fact, field: string): number => {
  const value = fact[field];
  return typeof value === 'number' ? value : 0;
};
const textIn = (fact: Fact, field: string): string => {
  const value = fact[field];
  return typeof value === 'string' ? value : '';
};

/** Where things go because of an event. */
export function flowsOf(fact: Fact): Flow[] {
  return movesOf(MOVES, fact).map(({ what, piece, from, to }) => ({
    what,
    from,
    to,
    jewels: what === 'jewels' ? (LETTER[piece as Colour] ?? piece) : '',
    number: what === 'stone' ? Number(piece || 1) : 0,
  }));
}

const told = new WeakMap<readonly Fact[], Beat[]>();

/** All beats of a game so far. */
export function beatsOf(facts: readonly Fact[]): Beat[] {
  const known = told.get(facts);
  if (known) return known;
  const beats: Beat[] = [];
  let round = 1; // the first one begins with the game, before anything is told
  let seat = 0;
  let lines: Line[] = [];
  const add = (kind: BeatKind, fact: Fact, end: number) => {
    beats.push({ kind, round, end, seat, facts: [fact], flows: flowsOf(fact), lines });
  };
  facts.forEach((fact, i) => {
    const last = beats.at(-1);
    const end = i + 1;
    const { kind } = asFact(fact);
    const together = TOGETHER[kind];
    if (kind === 'round-began') {
      round = numberIn(fact, 'round');
      seat = 0;
      lines = [];
    } else if (kind === 'claims-shown') add('claims', fact, end);
    else if (kind === 'tokens-shown') add('tokens', fact, end);
    else if (kind === 'revealed') {
      seat = fact.seat;
      lines = [];
      add('turn', fact, end);
    } else if (together && seat) {
      const line = lines.at(-1);
      if (line?.kind === 'gain' && DRAWN.has(together) && line.facts[0]?.seat === fact.seat) {
        // Whoever gained an artefact has chosen it: that is one step, told to its end.
        lines = [...lines.slice(0, -1), { ...line, kind: together, facts: [fact] }];
        add('step', fact, end);
      } else if (last?.kind === 'step' && line?.kind === together) {
        lines = [...lines.slice(0, -1), { ...line, facts: [...line.facts, fact] }];
        Object.assign(last, { end, facts: [...last.facts, fact], flows: [...last.flows, ...flowsOf(fact)], lines });
      } else {
        lines = [...lines, { number: lines.length + 1, kind: together, facts: [fact] }];
        add('step', fact, end);
      }
    } else if (kind === 'cursed' || kind === 'curse-stayed') {
      seat = 0;
      lines = [];
      add('curse', fact, end);
    } else if (kind === 'round-ended') add('refill', fact, end);
    else if (last) {
      last.end = end;
      if (kind === 'claimed' || kind === 'believed' || kind === 'accused') last.facts.push(fact);
    }
  });
  told.set(facts, beats);
  return beats;
}

/** The beats that tell what came after so many events. */
export const beatsAfter = (facts: readonly Fact[], from: number): Beat[] =>
  beatsOf(facts).filter((beat) => beat.end > from);

/** Which beats tell the last reveals: those of the last round in which tokens were shown. */
export function lastReveals(facts: readonly Fact[]): Beat[] {
  const beats = beatsOf(facts);
  const round = beats.findLast((beat) => beat.kind === 'tokens')?.round ?? 0;
  return round ? beats.filter((beat) => beat.round === round && beat.kind !== 'claims') : [];
}

/** The reveal that goes on: its last beat; none between reveals. */
export function openReveal(facts: readonly Fact[], view: AztecView): Beat | null {
  const last = beatsOf(facts).at(-1);
  return last && view.resolving !== null && last.seat === view.resolving ? last : null;
}

interface Lying {
  hoards: number[][];
  stones: number[];
  curses: number[];
}

/** Take an event back: what lay where before it. */
function undo(lying: Lying, fact: Fact, parts: Parts): void {
  for (const flow of flowsOf(fact)) {
    lay(lying, flow.to, flow, -1);
    lay(lying, flow.from, flow, 1);
  }
  if (asFact(fact).kind === 'round-ended') COLOURS.forEach((_, i) => addTo(lying.curses, i, -parts.round.curse_refill));
}

/** Add to what lies at a place, or take it away. Of the temple, the deck and the reserve there is always enough. */
function lay({ hoards, stones, curses }: Lying, place: string, { what, jewels, number }: Flow, by: 1 | -1): void {
  const [kind, which = ''] = place.split(':');
  const seat = Number(which) - 1;
  if (kind === 'curse') addTo(curses, COLOURS.indexOf(which as Colour), by * number);
  if (kind !== 'seat') return;
  if (what === 'stone') addTo(stones, seat, by * number);
  if (what === 'jewels') countsOf(jewels).forEach((n, i) => addTo(hoards[seat] ?? [], i, by * n));
}

function addTo(counts: number[], place: number, number: number): void {
  const count = counts[place];
  if (count !== undefined) counts[place] = count + number;
}

/** The table as the view has it. */
export function showOf(view: AztecView): Show {
  const { round } = view;
  return {
    round,
    hoards: view.players.map((player) => [...player.hoard]),
    stones: view.players.map((player) => player.stones),
    curses: [...view.curses],
    claims: view.players.map((player) => player.claims[round - 1] ?? null),
    cards: view.players.map((player, i) => (view.revealed.includes(i + 1) ? (player.cards[round - 1] ?? null) : null)),
    tokens: tokensOf(view, round),
    now: view.resolving ?? 0,
    beat: null,
  };
}

/** The table as it was at a beat. */
export function showAt(view: AztecView, facts: readonly Fact[], beat: Beat, parts: Parts): Show {
  const now = showOf(view);
  for (let i = facts.length - 1; i >= beat.end; i--) {
    const fact = facts[i];
    if (fact) undo(now, fact, parts);
  }
  const { round } = beat;
  const turned = new Set(
    beatsOf(facts)
      .filter((one) => one.round === round && one.kind === 'turn' && one.end <= beat.end)
      .map((one) => one.seat),
  );
  return {
    ...now,
    round,
    claims: view.players.map((player) => player.claims[round - 1] ?? null),
    cards: view.players.map((player, i) => (turned.has(i + 1) ? (player.cards[round - 1] ?? null) : null)),
    tokens: beat.kind === 'claims' ? [] : tokensOf(view, round),
    now: beat.seat,
    beat,
  };
}

/** What the turned card of a reveal was found to be. */
export function turnOf(facts: readonly Fact[], round: number, seat: number) {
  const turn = beatsOf(facts).findLast((beat) => beat.kind === 'turn' && beat.round === round && beat.seat === seat);
  const fact = turn?.facts[0];
  if (!fact) return null;
  return { claim: textIn(fact, 'claim'), card: textIn(fact, 'jewels'), verdict: textIn(fact, 'verdict') as Verdict };
}
