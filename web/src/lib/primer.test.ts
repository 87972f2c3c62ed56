import { describe, expect, it } from 'vitest';

import { firstGame, pointsFor, rulesAt, wishIn } from './primer.ts';
import type { TitleInfo } from './protocol.ts';

const title = {
  slug: 'temple',
  options: [
    { name: 'mode', values: ['full', 'basic', 'solo'] },
    { name: 'level', values: [1, 2] },
  ],
  primer: [
    { name: 'aim', when: { mode: ['full', 'basic'] } },
    { name: 'aim-solo', when: { mode: ['solo'] } },
    { name: 'health', when: {} },
  ],
  first_game: {
    players: 4,
    options: { mode: 'basic', red: '1 2 3 4' },
    at: { 1: { mode: 'solo', level: 1 }, 2: { mode: 'basic', red: '1 2' } },
  },
} as unknown as TitleInfo;

describe('how to play', () => {
  it('is told for the options of a table, or for a first game', () => {
    expect(pointsFor(title, {}).map((point) => point.name)).toEqual(['aim', 'health']);
    expect(pointsFor(title, { mode: 'solo', level: 2 }).map((point) => point.name)).toEqual(['aim-solo', 'health']);
  });

  it('is told on the page of the rules as for the table it was opened from', () => {
    const address = rulesAt(title, { mode: 'solo', level: 2 });
    expect(address).toBe('/rules/temple?mode=solo');
    expect(wishIn(title, '?mode=solo')).toEqual({ mode: 'solo' });
    expect(wishIn(title, '?mode=other&level=2')).toEqual({});
    expect(rulesAt(title)).toBe('/rules/temple');
  });

  it('leads to a first game of the kind it told of', () => {
    expect(firstGame(title, {}).players).toBe(4);
    expect(firstGame(title, { mode: 'solo' })).toEqual({ players: 1, options: { mode: 'solo', level: 1 } });
    expect(firstGame(title, { mode: 'full' })).toEqual({ players: 4, options: { mode: 'full', red: '1 2 3 4' } });
  });
});
