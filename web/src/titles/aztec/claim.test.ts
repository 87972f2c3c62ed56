import { expect, test } from 'vitest';

import { samplesOf } from '../../gallery/samples.ts';
import { canAdd, changed, mostOf, optionFor } from './claim.ts';
import { countsOf, jewelsOf } from './view.ts';

const { sample: aztecSample } = samplesOf('aztec');

const { options } = aztecSample('claim').view.ask;

test('a set is letters, and counts by colour', () => {
  expect(countsOf('BBR')).toEqual([2, 0, 1]);
  expect(jewelsOf([2, 0, 1])).toBe('BBR');
  expect(jewelsOf([0, 0, 0])).toBe('');
});

test('a jewel can be added as long as some offered set has it', () => {
  expect(canAdd(options, [0, 0, 0], 'B')).toBe(true);
  expect(canAdd(options, [2, 0, 1], 'R')).toBe(true);
  expect(canAdd(options, [2, 0, 1], 'Y'), 'a third colour').toBe(false);
  expect(canAdd(options, [4, 0, 0], 'B'), 'a fifth jewel').toBe(false);
});

test('a set is an answer when it is offered', () => {
  expect(optionFor(options, 'BBR')?.text).toBe('claim BBR');
  expect(optionFor(options, 'B')).toBeUndefined();
  expect(optionFor(options, '')).toBeUndefined();
  expect(mostOf(options)).toBe(4);
});

test('nothing goes below zero', () => {
  expect(changed([0, 1, 0], 'B', -1)).toEqual([0, 1, 0]);
  expect(changed([0, 1, 0], 'Y', -1)).toEqual([0, 0, 0]);
});
