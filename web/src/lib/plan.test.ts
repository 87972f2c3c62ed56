import { expect, test } from 'vitest';

import type { Plan } from '../titles/face.ts';
import { answersOf, toggled } from './plan.ts';

const plan = (most: number, stop = '', spaces = [4, 7, 10, 12]): Plan => ({
  options: spaces.map((space) => ({ text: `pay ${space}`, kind: 'pay', space })),
  least: stop ? 0 : most,
  most,
  stop,
  says: { about: '', act: '', missing: '' },
});

test('picks are sent in the order of the spaces, however they were picked', () => {
  expect(answersOf(plan(3), ['pay 12', 'pay 4', 'pay 7'])).toEqual(['pay 4', 'pay 7', 'pay 12']);
});

test('what is left when there is no choice any more is not asked for', () => {
  expect(answersOf(plan(3), ['pay 7', 'pay 10', 'pay 12'])).toEqual(['pay 7']);
  expect(answersOf(plan(3), ['pay 4', 'pay 10', 'pay 12'])).toEqual(['pay 4', 'pay 10']);
});

test('as many as one likes ends with a stop, unless the last piece was picked', () => {
  const free = plan(2, 'stop', [10, 12]);
  expect(answersOf(free, [])).toEqual(['stop']);
  expect(answersOf(free, ['pay 10'])).toEqual(['pay 10', 'stop']);
  expect(answersOf(free, ['pay 12', 'pay 10'])).toEqual(['pay 10', 'pay 12']);
});

test('a pick is taken back by picking it again, and one too many replaces the oldest', () => {
  expect(toggled(plan(2), ['pay 4'], 'pay 4')).toEqual([]);
  expect(toggled(plan(2), ['pay 4', 'pay 7'], 'pay 12')).toEqual(['pay 7', 'pay 12']);
});
