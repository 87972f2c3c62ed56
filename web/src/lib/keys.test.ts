import { beforeEach, expect, test } from 'vitest';

import { keepMade, keepSeat, openedForOne } from './keys.ts';

const made = { table: 'abc', keys: [{ seat: 1, token: 'a' }], invites: [], host: 'h', watch: 'w' };

beforeEach(() => {
  localStorage.clear();
});

test('a table that was opened here for one person and bots is told from others', () => {
  expect(openedForOne('abc')).toBe(false);
  keepMade(made, 'mystery');
  expect(openedForOne('abc')).toBe(true);
});

test.each([
  ['with somebody else on this device', { ...made, keys: [...made.keys, { seat: 2, token: 'b' }] }],
  ['with somebody who is invited', { ...made, invites: [{ seat: 2, invite: 'i' }] }],
])('a table %s is not for one', (_, other) => {
  keepMade(other, 'mystery');
  expect(openedForOne('abc')).toBe(false);
});

test('a guest has not opened the table', () => {
  keepSeat('abc', 'mystery', { seat: 2, token: 'b' });
  expect(openedForOne('abc')).toBe(false);
});
