/** Ways across the board: along the gaps between the seats and the temple, so that nothing lies under a line. */
import type { Point } from '../../pieces/geometry.ts';
import { short } from '../../pieces/geometry.ts';
import { clockwise, MINE, SEAT, type Plan } from './layout.ts';

interface Stop {
  /** Where the line begins or ends. */
  at: Point;
  /** Left or right of the temple; 0: either. */
  side: -1 | 0 | 1;
}

/** Half the width of the tablet, and the gap beside it. */
const TABLET = 131;
const GAP = 10;
/** Lines of other steps lie beside each other. */
const APART = 6;

function stopOf(name: string, plan: Plan, home: number, players: number, other: number): Stop {
  const [kind, which] = name.split(':');
  const cx = plan.width / 2;
  if (kind === 'reserve') return { at: [plan.width - 168, plan.stock - 6], side: 1 };
  if (kind === 'deck') return { at: [162, plan.stock - 20], side: -1 };
  const seat = Number(which);
  if (seat === home) {
    const side = other < cx ? -1 : 1;
    return { at: [cx + side * (MINE.w / 2 - 26), plan.mine[1]], side };
  }
  const [x, y] = plan.seats[clockwise(home, players).indexOf(seat)] ?? [cx, plan.plinth];
  const middle = x + SEAT.w / 2;
  if (Math.abs(middle - cx) < 60) return { at: [middle + (other < cx ? -60 : 60), y + SEAT.h], side: 0 };
  return middle < cx ? { at: [x + SEAT.w, y + 150], side: -1 } : { at: [x, y + 150], side: 1 };
}

/** The middle of a seat or stock, to know on which side the other end lies. */
function xOf(name: string, plan: Plan, home: number, players: number): number {
  const [kind, which] = name.split(':');
  if (kind === 'reserve') return plan.width;
  if (kind === 'deck') return 0;
  if (Number(which) === home) return plan.width / 2 + 1;
  return (plan.seats[clockwise(home, players).indexOf(Number(which))]?.[0] ?? 0) + SEAT.w / 2;
}

/** A way from one place to another; `lane` keeps the lines of different steps apart. */
export function wayOf(
  from: string,
  to: string,
  plan: Plan,
  home: number,
  players: number,
  lane: number,
): { d: string; middle: Point } {
  const a = stopOf(from, plan, home, players, xOf(to, plan, home, players));
  const b = stopOf(to, plan, home, players, xOf(from, plan, home, players));
  const cx = plan.width / 2;
  const shift = (lane % 3) * APART - APART;
  const column = (side: number) => cx + side * (TABLET + GAP) + shift;
  const over = plan.stage - 12 + shift / 2;
  const points: Point[] = [a.at];
  if (a.side) points.push([column(a.side), a.at[1]]);
  if (a.side !== b.side) {
    points.push([a.side ? column(a.side) : a.at[0], over]);
    points.push([b.side ? column(b.side) : b.at[0], over]);
  }
  if (b.side) points.push([column(b.side), b.at[1]]);
  points.push(b.at);
  const way = points.filter((point, i) => i === 0 || distance(point, points[i - 1] ?? point) > 1);
  return { d: rounded(way), middle: middleOf(way) };
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** A point on the way from one to another, so far from the first. */
function toward([ax, ay]: Point, [bx, by]: Point, far: number): Point {
  const k = far / (distance([ax, ay], [bx, by]) || 1);
  return [ax + (bx - ax) * k, ay + (by - ay) * k];
}

/** A path through points with round corners. */
export function rounded(points: readonly Point[], radius = 14): string {
  const text = ([x, y]: Point) => `${short(x)} ${short(y)}`;
  return points
    .map((point, i) => {
      const before = points[i - 1];
      const after = points[i + 1];
      if (!before) return `M${text(point)}`;
      if (!after) return `L${text(point)}`;
      const r = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
      return `L${text(toward(point, before, r))}Q${text(point)} ${text(toward(point, after, r))}`;
    })
    .join('');
}

/** The middle of the longest piece that goes up or down, where there is one: there is more room for a sign. */
export function middleOf(points: readonly Point[]): Point {
  let best: Point = points[0] ?? [0, 0];
  let longest = -1;
  for (let i = 1; i < points.length; i++) {
    const from = points[i - 1] ?? best;
    const to = points[i] ?? best;
    const upright = Math.abs(from[0] - to[0]) < 1;
    const length = distance(from, to) * (upright ? 10 : 1);
    if (length <= longest) continue;
    longest = length;
    best = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  }
  return best;
}
