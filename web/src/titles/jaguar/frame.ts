/** Where everything lies on the board: one space is 60 × 60. */
import type { Layout } from '../face.ts';
import { COLUMNS, type Cell, type HeartWall, type Temple } from './temple.ts';

export const SPACE = 60;
/** The gap in which the Heart wall stands between two tiles. */
const GAP = 18;
const HEART_COLUMN = 10;
/** Room left of the entrance, as long as somebody stands there. */
const PORCH = 62;
/** Room right of the last column, for what waits at the exits. */
const EXITS = 44;
/** The same when the Heart wall stands before them. */
const WALLED_EXITS = 64;

export const SIZES: Record<Layout, { width: number; height: number }> = {
  tall: { width: 780, height: 712 },
  short: { width: 780, height: 596 },
  phone: { width: 390, height: 340 },
};

export interface Frame {
  width: number;
  height: number;
  short: boolean;
  track: { x: number; y: number; w: number };
  traps: { y: number; w: number; h: number; step: number };
  /** Where the floor begins, and how large it is drawn. */
  floor: { x: number; y: number; scale: number };
  caption: number;
  /** The last row: Objectives, Hearts, order. */
  low: number;
}

/** The left edge of a column; with the Heart wall between the tiles, the last one stands apart. */
export const left = (x: number, heart: HeartWall): number =>
  (x - 1) * SPACE + (x >= HEART_COLUMN && heart === 'between_3_4' ? GAP : 0);
export const middle = ([x, y]: Cell, heart: HeartWall): Point => [left(x, heart) + SPACE / 2, (y - 0.5) * SPACE];
export type Point = [x: number, y: number];

/** Where the Heart wall stands; it keeps its place beyond the exits when it is gone. */
export const heartX = (heart: HeartWall): number =>
  heart === 'between_3_4' ? left(HEART_COLUMN, heart) - GAP / 2 : COLUMNS * SPACE + 12;

/** How wide the floor is, with what stands outside. */
export const breadth = (heart: HeartWall, porch: boolean): number =>
  left(COLUMNS + 1, heart) + (heart === 'right_of_4' ? WALLED_EXITS : EXITS) + (porch ? PORCH : 0);

export function frameOf(layout: Layout, temple: Temple, porch: boolean): Frame {
  const short = layout === 'short';
  const { width, height } = SIZES[layout];
  const traps = short ? { y: 64, w: 122, h: 82, step: 129.6 } : { y: 76, w: 122, h: 86, step: 129.6 };
  const scale = Math.min(1, (width - 6) / breadth(temple.heart, porch));
  const top = traps.y + traps.h + (short ? 25 : 31);
  const bottom = top + temple.rows * SPACE * scale;
  return {
    width,
    height,
    short,
    track: { x: 6, y: short ? -10 : 0, w: width - 12 },
    traps,
    floor: { x: 6 + (porch ? PORCH * scale : 0), y: top, scale },
    caption: bottom + 25,
    low: short ? height - 34 : height - 112,
  };
}

/** A line round a set of spaces, inside of their edges. */
export function contour(temple: Temple, has: (cell: Cell) => boolean, inset = 4.5): string {
  let d = '';
  const { heart } = temple;
  for (const [x, y] of temple.cells) {
    if (!has([x, y])) continue;
    const at = (dx: number, dy: number) => temple.has([x + dx, y + dy]) && has([x + dx, y + dy]);
    const [X, Y] = [left(x, heart), (y - 1) * SPACE];
    const end = (side: boolean, diagonal: boolean) => (!side ? inset : diagonal ? -inset : 0);
    const [w, e, n, s] = [at(-1, 0), at(1, 0), at(0, -1), at(0, 1)];
    if (!n) d += `M${X + end(w, at(-1, -1))} ${Y + inset}H${X + SPACE - end(e, at(1, -1))}`;
    if (!s) d += `M${X + end(w, at(-1, 1))} ${Y + SPACE - inset}H${X + SPACE - end(e, at(1, 1))}`;
    if (!w) d += `M${X + inset} ${Y + end(n, at(-1, -1))}V${Y + SPACE - end(s, at(-1, 1))}`;
    if (!e) d += `M${X + SPACE - inset} ${Y + end(n, at(1, -1))}V${Y + SPACE - end(s, at(1, 1))}`;
  }
  return d;
}

/** Where an arrow key leads on the floor: to the neighbour, whatever stands between. */
export function stepFrom([x, y]: Cell, key: string, temple: Temple): Cell | null {
  const steps: Record<string, Cell> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  const step = steps[key];
  if (!step) return null;
  const to: Cell = [x + step[0], y + step[1]];
  return temple.has(to) ? to : null;
}
