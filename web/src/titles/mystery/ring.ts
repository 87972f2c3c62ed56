/** Where the cards of the ring lie in each layout, and the road that joins them. */
import { poly, short, type Point } from '../../pieces/geometry.ts';
import type { Layout } from '../face.ts';
import { wildernessNumber } from './view.ts';

export interface Place {
  card: string;
  temple: boolean;
  x: number;
  y: number;
}

interface RingPlan {
  width: number;
  height: number;
  places: Place[];
  road: string;
  chevrons: { x: number; y: number; angle: number }[];
}

export const SIZES: Record<Layout, { width: number; height: number }> = {
  tall: { width: 780, height: 712 },
  short: { width: 800, height: 592 },
  phone: { width: 390, height: 350 },
};

/** The five temples clockwise from the right, and the two places in the gap before each of them. */
interface Stations {
  temples: Point[];
  gaps: [Point, Point][];
}

const STATIONS: Record<'tall' | 'short', Stations> = {
  tall: {
    temples: [
      [673, 298],
      [592, 668],
      [188, 668],
      [107, 298],
      [390, 116],
    ],
    gaps: [
      [
        [546, 74],
        [646, 118],
      ],
      [
        [706, 402],
        [694, 512],
      ],
      [
        [444, 652],
        [336, 652],
      ],
      [
        [86, 512],
        [74, 402],
      ],
      [
        [134, 118],
        [234, 74],
      ],
    ],
  },
  short: {
    temples: [
      [690, 262],
      [612, 550],
      [188, 550],
      [110, 262],
      [400, 114],
    ],
    gaps: [
      [
        [554, 74],
        [654, 92],
      ],
      [
        [752, 354],
        [752, 464],
      ],
      [
        [453, 536],
        [347, 536],
      ],
      [
        [48, 464],
        [48, 354],
      ],
      [
        [146, 92],
        [246, 74],
      ],
    ],
  },
};

const isTemple = (card: string): boolean => wildernessNumber(card) === 0;

/** The ring as the view tells it, laid out: temples keep their five stations, the cards between them share the gaps. */
export function layOut(ring: readonly string[], layout: Layout): RingPlan {
  const places = layout === 'phone' ? alongCurve(ring) : atStations(ring, STATIONS[layout]);
  return { ...SIZES[layout], places, road: roadThrough(places, layout), chevrons: chevronsBetween(places, layout) };
}

function atStations(ring: readonly string[], { temples, gaps }: Stations): Place[] {
  const first = ring.findIndex(isTemple);
  const counted = ring.map((card, i) => ({
    card,
    gap: ring.slice(0, i).filter(isTemple).length % temples.length,
    temple: isTemple(card),
    order: i,
  }));
  return counted.map(({ card, gap, temple, order }) => {
    const [x, y] = temple ? (temples[gap] ?? [0, 0]) : inGap(counted, gap, order, first, gaps[gap]);
    return { card, temple, x, y };
  });
}

function inGap(
  counted: { gap: number; temple: boolean; order: number }[],
  gap: number,
  order: number,
  first: number,
  ends: [Point, Point] | undefined,
): Point {
  if (!ends) return [0, 0];
  // The gap before the first temple begins at the end of the list and goes on at its start.
  const clockwise = (i: number) => (i < first || gap !== 0 ? i : i - counted.length);
  const inside = counted
    .filter((card) => !card.temple && card.gap === gap)
    .map((card) => clockwise(card.order))
    .sort((a, b) => a - b);
  const share = inside.length === 1 ? 0.5 : inside.indexOf(clockwise(order)) / (inside.length - 1);
  return [ends[0][0] + (ends[1][0] - ends[0][0]) * share, ends[0][1] + (ends[1][1] - ends[0][1]) * share];
}

// ---------------------------------------------------------------- phone: along a superellipse

const SAMPLES = 1440;
const CURVE: Point[] = Array.from({ length: SAMPLES + 1 }, (_, i) => {
  const t = -Math.PI / 2 + (i / SAMPLES) * 2 * Math.PI;
  const bend = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / 3.2);
  return [195 + 163 * bend(Math.cos(t)), 174 + 143 * bend(Math.sin(t))];
});
const LENGTHS: number[] = CURVE.reduce<number[]>((lengths, [x, y], i) => {
  const [px, py] = CURVE[i - 1] ?? [x, y];
  lengths.push((lengths.at(-1) ?? 0) + Math.hypot(x - px, y - py));
  return lengths;
}, []);

/** Beside a temple, which is wider, the way to the next place is a little longer. */
const STEP = { temple: 1.04, wilderness: 0.92 };

function alongCurve(ring: readonly string[]): Place[] {
  const steps = ring.map((card, i) =>
    isTemple(card) || isTemple(ring.at(i - 1) ?? '') ? STEP.temple : STEP.wilderness,
  );
  const round = steps.reduce((sum, step) => sum + step, 0);
  const whole = LENGTHS.at(-1) ?? 0;
  let gone = 0;
  return ring.map((card, i) => {
    gone += steps[i] ?? 0;
    const wanted = (gone / round) * whole;
    const [x, y] = CURVE[LENGTHS.findIndex((length) => length >= wanted - 1e-6)] ?? [0, 0];
    return { card, temple: isTemple(card), x, y };
  });
}

// ---------------------------------------------------------------- the road

function roadThrough(places: readonly Place[], layout: Layout): string {
  if (layout === 'phone') return poly(CURVE.filter((_, i) => i % 8 === 0));
  const points = places.map(middle);
  const halfway = points.map((p, i): Point => {
    const next = points[(i + 1) % points.length] ?? p;
    return [(p[0] + next[0]) / 2, (p[1] + next[1]) / 2];
  });
  const at = (p: Point | undefined) => (p ?? [0, 0]).map(short).join(' ');
  return `M${at(halfway.at(-1))}${points.map((p, i) => `Q${at(p)} ${at(halfway[i])}`).join('')}Z`;
}

const middle = ({ x, y, temple }: Place): Point => [x, temple ? y - 30 : y];

/** An arrow on the free road between each card and the next one, so that the direction is plain. */
function chevronsBetween(places: readonly Place[], layout: Layout): RingPlan['chevrons'] {
  if (layout === 'phone') return [];
  return places.map((from, i) => {
    const to = places[(i + 1) % places.length] ?? from;
    const [[ax, ay], [bx, by]] = [middle(from), middle(to)];
    const [x, y] = gap(from, to);
    return { x, y, angle: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI };
  });
}

function gap(from: Place, to: Place): Point {
  const half = (place: Place) => (place.temple ? { w: 101, h: 68, y: place.y - 34 } : { w: 41, h: 50, y: place.y });
  const [a, b] = [half(from), half(to)];
  const [dx, dy] = [to.x - from.x, b.y - a.y];
  const reach = ({ w, h }: { w: number; h: number }) => Math.min(w / Math.abs(dx || 1e-6), h / Math.abs(dy || 1e-6));
  const t = (reach(a) + 1 - reach(b)) / 2;
  return [from.x + dx * t, a.y + dy * t];
}

// ---------------------------------------------------------------- pawns

/** Where a pawn stands on a card: its feet. */
export function pawnAt(place: Place, layout: Layout): Point {
  if (layout === 'phone') return [place.x + (place.temple ? 20 : 17), place.y + 27];
  if (place.temple) return [place.x + 58, place.y + 31];
  return [place.x + (place.x > 740 ? -46 : 46), place.y + 46];
}

/** Where the pawns wait that are not on the ring yet: two in the left corner, two in the right one. */
export function waitingAt(seat: number, layout: Layout): Point {
  const { width, height } = SIZES[layout];
  const step = layout === 'phone' ? 22 : 37;
  const fromEdge = (layout === 'phone' ? 15 : 27) + ((seat - 1) % 2) * step;
  return [seat <= 2 ? fromEdge : width - fromEdge, height - (layout === 'phone' ? 4 : 10)];
}
