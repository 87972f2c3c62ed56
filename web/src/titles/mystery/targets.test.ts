import { describe, expect, test } from 'vitest';

import { samplesOf } from '../../gallery/samples.ts';
import type { Option, View } from '../face.ts';
import { cardOf, targetOf, targetsOf, wishOf } from './targets.ts';

const { names: SAMPLES, sample } = samplesOf('mystery');

const view = sample('three-advanced').view;
const me = view.seat ?? 0;
const pawn = (view.players as { pawn: string }[])[me - 1]?.pawn ?? '';
const option = (text: string, kind: string, more: Record<string, unknown> = {}): Option => ({ text, kind, ...more });

test.each([
  [option('move w7', 'move', { card: 'w7' }), 'card:w7'],
  [option('move red paying 3', 'move-far', { card: 'red', price: 3 }), 'card:red'],
  [option('collect', 'collect'), `card:${pawn}`],
  [option('convert', 'convert'), `card:${pawn}`],
  [option('break red M5 with 1+4+6', 'break', { temple: 'red', box: 'M5', spaces: [1, 4, 6] }), 'box:red:M5'],
  [
    option('raise red R4 with 1+4+6 paying 2', 'raise', { temple: 'red', box: 'R4', spaces: [1], price: 2 }),
    'box:red:R4',
  ],
  [option('rune red', 'take-rune', { temple: 'red' }), 'rune:red'],
  [option('cover w2 3', 'cover', { card: 'w2', mana: 3 }), 'mana:w2:3'],
  [option('take C from w2 3', 'take-mana', { crystal: 'C', card: 'w2', mana: 3 }), 'mana:w2:3'],
  [option('take R from seat 2 space 5', 'take-seat', { crystal: 'R', seat: 2, space: 5 }), 'space:2:5'],
  [option('pay 4', 'pay', { space: 4 }), `space:${me}:4`],
  [option('place R at 4', 'place', { crystal: 'R', space: 4 }), `space:${me}:4`],
  [option('replace 4 with R', 'replace', { crystal: 'R', space: 4 }), `space:${me}:4`],
  [option('swap 4', 'swap', { space: 4 }), `space:${me}:4`],
  [option('with 4', 'swap-with', { space: 4 }), `space:${me}:4`],
  [option('give 4', 'give-up', { space: 4 }), `space:${me}:4`],
  [option('colour R', 'colour', { crystal: 'R' }), 'supply:R'],
  [option('next R', 'next', { crystal: 'R' }), 'supply:R'],
  [option('return R', 'return', { crystal: 'R' }), 'supply:R'],
  [option('reserve 2', 'reserve', { number: 2 }), `reserve:${me}`],
  [option('draft 2A', 'draft', { grid: '2A' }), 'grid:2A'],
  [option('clear w2', 'clear', { card: 'w2' }), 'card:w2'],
  [option('keep w2', 'keep', { card: 'w2' }), ''],
  [option('switch', 'switch'), ''],
  [option('exchange', 'exchange'), ''],
  [option('end', 'end-turn'), ''],
])('$text lights $target', (answer, target) => {
  expect(targetOf(answer, view)).toBe(target);
});

describe('a wish', () => {
  const storing: View = {
    ...view,
    ask: { ...view.ask, phase: 'act', options: [option('place G at 2', 'place', { crystal: 'G', space: 2 })] },
  };
  const moving: View = { ...view, ask: { ...view.ask, phase: 'move', options: [] } };

  test.each([
    ['card:w7', moving, 'move w7'],
    [`card:${pawn}`, moving, `move ${pawn}`],
    [`card:${pawn}`, storing, 'collect'],
    ['box:red:M5', moving, 'break red M5'],
    ['mana:w2:3', moving, 'cover w2 3'],
    [`space:${me}:3`, moving, 'pay 3'],
    [`space:${me}:3`, storing, 'place G at 3'],
    [`space:${me === 1 ? 2 : 1}:3`, moving, ''],
    [`reserve:${me}`, moving, 'reserve'],
    ['rune:red', moving, 'rune red'],
    ['grid:1A', moving, 'draft 1A'],
    ['supply', moving, ''],
    ['objective:red', moving, ''],
  ] as const)('for %s', (target, seen, wish) => {
    expect(wishOf(target, seen)).toBe(wish);
  });
});

test('a target gathers all of its options', () => {
  const chains = [
    option('break red M5 with 1+4+6', 'break', { temple: 'red', box: 'M5', spaces: [1, 4, 6] }),
    option('break red M5 with 2+4+6', 'break', { temple: 'red', box: 'M5', spaces: [2, 4, 6] }),
  ];
  const targets = targetsOf({ ...view, ask: { ...view.ask, options: chains } });
  expect(targets.get('box:red:M5')).toEqual(chains);
});

test('the card of a target', () => {
  expect(['card:red', 'box:red:M5', 'rune:red', 'mana:w2:1', 'supply:R', 'space:1:4', ''].map(cardOf)).toEqual([
    'red',
    'red',
    'red',
    'w2',
    '',
    '',
    '',
  ]);
});

test.each(SAMPLES)('in %s, pressing what an option lights asks for that option', (name) => {
  const { view: seen } = sample(name);
  for (const answer of seen.ask.options) {
    const target = targetOf(answer, seen);
    const wish = target ? wishOf(target, seen) : '';
    if (!wish || !/^(move|break|cover|pay|place|rune|draft)/.test(answer.text)) continue;
    expect(answer.text.startsWith(wish)).toBe(true);
  }
});
