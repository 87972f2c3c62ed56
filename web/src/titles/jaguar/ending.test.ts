import { expect, test } from 'vitest';

import { Words } from '../../lib/words.ts';
import type { EndProps, SeatFace } from '../face.ts';
import { endLines } from './ending.ts';

const words = new Words('en', [
  'jaguar-web-end-lead = { $number } more than { $name }.',
  'jaguar-web-end-tie = Level with { $name }.',
]);
const seats = ['Ana', 'Bruno', 'Chloé'].map((name, i) => ({ seat: i + 1, name }) as SeatFace);

const told = (scores: number[], winners: number[]) =>
  endLines({ words, winners, seats, view: { scores, options: {} } } as unknown as EndProps);

test.each([
  [[56, 20, 31], [1], '25 more than Chloé.'],
  [[56, -31, -40], [1], '87 more than Bruno.'],
  [[-3, -8, -5], [1], '2 more than Chloé.'],
  [[20, 20, 3], [2], 'Level with Ana.'],
])('with %j the lead is over who comes next, also below zero', (scores, winners, line) => {
  expect(told(scores, winners)).toEqual([line]);
});

test('who shares the victory leads nobody', () => {
  expect(told([20, 20, 3], [1, 2])).toEqual([]);
});
