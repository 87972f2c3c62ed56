import { expect, test, vi } from 'vitest';

import type { Lookback } from './lookback.svelte.ts';
import type { Room } from './room.ts';
import { Sight } from './sight.svelte.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

/** A table where a turn waits to be confirmed, seen from seat 1. */
function sightOf(confirming: number, confirmsItself: boolean, closed = false, deciding = 2): Sight {
  const shown = { seat: 1, confirming, over: false, closed, view: { deciding: [deciding], ask: { options: [] } } };
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

test.each([
  ['mystery', 'end-turn'],
  ['mice', 'finish'],
  ['jaguar', 'end'],
])('the button below ends the turn, if that is offered: in %s by %s', (slug, kind) => {
  const options = [
    { text: 'go on', kind: 'go-on' },
    { text: 'end', kind },
  ];
  const shown = { seat: 1, view: { deciding: [1], ask: { options } } };
  const room = { state: { shown, me: 1 }, title: { slug }, face: null } as unknown as Room;
  expect(new Sight(room, { replay: null } as Lookback).ending?.kind).toBe(kind);
});

test('at a table that was closed nothing is mine to do', () => {
  expect(sightOf(0, false, false, 1).mine).toBe(true);
  const sight = sightOf(0, false, true, 1);
  expect([sight.closed, sight.mine, sightOf(1, false, true).confirms]).toEqual([true, false, false]);
});
