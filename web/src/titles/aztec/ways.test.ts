import { describe, expect, test } from 'vitest';

import { clockwise, planOf } from './layout.ts';
import { middleOf, rounded, wayOf } from './ways.ts';

test('a path has round corners', () => {
  expect(
    rounded(
      [
        [0, 0],
        [100, 0],
        [100, 100],
      ],
      10,
    ),
  ).toBe('M0 0L90 0Q100 0 100 10L100 100');
  expect(
    middleOf([
      [0, 0],
      [100, 0],
      [100, 20],
    ]),
  ).toEqual([100, 10]);
});

describe.each([3, 4, 5, 6])('with %i players', (players) => {
  test('everybody sits on the board, and nobody on another', () => {
    for (const layout of ['tall', 'short'] as const) {
      const { seats, width, height } = planOf(layout, players);
      expect(seats).toHaveLength(players - 1);
      for (const [i, [x, y]] of seats.entries()) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + 236).toBeLessThanOrEqual(width);
        expect(y + 186).toBeLessThan(height);
        for (const [u, v] of seats.slice(i + 1)) expect(Math.abs(u - x) >= 236 || Math.abs(v - y) >= 186).toBe(true);
      }
    }
  });

  test('there is a way between any two places', () => {
    const plan = planOf('tall', players);
    const places = ['reserve', ...clockwise(1, players).map((seat) => `seat:${seat}`), 'seat:1'];
    for (const from of places) {
      for (const to of places) {
        if (from !== to) expect(wayOf(from, to, plan, 1, players, 2).d).toMatch(/^M[\d.]+ [\d.]+L/);
      }
    }
  });
});
