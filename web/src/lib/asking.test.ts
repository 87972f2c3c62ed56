import { expect, test } from 'vitest';

import type { TitleFace } from '../titles/face.ts';
import { endingText, headOf, sentenceOf, stepsOf } from './asking.ts';
import type { Ask } from './protocol.ts';
import { Words } from './words.ts';

const words = new Words('en', [
  `
web-head = { $name }, it is your turn
tiny-head-store-choose_space = { $name }, store it
    .full = { $name }, no room
web-end-turn = End turn
tiny-web-option-finish = End the action
tiny-step-move = Move
tiny-step-end = End
tiny-crystal-R = red
tiny-why-charm = for the charm
tiny-web-ask-store-choose_space = Choose a space for the { $crystal } crystal.
tiny-ask-store-choose_space = { $name }: choose a space.
tiny-ask-pay-choose_payment = { $name }: pay { $number } { $why }.
`,
]);
const face = { sentenceFor: (question: string) => `tiny-web-ask-${question}` } as TitleFace;
const ask = (more: Partial<Ask>): Ask => ({ question: 'store/choose_space', rule: '', options: [], ...more });

test('what ends a turn is called as its title calls it, or so for all', () => {
  expect(endingText(words, 'tiny', { kind: 'finish' })).toBe('End the action');
  expect(endingText(words, 'tiny', { kind: 'end' })).toBe('End turn');
});

test('the head is that of the question, in its form, or one for all', () => {
  expect(headOf(words, 'tiny', ask({}), 'Ana')).toBe('Ana, store it');
  expect(headOf(words, 'tiny', ask({ form: 'full' }), 'Ana')).toBe('Ana, no room');
  expect(headOf(words, 'tiny', ask({ form: 'other' }), 'Ana')).toBe('Ana, store it');
  expect(headOf(words, 'tiny', ask({ question: 'other/ask' }), 'Ana')).toBe('Ana, it is your turn');
});

test('a sentence of the face names nobody; what it is about comes from the question or its options', () => {
  const told = 'Choose a space for the red crystal.';
  expect(sentenceOf(words, 'tiny', ask({ crystal: 'R' }), 'Ana', face)).toBe(told);
  const options = [
    { text: 'a', kind: 'place', crystal: 'R' },
    { text: 'b', kind: 'place', crystal: 'X' },
  ];
  expect(sentenceOf(words, 'tiny', ask({ options }), 'Ana', face)).toBe(told);
});

test('a sentence is not said while what it is about is not known', () => {
  expect(sentenceOf(words, 'tiny', ask({}), 'Ana', face)).toBe('');
});

test('without one, it is what the terminal says', () => {
  expect(sentenceOf(words, 'tiny', ask({}), 'Ana', null)).toBe('Ana: choose a space.');
  const pay = ask({ question: 'pay/choose_payment', number: 2, for: 'charm' });
  expect(sentenceOf(words, 'tiny', pay, 'Ana', face)).toBe('Ana: pay 2 for the charm.');
  expect(sentenceOf(words, 'tiny', ask({ question: 'other/ask' }), 'Ana', face)).toBe('');
});

test('the stages of a turn are those of the title', () => {
  expect(stepsOf(words, 'tiny', ask({ phase: 'end' }), ['move', 'end'])).toEqual([
    { text: 'Move', now: false },
    { text: 'End', now: true },
  ]);
});
