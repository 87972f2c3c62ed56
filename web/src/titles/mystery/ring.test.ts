import { describe, expect, test } from 'vitest';

import type { Layout } from '../face.ts';
import { layOut, pawnAt, SIZES, waitingAt, type Place } from './ring.ts';

const LAYOUTS: Layout[] = ['tall', 'short', 'phone'];
const TEMPLES = ['red', 'yellow', 'blue', 'green', 'purple'];

/** The ring as it is set up: two wilderness cards in number order before each temple, some cards taken out. */
function ringOf(temples: readonly string[], without: readonly number[]): string[] {
  return temples.flatMap((temple, i) => [
    ...[2 * i + 1, 2 * i + 2].filter((n) => !without.includes(n)).map((n) => `w${n}`),
    temple,
  ]);
}

function* orders(items: readonly string[]): Generator<string[]> {
  if (items.length === 0) yield [];
  for (const item of items) for (const rest of orders(items.filter((other) => other !== item))) yield [item, ...rest];
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What a card covers, its ledge included: a rectangle, or two where cut corners and the shoulders of an arch leave room. */
function boxesOf({ x, y, temple }: Place, layout: Layout): Box[] {
  if (layout !== 'phone') {
    return [temple ? { x: x - 99, y: y - 103, w: 198, h: 137 } : { x: x - 39, y: y - 46, w: 78, h: 95 }];
  }
  if (!temple) {
    return [
      { x: x - 24, y: y - 22, w: 48, h: 47 },
      { x: x - 21, y: y - 25, w: 42, h: 53 },
    ];
  }
  return [
    { x: x - 19, y: y - 31, w: 38, h: 8 },
    { x: x - 27, y: y - 23, w: 54, h: 51 },
  ];
}

const meet = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const overlap = (a: Box[], b: Box[]) => a.some((one) => b.some((other) => meet(one, other)));

const REMOVED = [[], [4], [7], [4, 7], [1, 10], [5, 6], [3, 4], [9, 10]];
const cases = LAYOUTS.flatMap((layout) => REMOVED.map((without) => ({ layout, without })));

describe.each(cases)('$layout without $without', ({ layout, without }) => {
  const ring = ringOf(TEMPLES, without);
  const { places } = layOut(ring, layout);

  test('no two places overlap', () => {
    places.forEach((a, i) => {
      for (const b of places.slice(i + 1)) {
        const apart = !overlap(boxesOf(a, layout), boxesOf(b, layout));
        expect(apart, `${a.card} and ${b.card} overlap`).toBe(true);
      }
    });
  });

  test('every place lies on the board', () => {
    const { width, height } = SIZES[layout];
    for (const box of places.flatMap((place) => boxesOf(place, layout))) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(width);
      expect(box.y + box.h).toBeLessThanOrEqual(height);
    }
  });

  test('the places go clockwise round the middle', () => {
    const { width, height } = SIZES[layout];
    const angles = places.map(({ x, y }) => Math.atan2(y - height / 2, x - width / 2));
    const turns = angles.map((angle, i) => {
      const next = angles[(i + 1) % angles.length] ?? 0;
      return (next - angle + 2 * Math.PI) % (2 * Math.PI);
    });
    expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI, 5);
  });

  test('no pawn stands off the board', () => {
    const { width, height } = SIZES[layout];
    for (const [x, y] of [
      ...places.map((place) => pawnAt(place, layout)),
      ...[1, 2, 3, 4].map((seat) => waitingAt(seat, layout)),
    ]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeLessThanOrEqual(height);
    }
  });
});

test('whatever the order of the temples, the same stations are used', () => {
  const stations = layOut(ringOf(TEMPLES, []), 'tall').places.map(({ x, y }) => [x, y]);
  for (const temples of orders(TEMPLES)) {
    const { places } = layOut(ringOf(temples, []), 'tall');
    expect(places.map(({ x, y }) => [x, y])).toEqual(stations);
  }
});

test('a ring may begin anywhere', () => {
  const ring = ringOf(TEMPLES, []);
  const moved = [...ring.slice(1), ...ring.slice(0, 1)];
  const { places } = layOut(moved, 'tall');
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(ring.length);
});

test('waiting pawns are clear of the cards', () => {
  for (const layout of ['tall', 'short'] as const) {
    const { places } = layOut(ringOf(TEMPLES, []), layout);
    for (const seat of [1, 2, 3, 4]) {
      const [x, y] = waitingAt(seat, layout);
      const pawn = { x: x - 13, y: y - 60, w: 26, h: 60 };
      for (const place of places)
        expect(overlap([pawn], boxesOf(place, layout)), `${seat} on ${place.card}`).toBe(false);
    }
  }
});
