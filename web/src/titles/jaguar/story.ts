/** What goes off by itself, in beats: one trap after another, the water, the Jaguar, the Heart wall. */
import type { Fact, Target } from '../face.ts';
import { movesOf } from '../moving.ts';
import { asFact, MOVES, type JaguarFact } from './kinds.ts';
import { isTrap, type Trap } from './temple.ts';

type BeatKind = 'trap' | 'flood' | 'jaguar' | 'wall' | 'escape';

export interface Beat {
  kind: BeatKind;
  /** So many events have happened when it begins, and when it is over. */
  start: number;
  end: number;
  facts: Fact[];
}

/** Events that begin a beat. */
const BEGINS: Partial<Record<JaguarFact['kind'], BeatKind>> = {
  'trap-revealed': 'trap',
  'water-came': 'flood',
  'wave-came': 'flood',
  'jaguar-moved': 'jaguar',
  'jaguar-struck': 'jaguar',
  'heart-wall-moved': 'wall',
  'escape-began': 'escape',
};
/** Events after which nothing goes off by itself any more. */
const ENDS = new Set<JaguarFact['kind']>([
  'round-began',
  'turn-began',
  'order-set',
  'trap-set',
  'door-opened',
  'temple-set',
  'scored',
]);
/** How long a beat is shown, in milliseconds. */
const TIMES: Record<BeatKind, number> = { trap: 1700, flood: 1100, jaguar: 1100, wall: 1100, escape: 700 };
/** A trap that hits nobody is soon over. */
const MISSED = 900;

const isHit = (fact: Fact): boolean => asFact(fact).kind === 'hit';

export const timeOf = ({ kind, facts }: Beat): number => (kind === 'trap' && !facts.some(isHit) ? MISSED : TIMES[kind]);

/** The beats of events from one on. */
export function beatsOf(facts: readonly Fact[], from = 0): Beat[] {
  const beats: Beat[] = [];
  let open: Beat | null = null;
  facts.forEach((fact, i) => {
    if (i < from) return;
    const kind = BEGINS[asFact(fact).kind];
    const goesOn = open?.kind === 'jaguar' && kind === 'jaguar';
    if (kind && !goesOn) {
      open = { kind, start: i, end: i + 1, facts: [fact] };
      beats.push(open);
    } else if (ENDS.has(asFact(fact).kind)) open = null;
    else if (open) {
      open.facts.push(fact);
      open.end = i + 1;
    }
  });
  return beats;
}

/** The trap that a beat tells of, its token, and whom it hits. */
export interface Firing {
  trap: Trap;
  token: string;
  owner: number;
  hit: Map<number, Trap>;
}

export function firing({ kind, facts }: Beat): Firing | null {
  const [first] = facts;
  if (kind !== 'trap' || !first || !isTrap(first.trap)) return null;
  const { trap } = first;
  const hit = new Map(facts.filter(isHit).map((fact) => [fact.seat, trap]));
  return { trap, token: String(first.token), owner: first.seat, hit };
}

/** The beat that is not over yet, because somebody has to choose; null if there is none. */
export function openBeat(facts: readonly Fact[]): Beat | null {
  const beat = beatsOf(facts).at(-1);
  return beat?.end === facts.length ? beat : null;
}

/** Where a player stood after so many events; empty if they do not tell. */
export function placeAt(facts: readonly Fact[], seat: number, end: number): string {
  const last = facts.slice(0, end).findLast((fact) => fact.seat === seat && pawnTo(fact));
  return last ? pawnTo(last).slice('space:'.length) : '';
}

/** Where an event puts a pawn; empty if it moves none. */
export const pawnTo = (fact: Fact): Target => movesOf(MOVES, fact).find(({ what }) => what === 'pawn')?.to ?? '';
