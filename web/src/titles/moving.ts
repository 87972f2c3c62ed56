/** What events move, as a title declares it with its words; `kinds.ts` has it for the page. */
import type { Fact, Target } from './face.ts';

/** A piece and its way. `{field}` stands for an argument of the event. */
export interface Move<What extends string = string> {
  what: What;
  /** Which one of them, or how many; empty if that goes without saying. */
  piece: string;
  /** Empty where only the title's drawing knows it. */
  from: Target;
  to: Target;
}
export type Moves<What extends string> = Readonly<Record<string, readonly Move<What>[]>>;

/** What moves because of an event, with its arguments filled in. */
export function movesOf<What extends string>(moves: Moves<What>, fact: Fact): Move<What>[] {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, field: string) => String(fact[field]));
  return (moves[fact.kind] ?? []).map(({ what, piece, from, to }) => ({
    what,
    piece: filled(piece),
    from: filled(from),
    to: filled(to),
  }));
}
