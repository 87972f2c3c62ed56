import { expect, test, vi } from 'vitest';

import type { Lookback } from './lookback.svelte.ts';
import type { Room } from './room.ts';
import { Sight } from './sight.svelte.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

/** A table where a turn waits to be confirmed, seen from seat 1. */
function sightOf(confirming: number, confirmsItself: boolean): Sight {
  const shown = { seat: 1, confirming, over: false, view: { deciding: [2], ask: { options: [] } } };
  return new Sight({ state: { shown, me: 1, confirmsItself } } as unknown as Room, { replay: null } as Lookback);
}

test('I am asked to confirm my turn', () => {
  expect(sightOf(1, false).confirms).toBe(true);
});

test('nothing is said of a confirmation that comes by itself', () => {
  const sight = sightOf(1, true);
  expect([sight.confirms, sight.confirming]).toEqual([false, 0]);
});

test('that another has yet to confirm is told in any case', () => {
  expect(sightOf(2, true).confirming).toBe(2);
});
