import { beforeEach, expect, test } from 'vitest';

import type { Socket } from './connection.svelte.ts';
import type { Entry, FromClient, SeatInfo, Table } from './protocol.ts';
import { settings } from './settings.svelte.ts';
import { TableState } from './table.svelte.ts';

const sent: FromClient[] = [];
let socket: Socket;

function seats(): SeatInfo[] {
  return ['Ana', 'Bruno', 'Adam'].map((name, i) => ({
    seat: i + 1,
    name,
    kind: i === 1 ? 'bot' : 'person',
    bot: i === 1 ? 'novice' : '',
    warm: false,
    here: true,
  }));
}
const entry = (seq: number, seat: number): Entry => ({
  seq,
  seat,
  kind: 'answer',
  events: [{ kind: 'moved', seat, rule: '' }],
  undone: 0,
});
const frame = (seq: number, more: Partial<Table> = {}): Table => ({
  type: 'table',
  seq,
  ply: seq,
  ask: seq + 1,
  seat: 1,
  view: { game: 'tiny', options: {}, seat: 1, deciding: [1], scores: [], ask: { question: '', rule: '', options: [] } },
  entries: [],
  seats: seats(),
  undoable: 0,
  confirming: 0,
  over: false,
  capped: false,
  scores: [0, 0, 0],
  winners: [],
  ...more,
});
const deciding = (seat: number, eyes = 1) => ({ ...frame(0).view, seat: eyes, deciding: [seat] });

function sit(secrets = false): TableState {
  const table = new TableState({
    table: `t${Math.random()}`,
    eyes: [
      { seat: 1, token: 'one' },
      { seat: 3, token: 'three' },
    ],
    publicly: 'all',
    secrets,
    face: null,
    reduced: () => true,
    make: () => socket,
  });
  table.connection.open();
  socket.onopen?.();
  return table;
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  sent.length = 0;
  settings.confirms = true;
  socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => sent.push(JSON.parse(text) as FromClient),
    close: () => undefined,
  };
});

test('entries are kept once, however often they come', () => {
  const table = sit();
  table.take(frame(2, { entries: [entry(1, 1), entry(2, 2)] }));
  table.take(frame(3, { entries: [entry(2, 2), entry(3, 3)] }));
  expect(table.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(table.deeds.map(({ ply }) => ply)).toEqual([1, 2, 3]);
});

test('everybody has a letter of their own', () => {
  const table = sit();
  table.take(frame(1));
  expect(table.seats.map(({ letter }) => letter)).toEqual(['A1', 'B', 'A2']);
  expect(table.names).toEqual(['Ana', 'Bruno', 'Adam']);
});

test('an answer names the open question, and nothing else can be chosen until it is shown', async () => {
  const table = sit();
  table.take(frame(4));
  await settled();
  table.answer(['move red']);
  table.answer(['move blue']);
  const answers = sent.filter((message) => message.type === 'answer');
  expect(answers).toMatchObject([{ ask: 5, answers: ['move red'] }]);
  const id = answers[0]?.id ?? '';
  socket.onmessage?.({ data: JSON.stringify({ type: 'saved', id, seq: 5 }) });
  expect(table.busy).toBe(true);
  table.take(frame(5, { entries: [entry(5, 1)] }));
  expect(table.busy).toBe(false);
});

test('the device follows the seat of its own that decides', async () => {
  const table = sit();
  table.take(frame(1, { view: deciding(3) }));
  await settled();
  expect(table.me).toBe(3);
  expect(sent.at(-1)).toMatchObject({ type: 'hello', token: 'three', seen: 1 });
});

test('frames for other eyes are not shown', () => {
  const table = sit();
  table.take(frame(1, { seat: 3 }));
  expect(table.shown).toBeNull();
});

test('a turn waits until it is confirmed, or confirms itself if that is wanted', async () => {
  const table = sit();
  table.take(frame(1, { confirming: 1, view: deciding(3) }));
  await settled();
  expect(table.me).toBe(1);
  expect(sent.some(({ type }) => type === 'confirm')).toBe(false);
  settings.confirms = false;
  table.take(frame(2, { confirming: 1, view: deciding(3) }));
  await settled();
  expect(sent.some(({ type }) => type === 'confirm')).toBe(true);
});

test('who ended the turn by name need not confirm it', async () => {
  const table = sit();
  table.take(frame(1));
  await settled();
  table.answer(['end'], 'end-turn');
  const move = sent.find((message) => message.type === 'answer');
  socket.onmessage?.({ data: JSON.stringify({ type: 'saved', id: move?.id ?? '', seq: 2 }) });
  table.take(frame(2, { confirming: 1, view: deciding(2), entries: [entry(2, 1)] }));
  await settled();
  expect(sent.some(({ type }) => type === 'confirm')).toBe(true);
});

test('with secrets the curtain falls first, and nothing of the view stays', async () => {
  const table = sit(true);
  expect(table.behind).toBe(1);
  expect(sent.at(-1)).toMatchObject({ type: 'hello', token: 'all' });
  table.take(frame(0, { seat: 0, view: deciding(3) }));
  await settled();
  expect([table.behind, table.me]).toEqual([3, 0]);
  table.take(frame(0, { seat: 1 }));
  expect(table.newest?.seat).toBe(0);
  table.lookAs(1);
  table.take(frame(1, { view: deciding(3), entries: [entry(1, 1)] }));
  await settled();
  expect(table.behind).toBe(3);
  expect([table.shown, table.newest, table.entries]).toEqual([null, null, []]);
  expect(sent.at(-1)).toMatchObject({ type: 'hello', token: 'all', seen: 0 });
  table.lookAs(3);
  expect(sent.at(-1)).toMatchObject({ type: 'hello', token: 'three', seen: 0 });
});
