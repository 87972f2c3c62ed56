/** Every part of the table draws every recorded table, in words that all exist. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { samplesOf } from '../../gallery/samples.ts';
import { wordsIn } from '../../lib/fixtures/speech.ts';
import type { Layout, Option, Pointing } from '../face.ts';
import { face } from './index.ts';

const { components: COMPONENTS, names: SAMPLES, sample } = samplesOf('mystery');

const words = wordsIn('en', 'mystery');
const TALL: Layout = 'tall';
const PHONE: Layout = 'phone';
/** Boards are large, and the machine may be busy. */
const PATIENCE = { timeout: 30_000 };

// jsdom lays nothing out, so nothing ever changes its size.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  },
);

function pointing() {
  return {
    hover: '',
    chosen: new Array<string>(),
    onpick: vi.fn<Pointing['onpick']>(),
    onmany: vi.fn<NonNullable<Pointing['onmany']>>(),
    onlook: vi.fn<Pointing['onlook']>(),
    onwhy: vi.fn<Pointing['onwhy']>(),
  };
}

const table = (name: string) => ({ ...sample(name), last: null, components: COMPONENTS, words });
const shown: Record<string, unknown>[] = [];

function show<P extends Record<string, unknown>>(part: Component<P>, props: P): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  shown.push(mount(part, { target, props }));
  flushSync();
  return target;
}
const press = (element: Element | null) => {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

afterEach(async () => {
  for (const part of shown.splice(0)) await unmount(part);
  document.body.replaceChildren();
});

describe.each(SAMPLES)('%s', PATIENCE, (name) => {
  const { view, me, seats } = table(name);

  test('the board has a button for every legal target on it', () => {
    const board = show(face.Board, { ...table(name), ...pointing(), layout: TALL });
    const buttons = [...board.querySelectorAll('[role=button]')];
    expect(buttons.every((button) => button.getAttribute('aria-label'))).toBe(true);
    const legal = buttons.filter((button) => button.classList.contains('is-legal'));
    const targets = legal.map((button) => button.getAttribute('data-target'));
    const wanted = view.ask.options.map((option) => face.targetOf(option, view));
    expect(targets.toSorted()).toEqual(
      [...new Set(wanted)].filter((target) => /^(?!space|reserve)./.test(target)).toSorted(),
    );
  });

  test('my grid has a button for every space that can be chosen', () => {
    const panel = show(face.MyPanel, { ...table(name), ...pointing(), layout: TALL });
    for (const option of view.ask.options) {
      const target = face.targetOf(option, view);
      if (!target.startsWith(`space:${me}:`)) continue;
      expect(panel.querySelector(`.is-legal[data-target="${target}"]`), option.text).not.toBeNull();
    }
  });

  test('panels, chips and the end are drawn', () => {
    for (const { seat } of seats) {
      expect(show(face.OtherPanel, { ...table(name), ...pointing(), seat }).textContent).toContain(
        seats[seat - 1]?.name,
      );
      expect(show(face.SeatChip, { ...table(name), seat }).textContent).toContain(seats[seat - 1]?.name);
    }
    expect(show(face.End, { ...table(name), winners: [1] }).querySelectorAll('tbody tr')).toHaveLength(seats.length);
  });

  test('every option has a label and a sentence', () => {
    for (const option of view.ask.options) {
      const said = face.nameOf(option, table(name));
      expect(said).toMatch(/\w/);
      expect(show(face.OptionLabel, { ...table(name), option }).childElementCount).toBeGreaterThan(0);
    }
  });
});

test.each([
  'card:red',
  'card:w2',
  'card:w3',
  'card:w6',
  'box:red:M5',
  'box:purple:R3',
  'rune:green',
  'mana:w8:1',
  'supply',
  'supply:C',
  'objective:red',
  'objective:runes',
  'space:3:4',
  'reserve:1',
  'grid:4A',
])('the help card of %s has a title and a rule', (target) => {
  const look = show(face.Look, { ...table('four-advanced'), target });
  expect(look.querySelector('h3')?.textContent).toMatch(/\w/);
  expect(look.querySelector('.rule')?.textContent).toMatch(/\w/);
});

describe('an exchange that cannot be paid', PATIENCE, () => {
  const arguments_ = { have: 2, need: 3, counted: 'colourless' };
  const short = { message: 'mystery-no-exchange-here', rule: 'MOT-COLL-02', arguments: arguments_ };
  const place = { card: 'w6', location: 'conversion', tablet: 'rune4', pay: 3, gain: 2 };
  const going: Option = {
    text: 'move w6',
    kind: 'move',
    card: 'w6',
    rule: 'MOT-MOVE-02',
    preview: { ...place, short },
  };
  const far: Option = { ...going, text: 'move w6 paying 1', kind: 'move-far', price: 1 };
  const props = (option: Option) => {
    const told = table('four-advanced');
    return { ...told, view: { ...told.view, ask: { ...told.view.ask, options: [option] } } };
  };
  const sentence = 'You collect nothing here: 2 of 3 colourless crystals.';

  test.each([going, far])('is no gain on the button of $text', (option) => {
    for (const compact of [true, false]) {
      const label = show(face.OptionLabel, { ...props(option), option, short: compact });
      expect(label.querySelector('.short')?.textContent).toBe('2 of 3');
      expect(label.textContent).not.toContain('→');
    }
    expect(face.nameOf(option, props(option))).toContain(sentence);
  });

  test('is told on the help card with its rule, and under the place on the phone', () => {
    const look = show(face.Look, { ...props(going), target: 'card:w6' });
    expect(look.querySelector('.no')?.textContent).toBe(sentence);
    expect(look.querySelector('.rule')?.textContent).toContain(words.text('MOT-COLL-02.title'));
    const board = show(face.Board, { ...props(going), ...pointing(), layout: PHONE, look: 'card:w6' });
    expect(board.querySelector('.outcome.no')?.textContent).toBe('No exchange: 2 of 3');
  });

  test('leaves what runes give', () => {
    const few = { ...short, message: 'mystery-no-exchange-but-runes' };
    const option: Option = { ...going, preview: { ...place, short: few, runes: 1, bonus: 'R' } };
    const label = show(face.OptionLabel, { ...props(option), option });
    expect(label.querySelectorAll('.end .piece')).toHaveLength(1);
    expect(label.querySelector('.short')?.textContent).toBe('2 of 3');
  });

  test('is told to whoever is about to collect there', () => {
    const option: Option = { text: 'collect', kind: 'collect', rule: 'MOT-COLL-02', preview: { ...place, short } };
    expect(face.nameOf(option, props(option))).toContain(sentence);
    expect(show(face.OptionLabel, { ...props(option), option, short: true }).textContent).toContain('2 of 3');
  });
});

test('a chain that is ready for a price says the price', () => {
  const props = table('four-advanced');
  const goal = { temple: 'red', box: 'M5', end: 'left', points: 8, crystals: 'YYRBB', missing: 'BB' };
  const goals = [{ ...goal, ready: true, cost: 2, spaces: [1, 3, 6] }];
  const view = { ...props.view, goals, boxes: { red: {} } };
  const panel = show(face.MyPanel, { ...props, view, ...pointing(), layout: TALL });
  expect(panel.querySelector('.goal')?.textContent).toContain('ready, costs 2');
  const look = show(face.Look, { ...props, view, target: 'box:red:M5' });
  expect(look.textContent).toContain('shorter chain on spaces 1 3 6 and 2 crystals more');
});

test('every crystal that is picked for a payment is marked', () => {
  const props = table('three-pay');
  const chosen = props.view.ask.options.slice(0, 2).map((option) => option.text);
  const panel = show(face.MyPanel, { ...props, ...pointing(), chosen, layout: TALL });
  expect(panel.querySelectorAll('.check')).toHaveLength(2);
});

test('the phone has a small place for every card and a large one to look at', PATIENCE, () => {
  const props = table('four-advanced');
  const board = show(face.Board, { ...props, ...pointing(), layout: PHONE, look: 'card:red' });
  const ring = props.view.ring as string[];
  for (const card of ring) expect(board.querySelectorAll(`[data-target="card:${card}"]`)).toHaveLength(1);
  expect(board.querySelectorAll('[data-target^="box:red"]')).toHaveLength(5);
});

describe('pressing', PATIENCE, () => {
  const props = { ...table('four-advanced'), layout: TALL };
  const legal = props.view.ask.options.find((option) => option.kind === 'move');

  test('a legal place picks its option', () => {
    const calls = pointing();
    const board = show(face.Board, { ...props, ...calls });
    press(board.querySelector(`[data-target="card:${String(legal?.card)}"]`));
    expect(calls.onpick).toHaveBeenCalledExactlyOnceWith(legal?.text);
  });

  test('a place that is not legal asks why', () => {
    const calls = pointing();
    const board = show(face.Board, { ...props, ...calls });
    press(board.querySelector('[role=button][data-target="box:blue:L3"]'));
    expect(calls.onwhy).toHaveBeenCalledExactlyOnceWith('break blue L3', 'box:blue:L3');
  });

  test('a place on the phone is looked at', () => {
    const calls = pointing();
    const board = show(face.Board, { ...props, ...calls, layout: PHONE });
    press(board.querySelector(`[data-target="card:${String(legal?.card)}"]`));
    expect(calls.onlook).toHaveBeenCalledExactlyOnceWith(`card:${String(legal?.card)}`);
    expect(calls.onpick).not.toHaveBeenCalled();
  });

  test('a curse with several chains shows them all', () => {
    const base = table('three-advanced');
    const found = base.view.ask.options.find((option) => option.kind === 'break');
    if (!found) throw new Error('the recorded table has a curse to break');
    const chains = [found, { ...found, text: `${found.text}+12` }];
    const view = { ...base.view, ask: { ...base.view.ask, options: chains } };
    const calls = pointing();
    const board = show(face.Board, { ...base, ...calls, view, layout: TALL });
    const target = face.targetOf(found, view);
    press(board.querySelector(`[data-target="${target}"]`));
    expect(calls.onmany).toHaveBeenCalledExactlyOnceWith(
      target,
      chains.map((option) => option.text),
    );
  });

  test('arrow keys go round the ring', () => {
    const board = show(face.Board, { ...props, ...pointing() });
    const [first = '', second = ''] = props.view.ring as string[];
    const place = (card: string) => board.querySelector<SVGElement>(`[data-target="card:${card}"]`);
    place(first)?.focus();
    place(first)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(document.activeElement).toBe(place(second));
  });
});
