/** Taking the seat of an invitation. This device makes the key and keeps it before it asks: if the answer is lost, it
 * asks again with the same key, and the seat is never locked. */

import { api, ApiError } from './api.ts';
import { keepAsked, keepSeat, newKey, ring } from './keys.ts';
import type { Claimed } from './protocol.ts';
import { stored } from './stored.ts';

const WAITS = [500, 1_000, 2_000, 4_000];
const CONFLICT = 409;

const placeOf = (table: string, invite: string): string => `claim.${table}.${invite}`;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Whether a claim may have gone through although it was not answered well. */
export function isUncertain(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 0 || error.status === CONFLICT || error.status >= 500);
}

/** Sit down, and keep the seat's key; or ask for the seat, to which the seats of this device agree. */
export async function claimSeat(table: string, title: string, invite: string, name: string): Promise<void> {
  const kept = placeOf(table, invite);
  const key = stored.get(kept) || newKey();
  stored.set(kept, key);
  const keys = (ring(table)?.seats ?? []).map(({ token }) => token);
  const claim = keys.length ? { invite, name, key, keys } : { invite, name, key };
  let answer: Claimed;
  try {
    answer = await askUntilCertain(() => api.claim(table, claim));
  } catch (error) {
    if (!isUncertain(error)) stored.remove(kept);
    throw error;
  }
  const { seat, token } = answer;
  if (answer.waits) keepAsked(table, title, { seat, token });
  else keepSeat(table, title, { seat, token });
  stored.remove(kept);
}

async function askUntilCertain<T>(ask: () => Promise<T>): Promise<T> {
  for (const wait of WAITS) {
    try {
      return await ask();
    } catch (error) {
      if (!isUncertain(error)) throw error;
    }
    await pause(wait);
  }
  return ask();
}

/** Whether this device took the seat before or asked for it, without hearing so; then it has the key now. */
export async function hasClaimed(table: string, invite: string): Promise<boolean> {
  const kept = placeOf(table, invite);
  const token = stored.get(kept);
  if (!token) return false;
  try {
    const { title, mine, asks } = await api.table(table, token);
    for (const seat of mine) keepSeat(table, title, { seat, token });
    if (asks) keepAsked(table, title, { seat: asks, token });
    stored.remove(kept);
    return mine.length > 0 || Boolean(asks);
  } catch (error) {
    if (error instanceof ApiError && error.problem.problem === 'problem-key') return false;
    throw error;
  }
}
