/** Where things lie on the board. Two drawings of the same table, and a strip for the phone. */
import type { Layout } from '../face.ts';
import type { Point } from '../../pieces/geometry.ts';

export const SIZES: Record<Layout, { width: number; height: number }> = {
  tall: { width: 780, height: 712 },
  short: { width: 800, height: 592 },
  phone: { width: 390, height: 242 },
};
export const SEAT = { w: 236, h: 186 };
export const MINE = { w: 312, h: 144 };
/** The three columns of the temple: their distance. */
export const COLUMN = 92;

export interface Plan {
  width: number;
  height: number;
  /** The others, clockwise from me. */
  seats: Point[];
  sun: { y: number; r: number };
  roof: number;
  foot: number;
  tiers: number;
  plinth: number;
  curse: number;
  mine: Point;
  stock: number;
  stage: number;
  /** Whether somebody sits above the temple, so that it is small. */
  full: boolean;
}

const TALL_SEATS: Record<number, Point[]> = {
  2: [
    [20, 150],
    [524, 150],
  ],
  3: [
    [2, 216],
    [272, 4],
    [542, 216],
  ],
  4: [
    [2, 250],
    [54, 8],
    [490, 8],
    [542, 250],
  ],
  5: [
    [2, 216],
    [2, 4],
    [272, 4],
    [542, 4],
    [542, 216],
  ],
};
const SHORT_SEATS: Record<number, Point[]> = {
  2: [
    [20, 120],
    [544, 120],
  ],
  3: [
    [2, 202],
    [282, 4],
    [562, 202],
  ],
  4: [
    [2, 206],
    [40, 6],
    [524, 6],
    [562, 206],
  ],
  5: [
    [2, 202],
    [2, 4],
    [282, 4],
    [562, 4],
    [562, 202],
  ],
};

export function planOf(layout: Layout, players: number): Plan {
  const others = Math.max(2, Math.min(5, players - 1));
  const full = others === 3 || others === 5;
  if (layout === 'short') {
    return {
      ...SIZES.short,
      seats: SHORT_SEATS[others] ?? [],
      sun: full ? { y: 224, r: 26 } : { y: 66, r: 56 },
      roof: full ? 244 : 120,
      foot: full ? 316 : 312,
      tiers: full ? 4 : 6,
      plinth: 290,
      curse: 385,
      mine: [400 - MINE.w / 2, 444],
      stock: 472,
      stage: 188,
      full,
    };
  }
  return {
    ...SIZES.tall,
    seats: TALL_SEATS[others] ?? [],
    sun: full ? { y: 240, r: 40 } : { y: 84, r: 70 },
    roof: full ? 272 : 150,
    foot: full ? 420 : 412,
    tiers: full ? 4 : 6,
    plinth: 392,
    curse: 490,
    mine: [390 - MINE.w / 2, 562],
    stock: 566,
    stage: 216,
    full,
  };
}

/** The seats clockwise from one, that one left out. */
export const clockwise = (home: number, players: number): number[] =>
  Array.from({ length: players - 1 }, (_, i) => ((home + i) % players) + 1);

/** Where something lies, as the lines of a reveal find it: a seat's stones, the reserve, the deck, the temple. */
export function spotOf(name: string, plan: Plan, home: number, players: number): Point {
  const [kind, which] = name.split(':');
  const cx = plan.width / 2;
  if (kind === 'reserve') return [plan.width - 118 - 38, plan.stock - 6];
  if (kind === 'deck') return [118 + 40, plan.stock];
  if (kind === 'temple') return [cx, plan.plinth];
  if (kind === 'curse') return [cx + (['blue', 'yellow', 'red'].indexOf(which ?? '') - 1) * COLUMN, plan.curse - 16];
  const seat = Number(which);
  if (seat === home) return [plan.mine[0] + (kind === 'card' ? 60 : MINE.w / 2 + 40), plan.mine[1]];
  const [x, y] = plan.seats[clockwise(home, players).indexOf(seat)] ?? [cx, plan.plinth];
  return kind === 'card' ? [x + 45, y + 106] : [x + (x + SEAT.w / 2 < cx ? SEAT.w : 0), y + 104];
}
