import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';

import { api } from '../lib/api.ts';
import { speech } from '../lib/language.svelte.ts';
import type { Moment, Replay, Sentence } from '../lib/protocol.ts';
import { place } from '../lib/route.svelte.ts';
import { Words } from '../lib/words.ts';
import { Lookback } from './lookback.svelte.ts';
import type { Room } from './room.ts';

speech.words = new Words('en', ['web-replay-why = Why ({ $name }): { $why }\nbot-because-lots = Lots were drawn.\n']);
vi.spyOn(place, 'go').mockReturnValue();
vi.spyOn(api, 'moment').mockResolvedValue({} as Moment);

const lots: Sentence = { message: 'bot-because-lots', arguments: {} };
const unknown: Sentence = { message: 'bot-because-tomorrow', arguments: {} };

let end: () => void = () => undefined;
afterEach(() => {
  end();
});

/** Why the first answer of a game was given, as it is told to who looks back at it. */
async function whyOf(why: Sentence[]): Promise<string> {
  const plies = [{ ply: 1, seat: 2, rounds: 1, reveal: false, events: [], why }];
  vi.spyOn(api, 'replay').mockResolvedValue({ plies } as unknown as Replay);
  const state = { names: ['Ana', 'Bruno'], me: 1, seats: [], connection: { token: 'key' } };
  const room = { table: 'abc', title: { slug: 'tiny' }, state } as unknown as Room;
  let back: Lookback | undefined;
  end = $effect.root(() => {
    back = new Lookback(room, () => 1);
  });
  flushSync();
  await vi.waitFor(() => {
    expect(back?.replay?.replay).not.toBeNull();
  });
  return back?.why ?? '';
}

test('why a bot did something is told with its name', async () => {
  expect(await whyOf([lots])).toBe('Why (Bruno): Lots were drawn.');
});

test('of an answer without a reason, or with one that this page cannot say, nothing is told', async () => {
  expect(await whyOf([])).toBe('');
  expect(await whyOf([unknown])).toBe('');
});
