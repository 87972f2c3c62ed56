import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { dropDeadKeys, takeGranted, takeWatch } from './entering.ts';
import { keepAsked, keepMade, ring, tokensOf } from './keys.ts';

/** The keys the server knows. */
let known: string[] = [];
/** The seats that they open. */
let mine: number[] = [];
let reachable = true;

function answer(_: string, { headers }: { headers: Headers }): Promise<Response> {
  if (!reachable) return Promise.reject(new TypeError('no network'));
  const opens = known.includes((headers.get('authorization') ?? '').replace('Bearer ', ''));
  const body = opens ? { table: 'abc', title: 'tiny', mine } : { problem: 'problem-key' };
  return Promise.resolve(new Response(JSON.stringify(body), { status: opens ? 200 : 403 }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  reachable = true;
  mine = [];
  vi.stubGlobal('fetch', answer);
  const keys = [
    { seat: 1, token: 'one' },
    { seat: 2, token: 'two' },
  ];
  keepMade({ table: 'abc', keys, invites: [], host: 'host', watch: 'watch' }, 'tiny');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('only the dead key is dropped, with the moves that wait for it', async () => {
  known = ['two', 'host', 'watch'];
  const moves = ['one', 'two'].map((token) => ({ token, move: { type: 'confirm', id: token } }));
  sessionStorage.setItem('antechamber.sending.abc', JSON.stringify(moves));
  expect(await dropDeadKeys('abc')).toBe(true);
  expect(tokensOf('abc')).toEqual(['two', 'watch', 'host']);
  expect(JSON.parse(sessionStorage.getItem('antechamber.sending.abc') ?? '')).toEqual(moves.slice(1));
});

test('keys that work all stay, and so do those that cannot be tried', async () => {
  known = ['one', 'two', 'host', 'watch'];
  expect(await dropDeadKeys('abc')).toBe(false);
  reachable = false;
  await expect(dropDeadKeys('abc')).rejects.toThrow();
  expect(tokensOf('abc')).toHaveLength(4);
});

test('without a seat the keys to watch and to be host are left, then none', async () => {
  known = ['host', 'watch'];
  await dropDeadKeys('abc');
  expect(tokensOf('abc')).toEqual(['watch', 'host']);
  known = [];
  await dropDeadKeys('abc');
  expect(tokensOf('abc')).toEqual([]);
});

test('a link with a broken key does not replace the spectators’ key, nor does one that works', async () => {
  known = ['watch', 'other'];
  await takeWatch('abc', 'wat');
  await takeWatch('abc', 'other');
  expect(ring('abc')?.watch).toBe('watch');
});

test('a spectators’ key is kept when the server knows it', async () => {
  known = ['other'];
  await takeWatch('xyz', 'wat');
  expect(ring('xyz')).toBeUndefined();
  await takeWatch('xyz', 'other');
  expect(ring('xyz')).toMatchObject({ title: 'tiny', watch: 'other' });
  await takeWatch('abc', 'other');
  expect(ring('abc')?.watch).toBe('other');
});

test('a seat that was asked for is this device’s once it was given, and not before', async () => {
  known = ['one', 'two', 'three', 'host', 'watch'];
  keepAsked('abc', 'tiny', { seat: 3, token: 'three' });
  expect(await takeGranted('abc')).toBe(false);
  expect(ring('abc')?.asked).toEqual([{ seat: 3, token: 'three' }]);
  mine = [3];
  expect(await takeGranted('abc')).toBe(true);
  expect(ring('abc')?.asked).toEqual([]);
  expect(ring('abc')?.seats.at(-1)).toEqual({ seat: 3, token: 'three' });
});

test('the key of a seat that was refused is dropped', async () => {
  keepAsked('abc', 'tiny', { seat: 3, token: 'three' });
  known = ['one', 'two', 'host', 'watch'];
  expect(await takeGranted('abc')).toBe(false);
  expect(tokensOf('abc')).toEqual(['one', 'two', 'watch', 'host']);
});
