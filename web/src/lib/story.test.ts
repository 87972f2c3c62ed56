import { expect, test } from 'vitest';

import type { Entry, Fact } from './protocol.ts';
import { logLines, seatNotes, sinceMyTurn, standing, upTo, withNotes } from './story.ts';
import { Words } from './words.ts';

const words = new Words('en', [
  'tiny-event-moved = { $name } moved.\n    .then = moved\ntiny-event-won = { $name } won.\nweb-deeds = { $name }: { $deeds }.\n',
  'seating-take = { $name } took { $about }.\nseating-leave = { $name } left { $about }.\nweb-seat-number = Seat { $seat }\n',
]);
const fact = (kind: string, seat: number, more: Record<string, unknown> = {}): Fact => ({
  kind,
  seat,
  rule: '',
  ...more,
});
const answer = (seq: number, seat: number, ...events: Fact[]): Entry => ({
  seq,
  seat,
  kind: 'answer',
  events,
  undone: 0,
});
const undo = (seq: number, seat: number, undone: number): Entry => ({ seq, seat, kind: 'undo', events: [], undone });

test('answers that were taken back are gone, and the plies count those that stand', () => {
  const answers = standing([
    answer(1, 1),
    answer(2, 1),
    undo(3, 1, 1),
    answer(4, 1),
    { ...answer(5, 1), kind: 'confirm' },
  ]);
  expect(answers.map(({ seq, ply }) => [seq, ply])).toEqual([
    [1, 1],
    [4, 2],
  ]);
});

test('a sealed answer that was taken back is gone, and those that were sealed after it stand', () => {
  const reopen = (seq: number, seat: number): Entry => ({ ...answer(seq, seat), kind: 'reopen' });
  const answers = standing([answer(1, 1), answer(2, 2), reopen(3, 1), answer(4, 3), answer(5, 1), reopen(6, 4)]);
  expect(answers.map(({ seq, ply, seat }) => [seq, ply, seat])).toEqual([
    [2, 1, 2],
    [4, 2, 3],
    [5, 3, 1],
  ]);
});

test('numbers may be left out: what was taken back before this device came is not told', () => {
  const answers = standing([answer(1, 1), answer(2, 1), undo(8, 1, 1), answer(21, 1), answer(40, 2)]);
  expect(answers.map(({ seq, ply }) => [seq, ply])).toEqual([
    [1, 1],
    [21, 2],
    [40, 3],
  ]);
});

test('since my last turn is what the others did after it, also while I am at it', () => {
  const answers = standing([
    answer(1, 1, fact('moved', 1)),
    answer(2, 2, fact('moved', 2)),
    answer(3, 3, fact('moved', 3)),
    answer(4, 1, fact('moved', 1)),
  ]);
  const seats = (facts: Fact[]) => facts.map(({ seat }) => seat);
  expect(seats(sinceMyTurn(answers, 1))).toEqual([2, 3]);
  expect(seats(sinceMyTurn(answers, 2))).toEqual([3, 1]);
  expect(sinceMyTurn([], 1)).toEqual([]);
});

test('a line of the log knows its round and the moment after it', () => {
  const answers = standing([
    answer(1, 1, fact('turn-began', 1, { round: 1 }), fact('moved', 1)),
    answer(2, 2, fact('turn-began', 2, { round: 2 }), fact('moved', 2)),
    answer(3, 2, fact('won', 2)),
  ]);
  const lines = logLines(answers, words, 'tiny', ['Ana', 'Bruno'], new Set(['turn-began']));
  expect(lines.map(({ text, seat, ply, round }) => [text, seat, ply, round])).toEqual([
    ['Ana: moved.', 1, 1, 1],
    ['Bruno: moved.', 2, 2, 2],
    ['Bruno won.', 2, 3, 2],
  ]);
});

test('a round begins with any event that numbers it', () => {
  const answers = standing([
    answer(1, 1, fact('claims-shown', 1, { round: 1 }), fact('moved', 1)),
    answer(2, 2, fact('won', 2), fact('round-began', 1, { round: 2 }), fact('moved', 2)),
  ]);
  const lines = logLines(answers, words, 'tiny', ['Ana', 'Bruno'], new Set(['claims-shown', 'round-began']));
  expect(lines.map(({ text, round }) => [text, round])).toEqual([
    ['Ana: moved.', 1],
    ['Bruno won.', 1],
    ['Bruno: moved.', 2],
  ]);
});

test('what is still to be told is left out, and so is an answer of which nothing has been told', () => {
  const answers = standing([
    answer(1, 1),
    answer(2, 2, fact('moved', 2), fact('moved', 2)),
    answer(3, 1, fact('won', 1)),
  ]);
  expect(upTo(answers, 1).map((answer) => answer.facts.length)).toEqual([0, 1]);
  expect(upTo(answers, 2).map((answer) => answer.facts.length)).toEqual([0, 2]);
  expect(upTo(answers, 3)).toEqual(answers);
});

test('what became of a seat stands among the answers after which it was, and no undo takes it back', () => {
  const note = (seq: number, kind: 'take' | 'leave', name: string): Entry => ({
    ...answer(seq, 3),
    kind,
    name,
    about: 3,
  });
  const entries = [
    note(1, 'leave', ''),
    answer(2, 1, fact('moved', 1, { round: 1 })),
    note(3, 'take', 'Zoë'),
    answer(4, 2, fact('moved', 2)),
    answer(5, 2, fact('won', 2)),
    note(6, 'leave', 'Zoë'),
    note(7, 'take', 'Eve'),
    undo(8, 2, 1),
  ];
  const lines = logLines(standing(entries), words, 'tiny', ['Ana', 'Bruno', 'Zoë'], new Set());
  const told = withNotes(lines, seatNotes(entries), words);
  expect(told.map(({ text, ply, round }) => [text, ply, round])).toEqual([
    ['Seat 3 left 3.', 0, 0],
    ['Ana: moved.', 1, 1],
    ['Zoë took 3.', 1, 1],
    ['Bruno: moved.', 2, 1],
    ['Zoë left 3.', 2, 1],
    ['Eve took 3.', 2, 1],
  ]);
});
