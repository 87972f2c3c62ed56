import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Connection, dropMoves, type Ears, type Socket } from './connection.svelte.ts';
import type { FromClient, FromServer, Table } from './protocol.ts';

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: FromClient[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[] = [];
const heard: Table[] = [];
const saved = vi.fn<(seq: number) => void>();
const refused = vi.fn();
const closed = vi.fn();

const ears: Ears = {
  seen: () => 7,
  ontable: (table) => heard.push(table),
  onpeople: () => undefined,
  onsaved: saved,
  onrefused: refused,
  onclosed: closed,
};

function connect(table = 'abc'): Connection {
  const make = () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  const connection = new Connection(table, 'key-1', ears, make, () => 0);
  connection.open();
  return connection;
}
const last = (): FakeSocket => sockets.at(-1) ?? expect.fail('no socket was opened');

let open: Connection | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  sessionStorage.clear();
  vi.clearAllMocks();
});
afterEach(() => {
  open?.close();
  open = undefined;
  vi.useRealTimers();
});

test('it says hello with the last entry it has, and is saved when nothing waits', () => {
  open = connect();
  expect(open.wire).toBe('sending');
  last().onopen?.();
  flushSync();
  expect(last().sent).toEqual([{ type: 'hello', token: 'key-1', seen: 7 }]);
  expect(open.wire).toBe('saved');
});

test('a move is on its way until the server has saved it', () => {
  open = connect();
  last().onopen?.();
  const id = open.move({ type: 'answer', ask: 3, answers: ['move red'] });
  expect(last().sent.at(-1)).toEqual({ type: 'answer', id, ask: 3, answers: ['move red'] });
  expect(open.wire).toBe('sending');
  last().hear({ type: 'saved', id, seq: 8 });
  expect(open.wire).toBe('saved');
  expect(saved).toHaveBeenCalledWith(8);
});

test('what was not saved is sent again after a break, under the same id', () => {
  open = connect();
  last().onopen?.();
  const id = open.move({ type: 'answer', ask: 3, answers: ['move red'] });
  last().onclose?.({ code: 1006 });
  expect(open.wire).toBe('offline');
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(2);
  last().onopen?.();
  expect(last().sent.map((message) => ('id' in message ? message.id : message.type))).toEqual(['hello', id]);
});

test('what was not saved is still there after a reload', () => {
  const before = connect();
  const id = before.move({ type: 'confirm' });
  before.close();
  open = connect();
  last().onopen?.();
  expect(last().sent).toContainEqual({ type: 'confirm', id });
});

test('a move for another seat is sent with that seat’s key, then I look again', () => {
  open = connect();
  const id = open.move({ type: 'confirm' });
  open.look('key-2');
  last().onopen?.();
  const hellos = last().sent.map((message) => (message.type === 'hello' ? message.token : message.type));
  expect(hellos).toEqual(['key-2', 'key-1', 'confirm', 'key-2']);
  expect(last().sent).toContainEqual({ type: 'confirm', id });
});

test('a refused move does not wait any longer, and its seat hears why', () => {
  open = connect();
  last().onopen?.();
  const id = open.move({ type: 'undo', answers: 1 });
  const problem = { problem: 'problem-undo-nothing', arguments: {}, rule: '', text: '' };
  last().hear({ type: 'refused', id, problem });
  expect(open.pending).toEqual([]);
  expect(refused).toHaveBeenCalledWith({ type: 'refused', id, problem });
});

test('silence is broken by a ping, and a line that stays silent is given up', () => {
  open = connect();
  last().onopen?.();
  vi.advanceTimersByTime(2_500);
  expect(last().sent.at(-1)).toEqual({ type: 'ping' });
  last().hear({ type: 'pong' });
  vi.advanceTimersByTime(2_500 + 8_999);
  expect(sockets[0]?.closed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(sockets[0]?.closed).toBe(true);
  expect(open.wire).toBe('offline');
});

test('it waits longer from try to try, up to ten seconds, and tells after nine', () => {
  open = connect();
  const waits: number[] = [];
  for (let i = 0; i < 6; i += 1) {
    const before = sockets.length;
    last().onclose?.({ code: 1006 });
    let waited = 0;
    while (sockets.length === before) {
      vi.advanceTimersByTime(500);
      waited += 500;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  expect(open.long).toBe(true);
  last().onopen?.();
  expect(open.long).toBe(false);
});

test('it tries at once when the network is back', () => {
  open = connect();
  last().onclose?.({ code: 1006 });
  dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(2);
});

test('a key the server does not know is not tried again', () => {
  open = connect();
  last().onopen?.();
  const problem = { problem: 'problem-key', arguments: {}, rule: '', text: '' };
  last().hear({ type: 'refused', id: '', problem });
  last().onclose?.({ code: 1008 });
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(closed).toHaveBeenCalledWith(problem);
});

test('why not is answered, or not at all without a connection', async () => {
  open = connect();
  await expect(open.why('move red')).resolves.toBeNull();
  last().onopen?.();
  const asked = open.why('move red');
  const why = last().sent.at(-1);
  if (why?.type !== 'why') return expect.fail('nothing was asked');
  last().hear({ type: 'because', id: why.id, problem: null });
  await expect(asked).resolves.toEqual({ type: 'because', id: why.id, problem: null });
});

test('what answers would lead to is told to who asked, and a refusal of it to nobody', async () => {
  open = connect();
  last().onopen?.();
  const seen = open.preview(['leave a1']);
  const question = last().sent.at(-1);
  if (question?.type !== 'preview') return expect.fail('nothing was asked');
  const previewed: FromServer = { type: 'previewed', id: question.id, taken: 0, steps: [], asks: '', answers: [] };
  last().hear(previewed);
  await expect(seen).resolves.toEqual(previewed);
  const none = open.preview(['dance']);
  const wrong = last().sent.at(-1);
  if (wrong?.type !== 'preview') return expect.fail('nothing was asked');
  const problem = { problem: 'problem-no-such-option', arguments: {}, rule: '', text: '' };
  last().hear({ type: 'refused', id: wrong.id, problem });
  await expect(none).resolves.toBeNull();
  expect(refused).not.toHaveBeenCalled();
});

test('why not that is cut off by a broken line is not answered', async () => {
  open = connect();
  last().onopen?.();
  const asked = open.why('move red');
  last().onclose?.({ code: 1006 });
  await expect(asked).resolves.toBeNull();
});

test('moves of a key that this device holds no longer are not sent', () => {
  const before = connect();
  before.move({ type: 'confirm' });
  before.look('key-2');
  const id = before.move({ type: 'undo', answers: 1 });
  before.close();
  dropMoves('abc', ['key-2']);
  open = connect();
  expect(open.pending).toEqual([{ token: 'key-2', move: { type: 'undo', answers: 1, id } }]);
  dropMoves('abc', []);
  expect(sessionStorage).toHaveLength(0);
});

test('nothing waits any longer for a table that is gone', () => {
  open = connect();
  open.move({ type: 'confirm' });
  last().onopen?.();
  const problem = { problem: 'problem-no-table', arguments: {}, rule: '', text: '' };
  last().hear({ type: 'refused', id: '', problem });
  last().onclose?.({ code: 1008 });
  expect(open.pending).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});
