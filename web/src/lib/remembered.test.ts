import { beforeEach, expect, test } from 'vitest';

import { remembered } from './remembered.svelte.ts';

beforeEach(() => {
  sessionStorage.clear();
});

test('what was written is there after a reload, each under its own name', () => {
  let seat = 1;
  const pins = remembered<string[]>(() => `pins.abc.${seat}`, []);
  expect(pins.value).toEqual([]);
  pins.value = ['red L3'];
  seat = 2;
  expect(pins.value).toEqual([]);
  expect(remembered<string[]>(() => 'pins.abc.1', []).value).toEqual(['red L3']);
});

test('without a name it lasts as long as it is used', () => {
  const pins = remembered<string[]>(() => '', []);
  pins.value = ['red L3'];
  expect(pins.value).toEqual(['red L3']);
  expect(sessionStorage).toHaveLength(0);
});
