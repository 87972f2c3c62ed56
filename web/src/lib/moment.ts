import type { Moment, Table } from './protocol.ts';

/** What tells one moment of a game from another. A frame that only tells who is here has the name of the one before. */
export function momentName(now: Moment | Table | null): string {
  return now ? [now.seat, now.ply, 'seq' in now ? now.seq : 'replay'].join('/') : '';
}
