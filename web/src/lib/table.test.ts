import { beforeEach, expect, test, vi } from 'vitest';

import type { Step, TitleFace } from '../titles/face.ts';
import type { Socket } from './connection.svelte.ts';
import type { Entry, FromClient, SeatInfo, Table } from './protocol.ts';
import { settings } from './settings.svelte.ts';
import { TableState, type TableOptions } from './table.svelte.ts';

const renewed = vi.hoisted(() => vi.fn<(build: string) => boolean>(() => false));
vi.mock('./renewal.ts', async (original) => ({ ...(await original<object>()), renew: renewed }));

const sent: FromClient[] = [];
let socket: Socket;

function seats(): SeatInfo[] {
  return ['Ana', 'Bruno', 'Adam'].map((name, i) => ({
    seat: i + 1,
    name,
    kind: i === 1 ? 'bot' : 'person',
    bot: i === 1 ? 'novice' : '',
    stand_in: false,
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
  build: '',
  ...more,
});
const deciding = (seat: number, viewer = 1) => ({ ...frame(0).view, seat: viewer, deciding: [seat] });

function sit(secrets = false, more: Partial<TableOptions> = {}): TableState {
  const table = new TableState({
    table: `t${Math.random()}`,
    slug: 'mystery',
    viewers: [
      { seat: 1, token: 'one' },
      { seat: 3, token: 'three' },
    ],
    publicly: 'all',
    secrets,
    face: null,
    reduced: () => true,
    make: () => socket,
    ...more,
  });
  table.connection.open();
  socket.onopen?.();
  return table;
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  sent.length = 0;
  renewed.mockReset();
  settings.confirms = true;
  settings.gains = false;
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
  expect(table.answers.map(({ ply }) => ply)).toEqual([1, 2, 3]);
});

test('a page of another build is loaded anew when nobody is in the middle of choosing', async () => {
  const build = '/assets/index-New2.js';
  const table = sit();
  table.take(frame(1, { build }));
  await settled();
  expect(renewed, 'a question that has just come').toHaveBeenLastCalledWith(build);
  table.take(frame(2, { ask: 2, build }));
  await settled();
  expect(renewed, 'somebody else sealed an answer while I choose').toHaveBeenCalledTimes(1);
  table.take(frame(3, { view: deciding(2), ask: 2, build }));
  await settled();
  expect(renewed, 'others choose').toHaveBeenCalledTimes(2);
  renewed.mockReturnValue(true);
  table.take(frame(4, { build }));
  expect(table.shown?.seq, 'the page is on its way out').toBe(3);
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

test('frames for another viewer are not shown', () => {
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
  expect(table.confirmsItself).toBe(false);
  settings.confirms = false;
  expect(table.confirmsItself).toBe(true);
  table.take(frame(2, { confirming: 1, view: deciding(3) }));
  await settled();
  expect(sent.some(({ type }) => type === 'confirm')).toBe(true);
});

test.each([
  ['mystery', 'end-turn'],
  ['mice', 'finish'],
  ['jaguar', 'end'],
])('who ended the turn by name need not confirm it: in %s by %s', async (slug, kind) => {
  const table = sit(false, { slug });
  table.take(frame(1));
  await settled();
  table.answer(['end'], kind);
  const move = sent.find((message) => message.type === 'answer');
  socket.onmessage?.({ data: JSON.stringify({ type: 'saved', id: move?.id ?? '', seq: 2 }) });
  table.take(frame(2, { confirming: 1, view: deciding(2), entries: [entry(2, 1)] }));
  await settled();
  expect(sent.some(({ type }) => type === 'confirm')).toBe(true);
});

test('a turn whose end is only confirmed as saved after its frame, as after a break, still confirms itself', async () => {
  const table = sit();
  table.take(frame(1));
  await settled();
  table.answer(['end'], 'end-turn');
  const move = sent.find((message) => message.type === 'answer');
  table.take(frame(2, { confirming: 1, view: deciding(2), entries: [entry(2, 1)] }));
  await settled();
  expect(sent.some(({ type }) => type === 'confirm')).toBe(false);
  socket.onmessage?.({ data: JSON.stringify({ type: 'saved', id: move?.id ?? '', seq: 2 }) });
  expect(sent.filter(({ type }) => type === 'confirm')).toHaveLength(1);
});

test('a move that cannot be animated is shown, and so is what comes after it', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const face = {
    lastMove: () => {
      throw new Error('no such piece');
    },
  };
  const table = sit(false, { face: face as unknown as TableOptions['face'] });
  table.take(frame(1));
  table.take(frame(2, { entries: [entry(2, 1)] }));
  await settled();
  table.take(frame(3));
  await settled();
  expect(table.shown?.seq).toBe(3);
  expect(table.playing).toBe(false);
  expect(report).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
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

test('without a key to watch nobody looks before the curtain is lifted: no socket, and no key is sent', async () => {
  let opened = 0;
  const make = () => {
    opened += 1;
    return socket;
  };
  const table = sit(true, { publicly: '', info: { seats: seats(), deciding: [3] }, make });
  expect([opened, sent]).toEqual([0, []]);
  expect([table.behind, table.me, table.newest]).toEqual([3, 0, null]);
  expect(table.names).toEqual(['Ana', 'Bruno', 'Adam']);
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('online'));
  expect(opened).toBe(0);

  table.lookAs(3);
  expect(opened).toBe(1);
  socket.onopen?.();
  expect(sent).toEqual([{ type: 'hello', token: 'three', seen: 0 }]);
  table.take(frame(1, { seat: 3, view: deciding(1, 3), entries: [entry(1, 3)] }));
  await settled();
  expect([table.behind, table.shown, table.entries]).toEqual([1, null, []]);
  expect(socket.onmessage).toBeNull();
  expect(sent).toHaveLength(1);
});

test('a move that was not saved waits behind the curtain, and goes out when its seat looks', () => {
  const name = 'secret';
  const unsent = { token: 'one', move: { type: 'confirm', id: 'x' } };
  sessionStorage.setItem(`antechamber.sending.${name}`, JSON.stringify([unsent]));
  const table = sit(true, { table: name });
  expect(sent).toEqual([{ type: 'hello', token: 'all', seen: 0 }]);
  expect(table.busy).toBe(false);
  table.lookAs(3);
  table.lookAs(1);
  expect(sent.map((message) => (message.type === 'hello' ? message.token : message.type))).toEqual([
    'all',
    'three',
    'one',
    'confirm',
  ]);
  expect(table.busy).toBe(true);
});

test('it is told who sits down where nobody sat, and nobody else', () => {
  const table = sit();
  const [ana, bruno, adam] = seats() as [SeatInfo, SeatInfo, SeatInfo];
  table.take(frame(1, { seats: [ana, bruno, { ...adam, kind: 'open', name: '' }] }));
  expect(table.arrived).toBeNull();
  socket.onmessage?.({ data: JSON.stringify({ type: 'people', seats: [ana, bruno, adam] }) });
  expect(table.arrived?.name).toBe('Adam');
  table.arrived = null;
  table.take(frame(1, { seats: [{ ...ana, here: false }, bruno, adam] }));
  expect(table.arrived).toBeNull();
});

test('who comes back from a bot is not asked to confirm the turn that the bot made', async () => {
  const table = sit();
  const away = seats().map((seat) => ({ ...seat, stand_in: seat.seat === 1 }));
  table.take(frame(4, { seats: away, view: deciding(2) }));
  await settled();
  socket.onmessage?.({ data: JSON.stringify({ type: 'people', seats: seats() }) });
  table.take(frame(4, { confirming: 1, view: deciding(2) }));
  await settled();
  expect(table.shown?.confirming).toBe(0);
  table.take(frame(5, { view: deciding(2) }));
  await settled();
  expect(table.shown?.seq).toBe(5);
  table.take(frame(6, { confirming: 1, view: deciding(2), entries: [entry(6, 1)] }));
  await settled();
  expect(table.shown?.confirming).toBe(1);
});

test('what a title tells in scenes is waited for, whoever caused it, and input goes on to the next scene', async () => {
  let left = 2;
  const scene: Step = { what: 'scene', from: '', to: '', via: [], at: 0, ms: 60_000, piece: '1', seat: 1 };
  const face = {
    animate: () => [scene],
    lastMove: () => null,
    advance: () => left-- > 0,
  } as unknown as TitleFace;
  const table = sit(false, { face, reduced: () => false });
  table.take(frame(1));
  await settled();
  table.take(frame(2, { entries: [entry(2, 1)] }));
  table.take(frame(3, { entries: [entry(3, 2)] }));
  await settled();
  expect(table.shown?.seq).toBe(2);
  table.skip();
  table.skip();
  expect(table.shown?.seq, 'both were for the scenes').toBe(2);
  expect(table.steps).toEqual([scene]);
  table.landed();
  await settled();
  expect(table.shown?.seq).toBe(3);
});

// ---------------------------------------------------------------- mere gains

const gaining = (seq: number, end = false, more: Partial<Table> = {}): Table => {
  const { view } = frame(seq);
  return frame(seq, {
    entries: [entry(seq, 1)],
    undoable: seq,
    view: { ...view, ask: { ...view.ask, gains: { use: 'use bishop', end } } },
    ...more,
  });
};
const answers = () => sent.filter((move) => move.type === 'answer').map((move) => move.answers.join());

test('a mere gain is taken at once, and nothing can be chosen meanwhile', async () => {
  const table = sit();
  table.take(gaining(1));
  expect(table.gain).toBe('use bishop');
  await settled();
  expect(answers()).toEqual(['use bishop']);
});

test('who wants to be asked about gains is asked', async () => {
  settings.gains = true;
  const table = sit();
  table.take(gaining(1));
  await settled();
  expect(table.gain).toBe('');
  expect(answers()).toEqual([]);
  settings.gains = false;
  expect(table.gain).toBe('');
  table.take(gaining(2));
  await settled();
  expect(answers()).toEqual(['use bishop']);
});

test('the end of the game, and the gains of others, are not taken', async () => {
  const table = sit();
  table.take(gaining(1, true));
  table.take(gaining(2, false, { view: { ...gaining(2).view, deciding: [2] } }));
  table.take(gaining(3, false, { confirming: 1 }));
  await settled();
  expect(answers()).toEqual([]);
});

test('taking back takes the gains back with the answer before them, and then I am asked', async () => {
  const table = sit();
  table.take(frame(1, { entries: [entry(1, 1)], undoable: 1 }));
  await settled();
  table.answer(['chest c12']);
  acknowledge(2);
  table.take(gaining(2));
  await settled();
  acknowledge(3);
  table.take(frame(3, { entries: [entry(3, 1)], undoable: 3 }));
  await settled();
  table.undo(1);
  expect(sent.at(-1)).toMatchObject({ type: 'undo', answers: 2 });
  acknowledge(4);
  table.take(gaining(4, false, { entries: [{ ...entry(4, 1), kind: 'undo', undone: 2 }] }));
  await settled();
  expect(table.gain).toBe('');
  expect(answers()).toEqual(['chest c12', 'use bishop']);
});

test('a gain that is refused is asked about', async () => {
  const table = sit();
  table.take(gaining(1));
  await settled();
  const move = sent.at(-1);
  if (move?.type !== 'answer') return expect.fail('nothing was sent');
  const problem = { problem: 'problem-stale', arguments: {}, rule: '', text: '' };
  socket.onmessage?.({ data: JSON.stringify({ type: 'refused', id: move.id, problem }) });
  await settled();
  expect(table.gain).toBe('');
  expect(answers()).toEqual(['use bishop']);
});

/** The server says that my last move is in this entry. */
function acknowledge(seq: number): void {
  const move = sent.findLast((one) => one.type === 'answer' || one.type === 'undo');
  if (move) socket.onmessage?.({ data: JSON.stringify({ type: 'saved', id: move.id, seq }) });
}
