import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { claimSeat, hasClaimed } from './claiming.ts';
import { keepSeat, ring } from './keys.ts';
import type { Claim } from './protocol.ts';

type Reply = () => Response;

const claims: Claim[] = [];
/** What is stored at the moment each claim is sent. */
const storedThen: string[] = [];
let replies: Reply[] = [];
let opens = '';

const PLACE = 'antechamber.claim.abc.inv';
const lost: Reply = () => {
  throw new TypeError('no network');
};
const refuse = (status: number, problem: string) => () => new Response(JSON.stringify({ problem }), { status });
const seated: Reply = () => new Response(JSON.stringify({ seat: 2, token: claims.at(-1)?.key }));
/** The answer began and broke off. */
const cut: Reply = () => new Response('{"seat": 2, "tok');

async function answer(_: string, request: { headers: Headers; body?: string }): Promise<Response> {
  await Promise.resolve();
  if (request.body) {
    claims.push(JSON.parse(request.body) as Claim);
    storedThen.push(localStorage.getItem(PLACE) ?? '');
    return (replies.shift() ?? lost)();
  }
  if (request.headers.get('authorization') !== `Bearer ${opens}`) return refuse(403, 'problem-key')();
  return new Response(JSON.stringify({ table: 'abc', title: 'tiny', mine: [2] }));
}

async function claim(): Promise<unknown> {
  const done = claimSeat('abc', 'tiny', 'inv', 'Ana').catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return done;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  localStorage.clear();
  claims.length = storedThen.length = 0;
  opens = '';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the key is made here, and stored before it is sent', async () => {
  replies = [seated];
  await claim();
  const key = claims[0]?.key ?? '';
  expect(key).toMatch(/^[\w-]{32,64}$/);
  expect(claims).toEqual([{ invite: 'inv', name: 'Ana', key }]);
  expect(storedThen).toEqual([key]);
  expect(ring('abc')?.seats).toEqual([{ seat: 2, token: key }]);
  expect(localStorage.getItem(PLACE)).toBeNull();
});

test('where others are to agree, the seats of this device do, and the key is kept apart', async () => {
  keepSeat('abc', 'tiny', { seat: 1, token: 'one' });
  replies = [() => new Response(JSON.stringify({ seat: 2, token: claims.at(-1)?.key, waits: true }))];
  await claim();
  expect(claims[0]?.keys).toEqual(['one']);
  expect(ring('abc')?.seats).toEqual([{ seat: 1, token: 'one' }]);
  expect(ring('abc')?.asked).toEqual([{ seat: 2, token: claims[0]?.key }]);
});

test('a lost answer is asked for again with the same key', async () => {
  replies = [lost, cut, refuse(502, ''), refuse(409, 'problem-seat-changed'), seated];
  await claim();
  expect(claims).toHaveLength(5);
  expect(new Set(claims.map(({ key }) => key)).size).toBe(1);
  expect(ring('abc')?.seats).toEqual([{ seat: 2, token: claims[0]?.key }]);
});

test('who hears nothing has the seat at the next visit, if it was taken', async () => {
  replies = [];
  expect(await claim()).toMatchObject({ status: 0 });
  expect(await hasClaimed('abc', 'inv')).toBe(false);
  opens = claims[0]?.key ?? '';
  expect(await hasClaimed('abc', 'inv')).toBe(true);
  expect(ring('abc')).toMatchObject({ title: 'tiny', seats: [{ seat: 2, token: opens }] });
  expect(await hasClaimed('abc', 'inv')).toBe(false);
});

test('the key of a claim that was not heard is used again', async () => {
  replies = [];
  await claim();
  replies = [seated];
  await claim();
  expect(new Set(claims.map(({ key }) => key)).size).toBe(1);
});

test('an invitation that is refused leaves nothing behind', async () => {
  replies = [refuse(403, 'problem-invite')];
  expect(await claim()).toMatchObject({ status: 403 });
  expect(claims).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});
