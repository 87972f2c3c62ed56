import { expect, test } from 'vitest';

import { answersOf, heldBy, planOf, toggled, type Plan } from './plan.ts';
import type { Ask } from './protocol.ts';

const VIEW = { players: [{ crystals: '...R..B..C.C' }, { crystals: '............' }] };
const HELD = heldBy(VIEW, 1);

const ask = (kind: string, spaces: number[], number: number, among = [4, 7, 10, 12]): Ask => ({
  question: 'pay/choose_payment',
  rule: '',
  number,
  among,
  options: spaces.map((space) => ({ text: `${kind === 'pay' ? 'pay' : 'give'} ${space}`, kind, space })),
});
const planned = (question: Ask): Plan => planOf(question, HELD) ?? expect.fail('there should be a plan');

test('the spaces that hold something are read from the view', () => {
  expect(HELD).toEqual({ 4: 'R', 7: 'B', 10: 'C', 12: 'C' });
  expect(heldBy(VIEW, 2)).toEqual({});
  expect(heldBy({}, 1)).toEqual({});
});

test('a payment of several may be picked from all spaces, also those asked for later', () => {
  const plan = planned(ask('pay', [4, 7], 3));
  expect(plan.options.map((option) => option.text)).toEqual(['pay 4', 'pay 7', 'pay 10', 'pay 12']);
  expect(plan.options[3]?.preview).toEqual({ crystal: 'C' });
  expect([plan.least, plan.most]).toEqual([3, 3]);
});

test('spaces that hold what cannot be paid are left out', () => {
  const plan = planned(ask('pay', [4, 10], 2, [4, 10, 12]));
  expect(plan.options.map((option) => option.text)).toEqual(['pay 4', 'pay 10', 'pay 12']);
});

test('picks are sent in the order of the spaces, however they were picked', () => {
  const plan = planned(ask('pay', [4, 7], 3));
  expect(answersOf(plan, ['pay 12', 'pay 4', 'pay 7'])).toEqual(['pay 4', 'pay 7', 'pay 12']);
});

test('what is left when there is no choice any more is not asked for', () => {
  const plan = planned(ask('pay', [4, 7], 3));
  expect(answersOf(plan, ['pay 7', 'pay 10', 'pay 12'])).toEqual(['pay 7']);
  expect(answersOf(plan, ['pay 4', 'pay 10', 'pay 12'])).toEqual(['pay 4', 'pay 10']);
});

test('one crystal needs no plan, nor does a payment that leaves no room for one', () => {
  expect(planOf(ask('pay', [4, 7, 10, 12], 1), HELD)).toBeNull();
  expect(planOf(ask('pay', [10], 2, [10, 12]), HELD)).toBeNull();
  expect(planOf({ question: '', rule: '', options: [{ text: 'collect', kind: 'collect' }] }, HELD)).toBeNull();
});

test('trading as many as one likes ends with a stop, unless the last space was given', () => {
  const plan = planned(ask('give-up', [10, 12], 0, [10, 12]));
  expect([plan.least, plan.most]).toEqual([1, 2]);
  expect(answersOf(plan, ['give 10'])).toEqual(['give 10', 'stop']);
  expect(answersOf(plan, ['give 12', 'give 10'])).toEqual(['give 10', 'give 12']);
});

test('who may stop need not give anything more', () => {
  const question = ask('give-up', [10, 12], 0, [10, 12]);
  const plan = planned({ ...question, options: [...question.options, { text: 'stop', kind: 'stop' }] });
  expect([plan.least, plan.most]).toEqual([0, 2]);
  expect(answersOf(plan, [])).toEqual(['stop']);
});

test('a pick is taken back by picking it again, and one too many replaces the oldest', () => {
  const plan = planned(ask('pay', [4, 7, 10], 2));
  expect(toggled(plan, ['pay 4'], 'pay 4')).toEqual([]);
  expect(toggled(plan, ['pay 4', 'pay 7'], 'pay 12')).toEqual(['pay 7', 'pay 12']);
});
