import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Finished } from './levels.ts';

const TITLE = { slug: 'mystery', bots: ['random', 'novice', 'player', 'adept', 'master'] };
const KEPT = 'antechamber.levels';

const won: Finished = {
  seat: 1,
  seats: [
    { seat: 1, name: 'Ana', kind: 'person', bot: '', stand_in: false, here: true },
    { seat: 2, name: 'Bruno', kind: 'bot', bot: 'novice', stand_in: false, here: false },
  ],
  over: true,
  capped: false,
  winners: [1],
};

/** The page as another tab, or a reload, has it. */
async function tab() {
  vi.resetModules();
  return (await import('./fitting.svelte.ts')).fitting;
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('after two wins a level is offered at the table of the second, in every tab and after a reload', async () => {
  const first = await tab();
  first.finish(TITLE, 'one', won);
  const second = await tab();
  second.finish(TITLE, 'two', won);
  second.finish(TITLE, 'two', won);
  const reloaded = await tab();
  expect(reloaded.offerFor(TITLE)).toEqual({ level: 'player', won: true });
  expect(reloaded.offerFor(TITLE, 'two')).toEqual({ level: 'player', won: true });
  expect(reloaded.offerFor(TITLE, 'one')).toBeNull();
  expect(reloaded.offerFor({ ...TITLE, slug: 'aztec' })).toBeNull();
  expect(reloaded.levelFor(TITLE)).toBe('novice');
});

test('two tabs that show one result count it once', async () => {
  const [first, second] = [await tab(), await tab()];
  first.finish(TITLE, 'one', won);
  second.finish(TITLE, 'one', won);
  expect(second.offerFor(TITLE)).toBeNull();
});

test('what another tab has accepted holds here at once', async () => {
  const [first, second] = [await tab(), await tab()];
  first.accept('mystery', 'adept');
  dispatchEvent(new StorageEvent('storage', { key: KEPT }));
  expect(second.levelFor(TITLE)).toBe('adept');
});

test('what is declined is not offered, and the level stays', async () => {
  const fitting = await tab();
  for (const table of ['one', 'two']) fitting.finish(TITLE, table, won);
  fitting.decline('mystery');
  expect(fitting.offerFor(TITLE)).toBeNull();
  expect(fitting.levelFor(TITLE)).toBe('novice');
});

test('a table that is passed over does not count', async () => {
  const fitting = await tab();
  fitting.passOver('mystery', 'one');
  for (const table of ['one', 'two']) fitting.finish(TITLE, table, won);
  expect(fitting.offerFor(TITLE)).toBeNull();
});

test('nothing is written where nothing has changed', async () => {
  (await tab()).decline('mystery');
  expect(localStorage.getItem(KEPT)).toBeNull();
});

test.each(['', '{', '3', '"novice"', 'null', '[1]', '{"mystery": 3}'])('%j is no reason to fail', async (damaged) => {
  localStorage.setItem(KEPT, damaged);
  const fitting = await tab();
  expect(fitting.levelFor(TITLE)).toBe('novice');
  fitting.accept('mystery', 'master');
  expect((await tab()).levelFor(TITLE)).toBe('master');
});

test('a browser that stores nothing remembers until the page is closed', async () => {
  vi.stubGlobal('localStorage', undefined);
  const fitting = await tab();
  fitting.accept('mystery', 'adept');
  expect(fitting.levelFor(TITLE)).toBe('adept');
  fitting.finish(TITLE, 'one', won);
  expect(fitting.levelFor(TITLE)).toBe('adept');
});

test('nothing is kept of who plays', async () => {
  const fitting = await tab();
  fitting.finish(TITLE, 'one', won);
  expect(localStorage.getItem(KEPT)).not.toMatch(/Ana|Bruno/);
});
