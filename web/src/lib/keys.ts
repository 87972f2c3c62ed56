/** The keys of my tables: who holds the key of a seat plays there. They stay on this device. */

import type { Invite, SeatKey, TableMade } from './protocol.ts';
import { stored } from './stored.ts';

/** What this device holds of one table. */
interface Ring {
  title: string;
  seats: SeatKey[];
  /** Seats that were asked for: their keys open them once everybody has agreed. */
  asked?: SeatKey[];
  invites: Invite[];
  host: string;
  watch: string;
}

const TABLES = 'tables';

function rings(): Record<string, Ring> {
  return stored.read<Record<string, Ring>>(TABLES, {});
}

export function ring(table: string): Ring | undefined {
  return rings()[table];
}

/** Every key of a seat that this device holds or has asked for, the newest table first. */
export function seatTokens(): string[] {
  return Object.values(rings())
    .reverse()
    .flatMap((held) => [...held.seats, ...(held.asked ?? [])].map((key) => key.token));
}

export function keepMade(made: TableMade, title: string): void {
  const { table, keys, invites, host, watch } = made;
  keep(table, { title, seats: keys, invites, host, watch });
}

/** The key of a seat; if it was asked for, it opens it from now on. */
export function keepSeat(table: string, title: string, key: SeatKey): void {
  const held = ring(table) ?? { title, seats: [], invites: [], host: '', watch: '' };
  const asked = (held.asked ?? []).filter((other) => other.token !== key.token);
  keep(table, { ...held, asked, seats: [...held.seats.filter((other) => other.seat !== key.seat), key] });
}

export function keepAsked(table: string, title: string, key: SeatKey): void {
  const held = ring(table) ?? { title, seats: [], invites: [], host: '', watch: '' };
  keep(table, { ...held, asked: [...(held.asked ?? []).filter((other) => other.seat !== key.seat), key] });
}

export function keepWatch(table: string, title: string, watch: string): void {
  const held = ring(table) ?? { title, seats: [], invites: [], host: '', watch: '' };
  keep(table, { ...held, watch });
}

/** Whether a table was opened here for one person and bots. */
export function openedForOne(table: string): boolean {
  const held = ring(table);
  return Boolean(held?.host) && held?.seats.length === 1 && !held.invites.length;
}

/** Every key of one table, those of seats first. */
export function tokensOf(table: string): string[] {
  const held = ring(table);
  if (!held) return [];
  return [...[...held.seats, ...(held.asked ?? [])].map((key) => key.token), held.watch, held.host].filter(Boolean);
}

/** A key opens nothing any more: the others of this device stay. */
export function dropKey(table: string, token: string): void {
  const held = ring(table);
  if (!held) return;
  const others = (key: string) => (key === token ? '' : key);
  keep(table, {
    ...held,
    seats: held.seats.filter((key) => key.token !== token),
    asked: (held.asked ?? []).filter((key) => key.token !== token),
    watch: others(held.watch),
    host: others(held.host),
  });
}

/** A new key: 256 bits, safe in a link. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Forget a table: it can only be played again by its links. */
export function forget(table: string): void {
  stored.write(TABLES, Object.fromEntries(Object.entries(rings()).filter(([name]) => name !== table)));
}

function keep(table: string, held: Ring): void {
  stored.write(TABLES, { ...rings(), [table]: held });
}
