import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { api, ApiError } from './api.ts';
import type { Moment, Replay } from './protocol.ts';
import { ReplayState } from './replay.svelte.ts';

const onply = vi.fn<(ply: number) => void>();
const replay = { plies: [1, 2, 3].map((ply) => ({ ply, rounds: 1, reveal: false, events: [] })) } as unknown as Replay;
const momentAt = (ply: number) => ({ ply }) as unknown as Moment;
const unreachable = () =>
  Promise.reject(new ApiError(0, { problem: 'web-problem-unreachable', arguments: {}, rule: '', text: 'no answer' }));

const moment = vi.spyOn(api, 'moment');
const whole = vi.spyOn(api, 'replay');

beforeEach(() => {
  vi.clearAllMocks();
  moment.mockImplementation((_table, ply) => Promise.resolve(momentAt(ply)));
  whole.mockResolvedValue(replay);
});
afterEach(() => vi.useRealTimers());

async function opened(ply = 0): Promise<ReplayState> {
  const state = new ReplayState('abc', 'key', 1, onply);
  await state.load(ply);
  return state;
}

test('a moment that comes after the reader has left brings nobody back', async () => {
  const state = await opened();
  const going = state.go(1);
  state.close();
  await going;
  expect(onply.mock.calls).toEqual([[0]]);
});

test('only the moment that was asked for last is shown and named', async () => {
  const state = await opened();
  await Promise.all([state.go(1), state.go(3)]);
  expect(state.moment).toEqual(momentAt(3));
  expect(onply.mock.calls).toEqual([[0], [3]]);
});

test('a moment that cannot be had says so, until one can', async () => {
  const state = await opened();
  moment.mockImplementation(unreachable);
  await state.go(3);
  expect(state.problem?.problem).toBe('web-problem-unreachable');
  moment.mockImplementation((_table, ply) => Promise.resolve(momentAt(ply)));
  await state.go(3);
  expect(state.problem).toBeNull();
  expect(state.moment).toEqual(momentAt(3));
});

test('a moment that could not be fetched in advance is fetched when it is wanted', async () => {
  moment.mockImplementation((_table, ply) => (ply === 1 ? unreachable() : Promise.resolve(momentAt(ply))));
  const state = await opened();
  await Promise.resolve();
  moment.mockImplementation((_table, ply) => Promise.resolve(momentAt(ply)));
  await state.go(1);
  expect(state.problem).toBeNull();
  expect(state.moment).toEqual(momentAt(1));
});

test('a game that could not be fetched is asked for again by the next step', async () => {
  whole.mockImplementation(unreachable);
  const state = await opened();
  expect(state.problem?.problem).toBe('web-problem-unreachable');
  whole.mockResolvedValue(replay);
  await state.go(2);
  expect(state.problem).toBeNull();
  expect(state.moment).toEqual(momentAt(2));
});
