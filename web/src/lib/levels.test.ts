import { describe, expect, test } from 'vitest';

import {
  accepted,
  declined,
  finished,
  ladder,
  levelFor,
  levelOf,
  offered,
  passedOver,
  readStanding,
  standIn,
  type Finished,
  type Standing,
} from './levels.ts';

const BOTS = ['random', 'novice', 'player', 'adept', 'master'];
const NEW: Standing = { level: '', run: null, counted: [] };
const WON = [1];
const LOST = [2];

const person = (seat: number, standIn = false) => ({
  seat,
  name: 'Ana',
  kind: 'person' as const,
  bot: standIn ? 'adept' : '',
  stand_in: standIn,
  here: true,
});
const bot = (seat: number, level = 'novice') => ({
  seat,
  name: 'Bruno',
  kind: 'bot' as const,
  bot: level,
  stand_in: false,
  here: false,
});

function game(winners: number[], level = 'novice', changed: Partial<Finished> = {}): Finished {
  const seats = [person(1), bot(2, level), bot(3, level)];
  return { seat: 1, seats, over: true, capped: false, closed: false, taken_over: [], winners, ...changed };
}

/** After these games, one after the other, each at a table of its own. */
function after(games: Finished[], before = NEW): Standing {
  const first = before.counted.length;
  return games.reduce((standing, one, i) => finished(standing, `table ${first + i}`, one, BOTS), before);
}

describe('the levels', () => {
  test('that people choose from leave out who draws lots', () => {
    expect(ladder(BOTS)).toEqual(['novice', 'player', 'adept', 'master']);
    expect(ladder(['random', 'master'])).toEqual(['master']);
    expect(ladder(['random'])).toEqual(['random']);
  });

  test('begin with the first, until one was accepted', () => {
    expect(levelFor(NEW, BOTS)).toBe('novice');
    expect(levelFor(accepted(NEW, 'adept'), BOTS)).toBe('adept');
    expect(levelFor(accepted(NEW, 'oracle'), BOTS)).toBe('novice');
    expect(levelFor(NEW, [])).toBe('');
  });

  test('have one that keeps a seat, or the strongest', () => {
    expect(standIn(BOTS)).toBe('adept');
    expect(standIn(['random', 'master'])).toBe('master');
    expect(standIn([])).toBe('');
  });
});

describe('a game counts', () => {
  test('if one person played against bots of one level to the end', () => {
    expect(levelOf(game(WON, 'adept'))).toBe('adept');
  });

  const others: [string, Partial<Finished>][] = [
    ['not over', { over: false }],
    ['ended by the limit of rounds', { capped: true }],
    ['at a closed table', { closed: true }],
    ['with a seat that was taken over', { taken_over: [2] }],
    ['for one', { seats: [person(1)] }],
    ['with another person', { seats: [person(1), person(2), bot(3)] }],
    ['with an open seat', { seats: [person(1), { ...bot(2), kind: 'open', bot: '' }] }],
    ['against bots of two levels', { seats: [person(1), bot(2), bot(3, 'adept')] }],
    ['that a bot ended for me', { seats: [person(1, true), bot(2), bot(3)] }],
    ['of bots alone', { seats: [bot(1), bot(2)] }],
    ['that is only watched', { seat: 0 }],
  ];
  test.each(others)('but not one %s', (_, changed) => {
    expect(levelOf(game(WON, 'novice', changed))).toBe('');
    expect(finished(NEW, 'table', game(WON, 'novice', changed), BOTS)).toBe(NEW);
  });

  test('but not one against bots who draw lots', () => {
    expect(finished(NEW, 'table', game(WON, 'random'), BOTS)).toBe(NEW);
  });

  test('once', () => {
    const once = finished(NEW, 'table', game(WON), BOTS);
    expect(finished(once, 'table', game(WON), BOTS)).toBe(once);
    expect(once.run).toEqual({ level: 'novice', won: true, games: 1 });
  });

  test('and not at all at a table that was passed over', () => {
    const passed = passedOver(NEW, 'table');
    expect(finished(passed, 'table', game(WON), BOTS)).toBe(passed);
    expect(passedOver(passed, 'table')).toBe(passed);
  });

  test('and only so many tables are remembered, the newest', () => {
    const many = after(Array.from({ length: 60 }, () => game(WON)));
    expect(many.counted).toHaveLength(50);
    expect(many.counted.at(-1)).toBe('table 59');
  });
});

describe('an offer', () => {
  test('comes after two wins in a row: one level up', () => {
    expect(offered(NEW, BOTS)).toBeNull();
    expect(offered(after([game(WON)]), BOTS)).toBeNull();
    expect(offered(after([game(WON), game(WON)]), BOTS)).toEqual({ level: 'player', won: true });
  });

  test('comes after two losses in a row: one level down', () => {
    const at = accepted(NEW, 'adept');
    expect(offered(after([game(LOST, 'adept'), game(LOST, 'adept')], at), BOTS)).toEqual({
      level: 'player',
      won: false,
    });
  });

  test('comes also if the others share the victory', () => {
    const both = game([2, 3], 'player');
    expect(offered(after([both, both], accepted(NEW, 'player')), BOTS)).toEqual({ level: 'novice', won: false });
  });

  test('does not come if something else was in between', () => {
    const interrupted = [
      [game(WON), game(LOST), game(WON)],
      [game(WON), game(WON, 'player')],
      [game(WON), game([1, 2]), game(WON)],
      [game(WON), game([]), game(WON)],
    ];
    for (const games of interrupted) expect(offered(after(games), BOTS)).toBeNull();
  });

  test('comes all the same if a game in between did not count', () => {
    const capped = game(LOST, 'novice', { capped: true });
    expect(offered(after([game(WON), capped, game(WON)]), BOTS)).toEqual({ level: 'player', won: true });
  });

  test('ends at the highest and at the lowest level', () => {
    const top = accepted(NEW, 'master');
    expect(offered(after([game(WON, 'master'), game(WON, 'master')], top), BOTS)).toBeNull();
    expect(offered(after([game(LOST), game(LOST)]), BOTS)).toBeNull();
  });

  test('does not lead where somebody plays already, or back', () => {
    const strong = accepted(NEW, 'adept');
    expect(offered(after([game(WON), game(WON)], strong), BOTS)).toBeNull();
    expect(offered(after([game(WON, 'player'), game(WON, 'player')], strong), BOTS)).toBeNull();
    expect(offered(after([game(LOST, 'master'), game(LOST, 'master')]), BOTS)).toBeNull();
  });

  test('is not made where the title has no such level any more', () => {
    expect(offered(after([game(WON), game(WON)]), ['random', 'master'])).toBeNull();
  });

  test('that is accepted changes the level, and two more games are needed for the next', () => {
    const up = accepted(after([game(WON), game(WON)]), 'player');
    expect(levelFor(up, BOTS)).toBe('player');
    expect(offered(up, BOTS)).toBeNull();
    expect(offered(after([game(WON, 'player')], up), BOTS)).toBeNull();
    expect(offered(after([game(WON, 'player'), game(WON, 'player')], up), BOTS)).toEqual({ level: 'adept', won: true });
  });

  test.each([
    ['declined', declined(after([game(WON), game(WON)]))],
    ['played past', after([game(WON), game(WON)])],
  ])('that is %s comes again only after the next two', (_, standing) => {
    expect(levelFor(standing, BOTS)).toBe('novice');
    expect(offered(after([game(WON)], standing), BOTS)).toBeNull();
    expect(offered(after([game(WON), game(WON)], standing), BOTS)).toEqual({ level: 'player', won: true });
  });

  test('that was not made cannot be declined', () => {
    const once = after([game(WON)]);
    expect(declined(once)).toBe(once);
    expect(declined(NEW)).toBe(NEW);
  });
});

describe('what was kept', () => {
  test('is read as it was written', () => {
    const standing = after([game(WON), game(LOST)], accepted(NEW, 'adept'));
    expect(readStanding(JSON.parse(JSON.stringify(standing)))).toEqual(standing);
  });

  test.each([
    undefined,
    null,
    3,
    'novice',
    [],
    { level: 3, run: 'won', counted: 'table' },
    { run: { level: 'novice', won: 'yes', games: 1 } },
    { run: { won: true, games: 1 } },
    { run: { level: 'novice', won: true } },
    { counted: [3, null] },
  ])('is forgotten where it cannot be read: %j', (kept) => {
    expect(readStanding(kept)).toEqual(NEW);
  });
});
