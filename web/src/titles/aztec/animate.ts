/** What has just happened, as steps that the table waits for: one for each beat. */
import type { Fact, LastMove, Step } from '../face.ts';
import { beatsOf, timeOf, type Beat } from './story.ts';

/** A beat is told at a time; where nothing shall move, nothing is waited for, and it can be seen again by hand. */
export function animate(facts: readonly Fact[], _before: unknown, _after: unknown, reduced: boolean): Step[] {
  if (reduced) return [];
  const count = tellable(facts);
  if (!count) return [];
  let at = 0;
  return newBeats(facts).map((beat) => {
    const ms = timeOf(beat);
    const step: Step = { what: 'scene', from: '', to: '', via: [], at, ms, piece: String(count), seat: beat.seat };
    at += ms;
    return step;
  });
}

/** The beats of events that may begin in the middle of a reveal: then a card lies open already. */
function newBeats(facts: readonly Fact[]): Beat[] {
  const open: Fact = { kind: 'revealed', seat: facts[0]?.seat ?? 1, rule: '' };
  return beatsOf([open, ...facts]).slice(1);
}

const QUIET = new Set(['character-taken', 'round-began', 'looked', 'offered', 'kept-card', 'scored', 'won', 'showed']);

/** How many of the last events are told; 0 if none of them is worth it. */
function tellable(facts: readonly Fact[]): number {
  return facts.some((fact) => !QUIET.has(fact.kind)) ? facts.length : 0;
}

/** Nobody has a pawn on this board. */
export const lastMove = (): LastMove | null => null;
