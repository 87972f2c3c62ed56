import { expect, test } from 'vitest';

import { movesOf, type Moves } from './moving.ts';

const MOVES: Moves<'hat'> = {
  gave: [
    { what: 'hat', piece: '{hat}', from: 'seat:{seat}', to: 'peg:{place}:{hat}' },
    { what: 'hat', piece: '', from: '', to: 'rack' },
  ],
};

test('what moves is filled in from the event', () => {
  expect(movesOf(MOVES, { kind: 'gave', seat: 2, rule: '', hat: 'bowler', place: 3 })).toEqual([
    { what: 'hat', piece: 'bowler', from: 'seat:2', to: 'peg:3:bowler' },
    { what: 'hat', piece: '', from: '', to: 'rack' },
  ]);
});

test('an event that nothing is declared of moves nothing', () => {
  expect(movesOf(MOVES, { kind: 'bowed', seat: 2, rule: '' })).toEqual([]);
});
