/** Every part of the table draws every recorded table, in words that all exist, in every language. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { samplesOf } from '../../gallery/samples.ts';
import { wordsIn } from '../../lib/fixtures/speech.ts';
import type { AnswerProps, BarProps, Layout, Pointing } from '../face.ts';
import { desk } from './desk.svelte.ts';
import { face } from './index.ts';
import { play } from './play.ts';
import { beatsOf, lastReveals, timeOf } from './story.ts';
import { beatNow } from './telling.svelte.ts';

const { components: AZTEC_COMPONENTS, names: AZTEC_SAMPLES, sample: aztecSample } = samplesOf('aztec');

const words = wordsIn('en', 'aztec');
// jsdom moves nothing.
Element.prototype.animate = vi.fn<Element['animate']>(() => ({ cancel: vi.fn() }) as unknown as Animation);

const PATIENCE = { timeout: 30_000 };
const LAYOUTS: Layout[] = ['tall', 'short', 'phone'];

function pointing() {
  return {
    hover: '',
    chosen: new Array<string>(),
    why: '',
    onpick: vi.fn<Pointing['onpick']>(),
    onlook: vi.fn<Pointing['onlook']>(),
    onwhy: vi.fn<Pointing['onwhy']>(),
  };
}
const table = (name: string, spoken = words) => ({ ...aztecSample(name), components: AZTEC_COMPONENTS, words: spoken });
const answer = (name: string, layout: Layout = 'tall', spoken = words): AnswerProps => ({
  ...table(name, spoken),
  ...pointing(),
  layout,
  mine: aztecSample(name).view.ask.options.length > 0,
  busy: false,
  look: '',
  onreopen: vi.fn(),
});
const bar = (name: string): BarProps => ({
  ...table(name),
  mine: true,
  busy: false,
  phone: false,
  confirms: false,
  undoable: 0,
  onsend: vi.fn(),
  onconfirm: vi.fn(),
  onundo: vi.fn(),
  onwhy: vi.fn(),
  onreason: vi.fn(),
  onmore: vi.fn(),
});
const shown: Record<string, unknown>[] = [];

function show<P>(part: Component<P & Record<string, unknown>> | undefined, props: P): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  if (part) shown.push(mount(part, { target, props: props as P & Record<string, unknown> }));
  flushSync();
  return target;
}
const press = (element: Element | null | undefined) => {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};

beforeEach(() => {
  desk.clear();
  play.stop();
});
afterEach(async () => {
  for (const part of shown.splice(0)) await unmount(part);
  document.body.replaceChildren();
});

describe.each(AZTEC_SAMPLES)('%s', (name) => {
  test.each(LAYOUTS)('is drawn on the %s board', PATIENCE, (layout) => {
    const board = show(face.Board as Component, { ...table(name), ...pointing(), layout, last: null });
    const others = aztecSample(name).seats.length - 1;
    expect(board.querySelectorAll('[data-target^="seat:"]').length).toBeGreaterThanOrEqual(others);
    expect(board.querySelectorAll('[data-target^="curse:"]')).toHaveLength(3);
    for (const button of board.querySelectorAll('[role=button]'))
      expect(button.getAttribute('aria-label')).toBeTruthy();
  });

  test.each(['en', 'pl', 'fr'] as const)('has all its words in %s', PATIENCE, (language) => {
    const spoken = wordsIn(language, 'aztec');
    expect(show(face.Answer as Component, answer(name, 'tall', spoken)).textContent).toBeDefined();
    show(face.MyPanel as Component, { ...table(name, spoken), ...pointing(), layout: 'tall' });
    show(face.Side as Component, { ...table(name, spoken), ...pointing() });
    for (const target of ['plinth:B', 'seat:1', 'seat:2', 'curse:red', 'deck', 'reserve', 'track', 'artefact:A-SUN']) {
      const look = show(face.Look as Component, { ...table(name, spoken), target });
      expect(look.querySelector('h3')?.textContent).toBeTruthy();
    }
    for (const option of aztecSample(name).view.ask.options) {
      expect(face.nameOf(option, table(name, spoken))).not.toContain('\u27e6');
    }
  });

  test('every beat of it can be told', PATIENCE, () => {
    const { facts } = aztecSample(name);
    const beats = beatsOf(facts);
    if (!beats.length) return;
    show(face.Board as Component, { ...table(name), ...pointing(), layout: 'tall', last: null });
    const told = show(face.Answer as Component, answer(name));
    play.start(0, beats.map(timeOf), () => undefined);
    for (const beat of beats) {
      flushSync();
      expect(face.telling?.(table(name))).toBeTruthy();
      expect(told.querySelectorAll('.case li').length).toBeGreaterThanOrEqual(beat.lines.length);
      face.advance?.();
    }
    expect(play.on).toBe(false);
  });
});

test('the secret card is drawn for its owner only', () => {
  const props = table('claim');
  expect(show(face.Answer as Component, answer('claim')).querySelector('.own')).not.toBeNull();
  const board = show(face.Board as Component, { ...props, ...pointing(), layout: 'tall', last: null });
  expect(board.textContent).not.toContain('only you');
});

test('plinths and steppers answer each other', () => {
  const props = answer('claim');
  const board = show(face.Board as Component, { ...props, layout: 'tall', last: null });
  const steps = show(face.Answer as Component, props);
  press(board.querySelector('[data-target="plinth:B"]'));
  press(steps.querySelector('[data-more="B"]'));
  press(steps.querySelector('[data-more="R"]'));
  expect(desk.pick).toBe('claim BBR');
  press(board.querySelector('[data-target="plinth:Y"]'));
  expect(props.onwhy).toHaveBeenCalledWith('claim BBYR', 'plinth:Y');
  press(steps.querySelector('[data-less="R"]'));
  expect(desk.jewels).toBe('BB');
  desk.undo();
  expect(desk.pick).toBe('claim BBR');
});

test('a token is laid on the board or in the list, and locked by the gold button', () => {
  const props = answer('token');
  const board = show(face.Board as Component, { ...props, layout: 'tall', last: null });
  show(face.Answer as Component, props);
  const below = bar('token');
  const gold = show(face.Bar as Component, below);
  const other = aztecSample('token').seats.find((seat) => seat.seat !== props.me)?.seat ?? 1;
  press(board.querySelector(`[data-target="token:${other}:accuse"]`));
  expect(desk.pick).toBe(`accuse ${other}`);
  press(gold.querySelector('[data-main]'));
  expect(below.onsend).toHaveBeenCalledWith(`accuse ${other}`, 'accuse');
});

test('whatever is chosen, what others see of me stays the same', () => {
  const props = answer('claim');
  const view = { ...props.view, seat: null, ask: { ...props.view.ask, options: [] } };
  const board = show(face.Board as Component, { ...props, view, me: 0, layout: 'tall', last: null });
  const before = board.innerHTML;
  desk.take([2, 0, 1], 'claim BBR');
  flushSync();
  expect(board.innerHTML === before).toBe(true);
});

test.each(['character', 'steal', 'trade', 'token', 'pick'])('every answer of %s has a button', (name) => {
  const props = answer(name);
  const drawn = show(face.Answer as Component, props);
  const buttons = [...drawn.querySelectorAll('[data-option]')].map((one) => one.getAttribute('data-option'));
  expect(buttons.toSorted()).toEqual(props.view.ask.options.map((option) => option.text).toSorted());
  press(drawn.querySelector('[data-option]'));
  expect(desk.pick).toBe(buttons[0]);
});

test('scapegoats are chosen one by one', () => {
  const steps = show(face.Answer as Component, answer('curse'));
  const victims = [...steps.querySelectorAll('[data-option]')];
  for (const victim of victims.slice(0, 3)) press(victim);
  expect(desk.pick).toMatch(/^curse /);
});

describe('while my answer is on its way', () => {
  test('jewels stay as they are, on the board and in the list', () => {
    const props = { ...answer('claim'), busy: true };
    const board = show(face.Board as Component, { ...props, layout: 'tall', last: null });
    const steps = show(face.Answer as Component, props);
    press(board.querySelector('[data-target="plinth:B"]'));
    const more = steps.querySelector('[data-more="B"]');
    expect(more?.getAttribute('aria-disabled')).toBe('true');
    press(more);
    press(steps.querySelector('[data-option]'));
    expect([desk.jewels, desk.pick]).toEqual(['', '']);
  });

  test('so do tokens and scapegoats, by pointer and by key', () => {
    for (const name of ['token', 'curse']) {
      const steps = show(face.Answer as Component, { ...answer(name), busy: true });
      for (const option of steps.querySelectorAll('[data-option]')) press(option);
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }));
      expect(desk.pick).toBe('');
    }
  });
});

test('what is told once more stays what it is while more comes in', () => {
  const { facts } = aztecSample('over');
  const [first] = lastReveals(facts);
  if (!first) throw new Error('the recorded game has reveals');
  const known = facts.slice(0, first.end + 4);
  play.start(first.end - first.facts.length, [1000, 1000], () => undefined, true);
  expect(beatNow(known)?.kind).toBe('tokens');
  expect(beatNow(facts)?.kind).toBe('tokens');
  expect(beatNow(facts)?.round).toBe(first.round);
});

test('the end has a row for everybody and a cell for every claim', () => {
  const { view, seats } = aztecSample('over');
  const winners = view.winners as number[];
  const ledger = show(face.Ledger as Component, { ...table('over'), winners });
  expect(ledger.querySelectorAll('tbody tr')).toHaveLength(seats.length);
  expect(ledger.querySelectorAll('.cell')).toHaveLength(seats.length * 5);
  const end = show(face.End as Component, { ...table('over'), winners });
  expect(end.querySelectorAll('tbody tr')).toHaveLength(seats.length);
});

test('nothing of an answer is left when the table goes', async () => {
  show(face.Answer as Component, answer('claim'));
  desk.take([2, 0, 1], 'claim BBR');
  for (const part of shown.splice(0)) await unmount(part);
  expect([desk.pick, desk.jewels, desk.undoable]).toEqual(['', '', false]);
});
