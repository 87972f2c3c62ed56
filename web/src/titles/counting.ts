/** Points by source as parts of a bar, for the end of a game. */
import type { EndProps, SeatFace } from './face.ts';

/** A source of points: parts that take away are told in numbers only. */
interface Part<Source> {
  source: Source;
  order: number;
  n: number;
  /** Where it begins and how wide it is, in per cent of the longest bar. */
  x: number;
  width: number;
}

export interface Row<Source> {
  seat: SeatFace;
  parts: Part<Source>[];
  total: number;
  won: boolean;
}

/** A row for everybody, the winners first, then by points. */
export function countUp<Source extends string>(
  { seats, winners, view }: EndProps,
  sources: readonly Source[],
  pointsOf: (seat: number) => Partial<Record<Source, number>>,
): Row<Source>[] {
  const gains = (seat: number) => sources.map((source) => Math.max(0, pointsOf(seat)[source] ?? 0));
  const longest = Math.max(1, ...seats.map(({ seat }) => gains(seat).reduce((sum, n) => sum + n, 0)));
  return seats
    .map((seat) => {
      const widths = gains(seat.seat).map((n) => (n / longest) * 100);
      const parts = sources.map((source, order) => ({
        source,
        order,
        n: pointsOf(seat.seat)[source] ?? 0,
        x: widths.slice(0, order).reduce((sum, width) => sum + width, 0),
        width: widths[order] ?? 0,
      }));
      return { seat, parts, total: view.scores[seat.seat - 1] ?? 0, won: winners.includes(seat.seat) };
    })
    .sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total);
}
