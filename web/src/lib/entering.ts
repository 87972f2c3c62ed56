/** Which of the keys on this device still open a table. */

import { api, ApiError } from './api.ts';
import { dropMoves } from './connection.svelte.ts';
import { dropKey, keepSeat, keepWatch, ring, tokensOf } from './keys.ts';
import type { TableInfo } from './protocol.ts';

/** What a key shows of a table; null if it opens nothing there. */
async function shownTo(table: string, token: string): Promise<TableInfo | null> {
  try {
    return await api.table(table, token);
  } catch (error) {
    if (error instanceof ApiError && error.problem.problem === 'problem-key') return null;
    throw error;
  }
}

/** Keep the spectators' key of a link, if the server knows it and this device has none that works. */
export async function takeWatch(table: string, token: string): Promise<void> {
  const known = ring(table)?.watch;
  if (known === token) return;
  const info = await shownTo(table, token);
  if (!info || (known && (await shownTo(table, known)))) return;
  keepWatch(table, info.title, token);
}

/** What became of the seats that were asked for: keep those that were given to this device; gives whether any were. */
export async function takeGranted(table: string): Promise<boolean> {
  let granted = false;
  for (const { seat, token } of ring(table)?.asked ?? []) {
    const info = await shownTo(table, token);
    if (!info) dropKey(table, token);
    else if (info.mine.includes(seat)) {
      keepSeat(table, info.title, { seat, token });
      granted = true;
    }
  }
  return granted;
}

/** Drop the keys of a table that are dead, and the moves that wait to be sent with them; gives whether there were any. */
export async function dropDeadKeys(table: string): Promise<boolean> {
  const held = tokensOf(table);
  const shown = await Promise.all(held.map((token) => shownTo(table, token)));
  const dead = held.filter((_, i) => !shown[i]);
  for (const token of dead) dropKey(table, token);
  dropMoves(table, tokensOf(table));
  return dead.length > 0;
}
