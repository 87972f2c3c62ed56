import { expect, test, vi } from 'vitest';

import type { Because } from '../lib/protocol.ts';
import { Cards } from './cards.svelte.ts';
import type { Sight } from './sight.svelte.ts';
import type { Voice } from './voice.svelte.ts';

const because = { type: 'because', id: '1', problem: null } as Because;
const voice = { toast: vi.fn<Voice['toast']>() };

function asking() {
  let answer: (because: Because | null) => void = () => undefined;
  const why = () => new Promise<Because | null>((resolve) => (answer = resolve));
  const sight = { question: '1/7', room: { state: { connection: { why } } } };
  const cards = new Cards(sight as unknown as Sight, voice as unknown as Voice);
  return { sight, cards, answer: (text: Because | null) => answer(text) };
}

test('the reason opens a card where it was asked for', async () => {
  const { cards, answer } = asking();
  const asked = cards.askWhy('move w7', 'card:w7');
  answer(because);
  await asked;
  expect(cards.why?.target).toBe('card:w7');
});

test('a reason that comes when something else is asked is not shown', async () => {
  const { sight, cards, answer } = asking();
  const asked = cards.askWhy('move w7', 'card:w7');
  sight.question = '1/8';
  answer(because);
  await asked;
  expect([cards.why, cards.look]).toEqual([null, '']);
});
