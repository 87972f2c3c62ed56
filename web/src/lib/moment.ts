import type { Moment, Table } from './protocol.ts';

/** What tells one moment of a game from another. A frame that only tells who is here, or what became of a seat, has the
 * name of the one before. */
export function momentName(now: Moment | Table | null): string {
  return now ? [now.seat, now.ply, ...('ask' in now ? [now.ask, now.confirming] : ['replay'])].join('/') : '';
}
