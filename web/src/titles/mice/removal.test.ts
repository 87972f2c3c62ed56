/** Planning a removal: the order, what each paw does, where the plan stops, and what is sent. */
import { describe, expect, test } from 'vitest';

import type { Option, View } from '../face.ts';
import { answersFor, courseOf, isAbout, isRemoval, moved, REMOVAL, rowsFor, switched, type Row } from './removal.ts';

const option = (text: string): Option => {
  const [kind = '', what = ''] = text.split(' ');
  return { text, kind, ...(kind === 'chest' ? { card: what } : { place: what }) };
};

/** A table at which the first seat has this much food, and is asked that. */
function view(food: number, texts: string[], paws: string[] = [], question = REMOVAL): View {
  const player = {
    food,
    pickaxe: 0,
    torch: 0,
    gold: 0,
    glory: 0,
    camp: [],
    assistants: [],
    chests: [],
    used_chests: [],
  };
  return {
    game: 'mice',
    seat: 1,
    deciding: [1],
    scores: [0, 0],
    options: {},
    ask: { question, rule: '', options: texts.map(option) },
    entrances: paws.filter((place) => /^\d/.test(place)).map((card) => ({ card, paw: 1 })),
    spots: Object.fromEntries(paws.filter((place) => !/^\d/.test(place)).map((spot) => [spot, { paw: 1 }])),
    players: [player, player],
  };
}

const START = view(1, ['trigger 3', 'trigger 7', 'leave 3', 'leave 7', 'leave 14', 'chest c01'], ['3', '7', '14']);
const rows = rowsFor(START, []);
const places = (list: readonly Row[]) => list.map(({ place }) => place).join(' ');

test('paws stand in the order in which they are offered, with their effects', () => {
  expect(isRemoval(START)).toBe(true);
  expect(isRemoval(view(1, ['take food'], [], 'take-any/choose_resource'))).toBe(false);
  expect(places(rows)).toBe('3 7 14 c01');
  expect(answersFor(rows, START, null)).toEqual(['trigger 3', 'trigger 7', 'leave 14']);
});

test('the order that was planned before goes on with the paws that are left', () => {
  const planned: Row[] = [
    { place: '14', wish: 'trigger' },
    { place: '9', wish: 'trigger' },
    { place: '7', wish: 'leave' },
  ];
  expect(rowsFor(START, planned)).toEqual([
    planned[0],
    planned[2],
    { place: '3', wish: 'trigger' },
    { place: 'c01', wish: 'keep' },
  ]);
});

test('rows move, but not beyond the ends', () => {
  expect(places(moved(rows, '7', 0))).toBe('7 3 14 c01');
  expect(places(moved(rows, '3', 2))).toBe('7 14 3 c01');
  expect(places(moved(rows, '3', -1))).toBe('3 7 14 c01');
  expect(places(moved(rows, 'c01', 4))).toBe('3 7 14 c01');
});

describe('chests', () => {
  const CHEST = 'c01';
  const wishOf = (list: readonly Row[]) => list.find(({ place }) => place === CHEST)?.wish;

  test('are kept, until they are switched on and used first', () => {
    const line = courseOf(rows, START, null).lines.at(-1);
    expect(line).toMatchObject({ place: CHEST, fate: 'kept', number: 0, now: 'chest c01' });
    const used = line ? switched(rows, line) : [];
    expect(places(used)).toBe('c01 3 7 14');
    expect(answersFor(used, START, null)).toEqual(['chest c01', 'trigger 3', 'trigger 7', 'leave 14']);
    const [first] = courseOf(used, START, null).lines;
    expect(first).toMatchObject({ fate: 'goes', number: 1 });
    const again = first ? switched(used, first) : [];
    expect(places(again)).toBe('3 7 14 c01');
    expect(wishOf(again)).toBe('keep');
  });

  test('are used where they are moved to, and kept below the paws', () => {
    const used = moved(rows, CHEST, 2);
    expect(answersFor(used, START, null)).toEqual(['trigger 3', 'trigger 7', 'chest c01', 'leave 14']);
    const last = moved(used, CHEST, 3);
    expect(wishOf(last)).toBe('chest');
    const two = view(1, ['trigger 3', 'leave 3', 'chest c01', 'chest c05'], ['3']);
    const below = moved(moved(rowsFor(two, []), CHEST, 0), CHEST, 2);
    expect(wishOf(below)).toBe('keep');
    expect(places(rowsFor(two, below))).toBe('3 c05 c01');
  });

  test('may be used after the last paw, but not where they would do nothing', () => {
    const used = moved(rows, CHEST, 2);
    const between = view(2, ['trigger 7', 'leave 7', 'leave 14'], ['7', '14']);
    const idle = view(3, ['leave 14'], ['14']);
    const asked = answersFor(used, START, null);
    const seen = { asked, preview: { taken: 2, steps: [between, idle], asks: REMOVAL, answers: asked.slice(0, 2) } };
    expect(answersFor(used, START, seen)).toEqual(['trigger 3', 'trigger 7', 'leave 14']);
    const end = view(3, ['chest c01', 'finish'], [], 'last-chests/choose_to_finish');
    const last = moved(moved(rows, CHEST, 0), CHEST, 3);
    const all = answersFor(last, START, null);
    const steps = [between, idle, end];
    expect(
      answersFor(last, START, {
        asked: all,
        preview: { taken: 3, steps, asks: end.ask.question, answers: all.slice(0, 3) },
      }),
    ).toEqual(['trigger 3', 'trigger 7', 'leave 14', 'chest c01']);
  });
});

test('a switch goes from one way to the next that is offered', () => {
  const twice = view(1, ['trigger 3', 'double 3', 'leave 3'], ['3']);
  let planned = rowsFor(twice, []);
  const wishes = [0, 1, 2].map(() => {
    const [line] = courseOf(planned, twice, null).lines;
    planned = line ? switched(planned, line) : [];
    return planned[0]?.wish;
  });
  expect(wishes).toEqual(['double', 'leave', 'trigger']);
});

test('what cannot be had is done as far as it can', () => {
  const planned: Row[] = [{ place: '3', wish: 'double' }];
  expect(answersFor(planned, START, null)).toEqual(['trigger 3']);
  expect(answersFor([{ place: '14', wish: 'double' }], START, null)).toEqual(['leave 14']);
});

describe('with a preview', () => {
  const asked = answersFor(rows, START, null);

  test('the first row alone is sent before anything is known', () => {
    const { lines, answers } = courseOf(rows, START, null);
    expect(answers).toEqual(['trigger 3']);
    expect(lines.map(({ fate, after, stop }) => [fate, after, stop])).toEqual([
      ['goes', null, ''],
      ['waits', null, ''],
      ['waits', null, ''],
      ['kept', null, ''],
    ]);
  });

  test('a row does what it can when its turn comes', () => {
    const later = view(2, ['leave 7', 'trigger 14', 'leave 14'], ['7', '14']);
    const first = { asked, preview: { taken: 1, steps: [later], asks: REMOVAL, answers: asked.slice(0, 1) } };
    const again = answersFor(rows, START, first);
    expect(again).toEqual(['trigger 3', 'leave 7', 'leave 14']);
    expect(isAbout(first, again)).toBe(false);
    const last = view(2, ['trigger 14', 'leave 14'], ['14']);
    const second = {
      asked: again,
      preview: { taken: 3, steps: [later, last, view(2, [], [])], asks: '', answers: again.slice(0, 3) },
    };
    expect(answersFor(rows, START, second)).toEqual(['trigger 3', 'leave 7', 'trigger 14']);
  });

  test('what is known of another order is not read', () => {
    const other = moved(rows, '7', 0);
    const seen = {
      asked,
      preview: { taken: 1, steps: [view(2, ['leave 7'], ['7'])], asks: REMOVAL, answers: asked.slice(0, 1) },
    };
    expect(answersFor(other, START, seen)).toEqual(['trigger 7', 'trigger 3', 'leave 14']);
    expect(courseOf(other, START, seen).answers).toEqual(['trigger 7']);
  });

  test('the plan stops where the game asks something', () => {
    const question = view(2, ['take food'], ['14'], 'take-any/choose_resource');
    const steps = [view(2, ['trigger 7', 'leave 7', 'leave 14'], ['7', '14']), question];
    const { lines, answers } = courseOf(rows, START, {
      asked,
      preview: { taken: 2, steps, asks: question.ask.question, answers: asked.slice(0, 2) },
    });
    expect(answers).toEqual(['trigger 3', 'trigger 7']);
    expect(lines.map(({ fate, stop, after }) => [fate, stop, after?.food])).toEqual([
      ['goes', '', 2],
      ['goes', 'asks', 2],
      ['waits', '', undefined],
      ['kept', '', undefined],
    ]);
  });

  test('the plan stops where something turns up, and nothing is told of it', () => {
    const { lines, answers } = courseOf(rows, START, {
      asked,
      preview: { taken: 1, steps: [], asks: '', answers: asked.slice(0, 1) },
    });
    expect(answers).toEqual(['trigger 3']);
    expect(lines[0]).toMatchObject({ fate: 'goes', stop: 'turns', after: null });
    expect(lines[1]).toMatchObject({ fate: 'waits' });
  });

  test('paws that nothing is asked about go by themselves', () => {
    const steps = [view(2, ['trigger 7', 'leave 7', 'leave 14'], ['7', '14']), view(3, [], [])];
    const { lines, answers } = courseOf(rows, START, {
      asked,
      preview: { taken: 2, steps, asks: '', answers: asked.slice(0, 2) },
    });
    expect(answers).toEqual(['trigger 3', 'trigger 7']);
    expect(lines.map(({ fate, stop }) => [fate, stop])).toEqual([
      ['goes', ''],
      ['goes', ''],
      ['itself', ''],
      ['kept', ''],
    ]);
  });

  test('one paw alone can be taken back now, whatever comes before it in the plan', () => {
    const { lines } = courseOf(moved(rows, '14', 0), START, null);
    expect(lines.map(({ now }) => now)).toEqual(['leave 14', 'trigger 3', 'trigger 7', 'chest c01']);
  });
});

test('gains that are taken in between are sent with the plan', () => {
  const asked = answersFor(rows, START, null);
  const steps = [view(2, ['trigger 7', 'leave 7', 'leave 14'], ['7', '14']), view(3, ['leave 14'], ['14'])];
  const answers = ['trigger 3', 'use builder', 'trigger 7', 'use pyromancer'];
  const course = courseOf(rows, START, { asked, preview: { taken: 2, steps, asks: REMOVAL, answers } });
  expect(course.answers).toEqual(answers);
  expect(course.lines.filter(({ fate }) => fate === 'goes').map(({ place }) => place)).toEqual(['3', '7']);
});
