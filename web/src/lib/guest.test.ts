import { beforeAll, expect, test } from 'vitest';

import { guestName } from './guest.ts';
import { speech } from './language.svelte.ts';
import type { SeatInfo } from './protocol.ts';

const seat = (number: number, kind: SeatInfo['kind'], name = ''): SeatInfo => ({
  seat: number,
  name,
  kind,
  bot: '',
  stand_in: false,
  here: true,
});

beforeAll(() => speech.choose('en'));

test('a guest is called by the figure of the seat that is open', () => {
  expect(guestName({ seats: [seat(1, 'person', 'Ana'), seat(2, 'open')], mine: [] })).toBe('Guest (moon)');
});

test('of several open seats it is the one the invitation is for, if the server tells', () => {
  const seats = [seat(1, 'person', 'Ana'), seat(2, 'open'), seat(3, 'open')];
  expect(guestName({ seats, mine: [3] })).toBe('Guest (serpent)');
  expect(guestName({ seats, mine: [] })).toBe('Guest');
});

test('a seat that goes to another device keeps its name', () => {
  expect(guestName({ seats: [seat(1, 'person', 'Ana'), seat(2, 'bot', 'Bruno')], mine: [1] })).toBe('Ana');
  expect(guestName({ seats: [seat(1, 'person', 'Ana'), seat(2, 'bot', 'Bruno')], mine: [] })).toBe('');
});
