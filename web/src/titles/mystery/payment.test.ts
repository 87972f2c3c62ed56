import { expect, test } from 'vitest';

import type { Ask, Plan, View } from '../face.ts';
import { planOf } from './payment.ts';

const ask = (kind: string, spaces: number[], number: number, among = [4, 7, 10, 12]): Ask => ({
  question: 'pay/choose_payment',
  rule: '',
  number,
  among,
  options: spaces.map((space) => ({ text: `${kind === 'pay' ? 'pay' : 'give'} ${space}`, kind, space })),
});
const asked = (question: Ask): View => ({
  game: 'mystery',
  seat: 1,
  deciding: [1],
  scores: [],
  options: {},
  ask: question,
  players: [{ crystals: '...R..B..C.C' }, { crystals: '............' }],
});
const planned = (question: Ask): Plan => planOf(asked(question), 1) ?? expect.fail('there should be a plan');
const texts = (plan: Plan) => plan.options.map((option) => option.text);

test('a payment of several may be picked from all spaces, also those asked for later', () => {
  const plan = planned(ask('pay', [4, 7], 3));
  expect(texts(plan)).toEqual(['pay 4', 'pay 7', 'pay 10', 'pay 12']);
  expect(plan.options[3]?.preview).toEqual({ crystal: 'C' });
  expect([plan.least, plan.most]).toEqual([3, 3]);
});

test('spaces that hold what cannot be paid are left out', () => {
  expect(texts(planned(ask('pay', [4, 10], 2, [4, 10, 12])))).toEqual(['pay 4', 'pay 10', 'pay 12']);
});

test('one crystal needs no plan, nor does a payment that leaves no room for one', () => {
  expect(planOf(asked(ask('pay', [4, 7, 10, 12], 1)), 1)).toBeNull();
  expect(planOf(asked(ask('pay', [10], 2, [10, 12])), 1)).toBeNull();
  expect(planOf(asked({ question: '', rule: '', options: [{ text: 'collect', kind: 'collect' }] }), 1)).toBeNull();
});

test('as many as one likes are traded, at least one, or none if one may stop', () => {
  const question = ask('give-up', [10, 12], 0, [10, 12]);
  expect(planned(question)).toMatchObject({ least: 1, most: 2, stop: 'stop' });
  expect(planned({ ...question, options: [...question.options, { text: 'stop', kind: 'stop' }] }).least).toBe(0);
});
