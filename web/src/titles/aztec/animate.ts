/** What has just happened, as steps that the table waits for: one for each beat. */
import type { Fact, LastMove, Step } from '../face.ts';
import { beatsOf, timeOf, type Beat } from './story.ts';

/** A beat is told at a time; where nothing shall move, nothing is waited for, and it can be seen again by hand. */
export function animate(facts: readonly Fact[], _before: unknown, _after: unknown, reduced: boolean): Step[] {
  if (reduced) return [];
  const count = facts.length;
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

/** Nobody has a pawn on this board. */
export const lastMove = (): LastMove | null => null;
