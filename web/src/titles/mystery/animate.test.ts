import { describe, expect, test } from 'vitest';

import { samplesOf } from '../../gallery/samples.ts';
import type { Fact, View } from '../face.ts';
import { animate, lastMove } from './animate.ts';

const { sample } = samplesOf('mystery');

const RING = ['w1', 'w2', 'red', 'w3', 'w4', 'blue', 'w5', 'w6', 'green', 'w7', 'w8', 'yellow', 'w9', 'w10', 'purple'];
const base = sample('four-advanced').view;
const at = (...pawns: (string | null)[]): View => ({
  ...base,
  ring: RING,
  players: pawns.map((pawn) => ({ pawn, grid: '1A', crystals: '............', runes: [], points: {} })),
});
const fact = (kind: string, seat: number, more: Record<string, unknown> = {}): Fact => ({
  kind,
  seat,
  rule: '',
  ...more,
});

describe('a pawn', () => {
  test('hops over the free cards of its track', () => {
    const before = at('w2', 'w4');
    const [step] = animate([fact('moved', 1, { card: 'w5', price: 0 })], before, before, false);
    expect(step).toMatchObject({
      what: 'pawn',
      from: 'card:w2',
      to: 'card:w5',
      via: ['card:w3'],
      seat: 1,
      at: 0,
      ms: 280,
    });
  });

  test('walks over temples only when it goes to one', () => {
    const before = at('w2', 'w4');
    const [step] = animate([fact('moved', 1, { card: 'green', price: 0 })], before, before, false);
    expect(step?.via).toEqual(['card:red', 'card:blue']);
  });

  test('never takes longer than a long walk', () => {
    const before = at('w2', 'w4');
    const [step] = animate([fact('moved', 1, { card: 'w1', price: 3 })], before, before, false);
    expect(step?.ms).toBe(560);
  });

  test('enters from nowhere', () => {
    const before = at(null, 'w4');
    const [step] = animate([fact('entered', 1, { card: 'red' })], before, before, false);
    expect(step).toMatchObject({ from: '', to: 'card:red', via: [] });
  });

  test('of nobody walks for two players', () => {
    const before = { ...at('w2', 'w4'), neutral: 'w5' };
    const [step] = animate([fact('neutral-moved', 1, { card: 'w6' })], before, before, false);
    expect(step).toMatchObject({ what: 'neutral', from: 'card:w5', to: 'card:w6', seat: 0 });
  });
});

describe('crystals', () => {
  const before = at('w2', 'w4');

  test('come from the supply, one a little after the other, once the pawn has arrived', () => {
    const steps = animate(
      [
        fact('moved', 1, { card: 'w3', price: 0 }),
        fact('placed', 1, { crystal: 'R', space: 4 }),
        fact('placed', 1, { crystal: 'C', space: 5 }),
      ],
      before,
      before,
      false,
    );
    expect(steps.slice(1)).toMatchObject([
      { what: 'crystal', piece: 'R', from: 'supply:R', to: 'space:1:4', at: 140, ms: 320 },
      { what: 'crystal', piece: 'C', from: 'supply:C', to: 'space:1:5', at: 200, ms: 320 },
    ]);
  });

  test('come from where they were taken', () => {
    const steps = animate(
      [
        fact('took-from-seat', 1, { crystal: 'R', from: 2, space: 7 }),
        fact('placed', 1, { crystal: 'R', space: 4 }),
        fact('took-from-mana', 1, { crystal: 'C', card: 'w2', mana: 3 }),
        fact('placed', 1, { crystal: 'C', space: 6 }),
        fact('placed', 1, { crystal: 'C', space: 8 }),
      ],
      before,
      before,
      false,
    );
    expect(steps.map((step) => step.from)).toEqual(['space:2:7', 'mana:w2:3', 'supply:C']);
  });

  test('go to the supply when paid, onto a card when they cover, and back when replaced', () => {
    const steps = animate(
      [
        fact('paid', 2, { crystal: 'B', space: 1 }),
        fact('covered', 2, { crystal: 'C', space: 2, card: 'w8', mana: 1 }),
        fact('replaced', 2, { crystal: 'R', space: 3, old: 'Y' }),
      ],
      before,
      before,
      false,
    );
    expect(steps.map((step) => [step.piece, step.from, step.to])).toEqual([
      ['B', 'space:2:1', 'supply:B'],
      ['C', 'space:2:2', 'mana:w8:1'],
      ['Y', 'space:2:3', 'supply:Y'],
      ['R', 'supply:R', 'space:2:3'],
    ]);
  });

  test('of one event are all there within 900 ms, however many', () => {
    const many = Array.from({ length: 30 }, (_, i) => fact('placed', 1, { crystal: 'C', space: (i % 12) + 1 }));
    const steps = animate(many, before, before, false);
    expect(Math.max(...steps.map((step) => step.at + step.ms))).toBeLessThanOrEqual(900);
  });
});

test('a marker goes to its box and a rune to its owner', () => {
  const before = at('red', 'w4');
  const steps = animate(
    [
      fact('broke', 1, { temple: 'red', box: 'R4', points: 5, spaces: [3, 6, 9, 12] }),
      fact('rune-taken', 1, { rune: 'rune5', temple: 'red' }),
    ],
    before,
    before,
    false,
  );
  expect(steps).toMatchObject([
    { what: 'marker', to: 'box:red:R4', seat: 1 },
    { what: 'rune', from: 'rune:red', to: 'runes:1', piece: 'rune5' },
  ]);
});

test('with reduced motion there are rings only, one for each place that changed', () => {
  const before = at('w2', 'w4');
  const facts = [
    fact('moved', 1, { card: 'w3', price: 0 }),
    fact('placed', 1, { crystal: 'C', space: 4 }),
    fact('placed', 1, { crystal: 'C', space: 5 }),
  ];
  const steps = animate(facts, before, before, true);
  expect(steps.every((step) => step.what === 'ring' && step.at === 0 && step.ms === 1200)).toBe(true);
  expect(steps.map((step) => step.to)).toEqual(['card:w2', 'card:w3', 'supply:C', 'space:1:4', 'space:1:5']);
});

test('events that move nothing give no steps', () => {
  const before = at('w2', 'w4');
  expect(
    animate([fact('turn-began', 1, { round: 3 }), fact('collected', 1, { card: 'w2' })], before, before, false),
  ).toEqual([]);
});

describe('the last move', () => {
  test('is the last one of somebody else', () => {
    const before = at('w2', 'w4', 'red');
    const facts = [fact('moved', 2, { card: 'w6', price: 0 }), fact('moved', 3, { card: 'blue', price: 0 })];
    expect(lastMove(facts, before, 1)).toEqual({ seat: 3, from: 'card:red', to: 'card:blue' });
  });

  test('is none after a move of my own', () => {
    const before = at('w2', 'w4');
    expect(lastMove([fact('moved', 1, { card: 'w3', price: 0 })], before, 1)).toBeNull();
  });
});
