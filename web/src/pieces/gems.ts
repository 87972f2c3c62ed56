/** Crystals: colour, cut and letter, always all three. A box of 40 × 40 with its centre at 0, 0. */
import { poly, regular, shrink, type Point } from './geometry.ts';

type GemKind = 'R' | 'Y' | 'B' | 'G' | 'P' | 'C' | 'K' | 'W';

/** The order in which crystals are shown everywhere. */
export const GEM_ORDER = 'RYBGPC';

interface Cut {
  token: string;
  middle: Point;
  points: Point[];
}

export const CUTS: Record<GemKind, Cut> = {
  // triangle
  R: {
    token: 'r',
    middle: [0, 4.5],
    points: [
      [-4, -18.5],
      [4, -18.5],
      [19, 10.5],
      [15, 17],
      [-15, 17],
      [-19, 10.5],
    ],
  },
  // round
  Y: { token: 'y', middle: [0, 0], points: regular(12, 18, Math.PI / 12) },
  // rhombus
  B: {
    token: 'b',
    middle: [0, 0],
    points: [
      [0, -20.5],
      [17, 0],
      [0, 20.5],
      [-17, 0],
    ],
  },
  // square
  G: {
    token: 'g',
    middle: [0, 0],
    points: [
      [-11.5, -16.5],
      [11.5, -16.5],
      [16.5, -11.5],
      [16.5, 11.5],
      [11.5, 16.5],
      [-11.5, 16.5],
      [-16.5, 11.5],
      [-16.5, -11.5],
    ],
  },
  // shield, point down
  P: {
    token: 'p',
    middle: [0, -2.5],
    points: [
      [-13, -17.5],
      [13, -17.5],
      [18.5, -5],
      [0, 20],
      [-18.5, -5],
    ],
  },
  // tall shard
  C: {
    token: 'c',
    middle: [0, 0],
    points: [
      [0, -20.5],
      [11.5, -12],
      [11.5, 12],
      [0, 20.5],
      [-11.5, 12],
      [-11.5, -12],
    ],
  },
  // hexagon
  K: { token: 'k', middle: [0, 0], points: regular(6, 18.5) },
  // drop
  W: {
    token: 'w',
    middle: [0, 4],
    points: [
      [0, -20],
      [7, -9],
      [13, 0],
      [14.5, 7],
      [11, 14.5],
      [0, 18.5],
      [-11, 14.5],
      [-14.5, 7],
      [-13, 0],
      [-7, -9],
    ],
  },
};

interface Facet {
  path: string;
  tone: 'hi' | 'lo';
}

/** What a crystal is drawn with: its outline, the lit and shaded facets round its table, and the edges between them. */
interface Drawing {
  outline: string;
  table: string;
  facets: Facet[];
  edges: string;
}

function draw({ points, middle }: Cut, tableSize: number): Drawing {
  const table = shrink(points, middle, tableSize);
  const facets: Facet[] = [];
  const edges: string[] = [];
  points.forEach((from, i) => {
    const j = (i + 1) % points.length;
    const [to, a, b] = [points[j], table[i], table[j]];
    if (!to || !a || !b) return;
    // The lamp hangs at the upper left.
    const lit = (((from[1] + to[1]) / 2 - middle[1]) * -0.8 + ((from[0] + to[0]) / 2 - middle[0]) * -0.6) / 16;
    if (Math.abs(lit) > 0.35) facets.push({ path: poly([from, to, b, a]), tone: lit > 0 ? 'hi' : 'lo' });
    edges.push(`M${from.join(' ')}L${a.join(' ')}`);
  });
  return { outline: poly(points), table: poly(table), facets, edges: edges.join('') };
}

const drawn = (size: number) =>
  Object.fromEntries(Object.entries(CUTS).map(([kind, cut]) => [kind, draw(cut, size)])) as Record<GemKind, Drawing>;

/** Small crystals have a larger table, so that the letter fits. */
export const SMALL = drawn(0.74);
export const LARGE = drawn(0.6);

export const isGem = (kind: string): kind is GemKind => kind in CUTS;
