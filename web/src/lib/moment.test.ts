import { expect, test } from 'vitest';

import { momentName } from './moment.ts';
import type { Table } from './protocol.ts';

const FRAME: Table = {
  type: 'table',
  seq: 5,
  ply: 4,
  ask: 5,
  seat: 1,
  view: { game: 'tiny', options: {}, seat: 1, deciding: [1], scores: [], ask: { question: '', rule: '', options: [] } },
  entries: [],
  seats: [],
  undoable: 0,
  confirming: 0,
  over: false,
  capped: false,
  scores: [],
  winners: [],
  build: '',
};

test('a frame that comes again, or tells who is here, is no new moment', () => {
  const seats: Table['seats'] = [{ seat: 1, name: 'Ana', kind: 'person', bot: '', stand_in: false, here: true }];
  expect(momentName({ ...FRAME, seats })).toBe(momentName(FRAME));
});

test('a frame that tells what became of a seat is none either', () => {
  expect(momentName({ ...FRAME, seq: 6 })).toBe(momentName(FRAME));
});

test('another question, another viewer, another answer and a turn to be confirmed are', () => {
  const others = [
    { ...FRAME, ask: 6 },
    { ...FRAME, seat: 2 },
    { ...FRAME, ply: 3 },
    { ...FRAME, confirming: 1 },
    null,
  ].map(momentName);
  expect(new Set([momentName(FRAME), ...others]).size).toBe(6);
});
