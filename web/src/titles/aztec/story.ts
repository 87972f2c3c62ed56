/** A round as it is told: the events in beats, each with what lies on the table then.
 *
 * What lies there is worked out backwards from the last view: every event says what moved, so before it, it lay
 * elsewhere. No rule is needed for that.
 */
import type { Fact } from '../face.ts';
import {
  COLOURS,
  countsOf,
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
  jewels: string;
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
const TOGETHER: Record<string, string> = {
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
const letterOf = (colour: string): string => colour.charAt(0).toUpperCase();

/** Where things go because of an event. */
export function flowsOf(fact: Fact): Flow[] {
  const mine = `seat:${fact.seat}`;
  const other = `seat:${numberIn(fact, 'other')}`;
  const stone = (from: string, to: string): Flow => ({ what: 'stone', from, to, jewels: '' });
  const jewels = (from: string, to: string, set: string): Flow => ({ what: 'jewels', from, to, jewels: set });
  switch (fact.kind) {
    case 'kept-claim':
      return [jewels(`card:${fact.seat}`, mine, textIn(fact, 'jewels'))];
    case 'took-card':
    case 'took':
      return [jewels('temple', mine, textIn(fact, 'jewels'))];
    case 'gave-stone':
      return [stone(mine, other)];
    case 'served-stone':
      return [stone('reserve', other)];
    case 'discarded-stone':
    case 'purified':
      return [stone(mine, 'reserve')];
    case 'took-stone':
      return [stone('reserve', mine)];
    case 'drew':
    case 'kept':
    case 'kept-secretly':
    case 'played':
      return [{ what: 'card', from: 'deck', to: mine, jewels: '' }];
    case 'stole':
      return [jewels(other, mine, letterOf(textIn(fact, 'colour')))];
    case 'traded':
      return [jewels('temple', mine, letterOf(textIn(fact, 'taken')))];
    case 'cursed':
      return [stone(`curse:${textIn(fact, 'colour')}`, mine)];
    default:
      return [];
  }
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
    const together = TOGETHER[fact.kind];
    if (fact.kind === 'round-began') {
      round = numberIn(fact, 'round');
      seat = 0;
      lines = [];
    } else if (fact.kind === 'claims-shown') add('claims', fact, end);
    else if (fact.kind === 'tokens-shown') add('tokens', fact, end);
    else if (fact.kind === 'revealed') {
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
    } else if (fact.kind === 'cursed' || fact.kind === 'curse-stayed') {
      seat = 0;
      lines = [];
      add('curse', fact, end);
    } else if (fact.kind === 'round-ended') add('refill', fact, end);
    else if (last) {
      last.end = end;
      if (['claimed', 'believed', 'accused'].includes(fact.kind)) last.facts.push(fact);
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
  const seat = fact.seat - 1;
  const other = numberIn(fact, 'other') - 1;
  const jewels = (who: number, set: string, by: number) => {
    const hoard = lying.hoards[who];
    if (hoard) countsOf(set).forEach((n, i) => (hoard[i] = (hoard[i] ?? 0) + by * n));
  };
  const stones = (who: number, by: number) => {
    if (lying.stones[who] !== undefined) lying.stones[who] += by;
  };
  const curse = (colour: string, by: number) => {
    const i = COLOURS.indexOf(colour as Colour);
    if (lying.curses[i] !== undefined) lying.curses[i] += by;
  };
  switch (fact.kind) {
    case 'kept-claim':
    case 'took-card':
    case 'took':
      jewels(seat, textIn(fact, 'jewels'), -1);
      break;
    case 'gave-stone':
      stones(seat, 1);
      stones(other, -1);
      break;
    case 'served-stone':
      stones(other, -1);
      break;
    case 'discarded-stone':
      stones(seat, 1);
      break;
    case 'took-stone':
      stones(seat, -1);
      break;
    case 'purified':
      stones(seat, numberIn(fact, 'stones'));
      break;
    case 'stole':
      jewels(seat, letterOf(textIn(fact, 'colour')), -1);
      jewels(other, letterOf(textIn(fact, 'colour')), 1);
      break;
    case 'traded':
      jewels(seat, letterOf(textIn(fact, 'taken')), -1);
      jewels(seat, letterOf(textIn(fact, 'given')), 1);
      break;
    case 'cursed':
      stones(seat, -numberIn(fact, 'stones'));
      curse(textIn(fact, 'colour'), numberIn(fact, 'stones'));
      break;
    case 'round-ended':
      for (const colour of COLOURS) curse(colour, -parts.round.curse_refill);
      break;
    default:
      break;
  }
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
