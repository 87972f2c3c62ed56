/** Every part of the table draws every recorded table, in words that all exist. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { samplesOf } from '../../gallery/samples.ts';
import { wordsIn } from '../../lib/fixtures/speech.ts';
import { LANGUAGES } from '../../lib/words.ts';
import type { Fact, Layout, Option, PlannerProps, Pointing, View } from '../face.ts';
import { layOut, sideOf, stepFrom } from './frame.ts';
import { tell } from './help.ts';
import { face } from './index.ts';
import { entranceFor } from './keys.ts';
import { rowsFor } from './removal.ts';
import { placeTarget, targetsOf } from './targets.ts';
import { asMice, previewOf } from './view.ts';

const { components: MICE_COMPONENTS, names: MICE_SAMPLES, sample: miceSample } = samplesOf('mice');

const words = wordsIn('en', 'mice');

const PATIENCE = { timeout: 30_000 };
const LAYOUTS: Layout[] = ['tall', 'short', 'phone'];

function pointing(hover = '') {
  return {
    hover,
    chosen: new Array<string>(),
    why: '',
    onpick: vi.fn<Pointing['onpick']>(),
    onmany: vi.fn<NonNullable<Pointing['onmany']>>(),
    onlook: vi.fn<Pointing['onlook']>(),
    onwhy: vi.fn<Pointing['onwhy']>(),
  };
}
const table = (name: string, spoken = words) => ({ ...miceSample(name), components: MICE_COMPONENTS, words: spoken });
const shown: Record<string, unknown>[] = [];

function show<P>(part: Component<P & Record<string, unknown>> | undefined, props: P): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  if (part) shown.push(mount(part, { target, props: props as P & Record<string, unknown> }));
  flushSync();
  return target;
}

afterEach(async () => {
  for (const part of shown.splice(0)) await unmount(part);
  document.body.replaceChildren();
});

describe.each(MICE_SAMPLES)('%s', (name) => {
  test.each(LAYOUTS)('is drawn on the %s board', PATIENCE, (layout) => {
    const view = asMice(miceSample(name).view);
    const board = show(face.Board as Component, { ...table(name), ...pointing(), layout, last: null });
    expect(board.querySelectorAll('[data-target^="entrance:"]')).toHaveLength(view.entrances.length);
    expect(board.querySelectorAll('[data-target^="spot:"]')).toHaveLength(Object.keys(view.spots).length);
    for (const button of board.querySelectorAll('[role=button]'))
      expect(button.getAttribute('aria-label')).toBeTruthy();
  });

  test.each(LANGUAGES)('has all its words in %s', PATIENCE, (language) => {
    const props = table(name, wordsIn(language, 'mice'));
    show(face.MyPanel as Component, { ...props, ...pointing(), layout: 'tall' });
    show(face.MyPanel as Component, { ...props, ...pointing(), layout: 'phone', bare: true });
    for (const { seat } of props.seats) {
      show(face.OtherPanel as Component, { ...props, ...pointing(), seat });
      show(face.SeatChip as Component, { ...props, seat });
      expect(face.whereIs(props.view, seat, props.words)).toBeTruthy();
    }
    for (const option of props.view.ask.options) {
      expect(face.nameOf(option, props)).toMatch(/\S\.$/);
      show(face.OptionLabel as Component, { ...props, option });
      expect(show(face.OptionLabel as Component, { ...props, option, short: true }).innerHTML).toBeTruthy();
    }
    const cards = [...asMice(props.view).rows.chambers, ...asMice(props.view).rows.assistants].filter(Boolean);
    const targets = [
      ...targetsOf(props.view).keys(),
      ...cards.map((card) => `card:${card}`),
      'entrance:4',
      'spot:b2',
      'chest:c01',
      'deck:chambers',
      'discard:assistants',
      'stock:1:gold',
      'paws:1',
      'tokens:2',
      'sets:1',
      'ends',
    ];
    for (const target of targets) {
      expect(tell(target, props).title, target).toBeTruthy();
      show(face.Look as Component, { ...props, target });
    }
  });

  test('every option that has a place lights it', () => {
    const { view } = miceSample(name);
    for (const option of view.ask.options) {
      const where = 'place' in option || 'card' in option || 'assistant' in option || 'item' in option;
      expect(Boolean(face.targetOf(option, view)), option.text).toBe(where || 'payment' in option);
    }
  });
});

test('an entrance that is pointed at shows its line and the paws that come inside', () => {
  const props = table('place');
  const option = props.view.ask.options.find((one) => (previewOf(one).intersections?.length ?? 0) > 1);
  if (!option) throw new Error('no crossing in the recorded table');
  const hover = face.targetOf(option, props.view);
  const board = show(face.Board as Component, { ...props, ...pointing(hover), layout: 'tall', last: null });
  expect(board.querySelector('.lane')).not.toBeNull();
  expect(board.querySelectorAll('.tags > g')).toHaveLength(previewOf(option).intersections?.length ?? 0);
});

test('a paw with two answers shows both of them', () => {
  const props = { ...table('remove'), ...pointing() };
  const board = show(face.Board as Component, { ...props, layout: 'tall', last: null });
  const [target] = [...targetsOf(props.view)].find(([, options]) => options.length > 1) ?? [''];
  board.querySelector(`[data-target="${target}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(props.onmany).toHaveBeenCalledWith(target, expect.arrayContaining([expect.stringMatching(/^leave /)]));
});

function planning(spoken = words) {
  const preview = vi.fn<PlannerProps['preview']>(() => Promise.resolve(null));
  const onplan = vi.fn<PlannerProps['onplan']>();
  const onsend = vi.fn<PlannerProps['onsend']>();
  const shared = { ...table('remove', spoken), ...pointing(), table: '', phone: false, busy: false };
  return { ...shared, preview, onplan, onsend };
}

test.each(LANGUAGES)('a removal is planned in %s', PATIENCE, (language) => {
  const props = planning(wordsIn(language, 'mice'));
  const rows = rowsFor(props.view, []);
  const planner = show(face.Planner as Component, props);
  const shownRows = [...planner.querySelectorAll<HTMLElement>('[data-plan]')];
  expect(shownRows.map((row) => row.dataset.plan)).toEqual(rows.map((row) => row.place));
  expect(props.preview).toHaveBeenCalledWith(rows.map(({ place }) => expect.stringContaining(place) as string));
  for (const button of planner.querySelectorAll('button'))
    expect(button.getAttribute('aria-label') ?? button.textContent).toMatch(/\S/);
  const [sent] = props.onplan.mock.lastCall ?? [];
  expect(sent?.answers).toEqual([`trigger ${rows[0]?.place ?? ''}`]);
  expect(sent?.text).toBeTruthy();
});

test('a paw of the plan is moved, switched and sent with keys, and taken back alone with its button', () => {
  const props = planning();
  const planner = show(face.Planner as Component, props);
  const first = props.view.ask.options[0]?.place;
  if (typeof first !== 'string') throw new Error('no paw in the recorded table');
  const press = (key: string) => {
    const row = planner.querySelector(`[data-plan="${first}"]`);
    row?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
  };
  const sent = () => props.onplan.mock.lastCall?.[0]?.answers;
  press('t');
  expect(sent()).toEqual([`leave ${first}`]);
  press('ArrowDown');
  expect(props.onplan.mock.lastCall?.[0]?.order[1]).toBe(placeTarget(first));
  press('ArrowUp');
  press('Enter');
  expect(props.onsend).toHaveBeenLastCalledWith([`leave ${first}`]);
  planner.querySelector(`[data-option="leave ${first}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(props.onsend).toHaveBeenCalledTimes(2);
});

test('a chest of the plan is switched on, used first, and kept again', () => {
  const props = planning();
  const chest = { text: 'chest c01', kind: 'chest', card: 'c01' };
  props.view = { ...props.view, ask: { ...props.view.ask, options: [...props.view.ask.options, chest] } };
  const planner = show(face.Planner as Component, props);
  const rows = () => [...planner.querySelectorAll<HTMLElement>('[data-plan]')].map((row) => row.dataset.plan);
  const press = () => {
    planner.querySelector('[data-switch="c01"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
  };
  const sent = () => props.onplan.mock.lastCall?.[0];
  expect(rows().at(-1)).toBe('c01');
  expect(sent()?.order).not.toContain('chest:c01');
  press();
  expect(rows()[0]).toBe('c01');
  expect(sent()).toMatchObject({ answers: ['chest c01'], text: 'Use: Chest 1' });
  expect(sent()?.order[0]).toBe('chest:c01');
  press();
  expect(rows().at(-1)).toBe('c01');
});

test('the plaque names the card that asks, and the one that was chosen for it', () => {
  const { view } = miceSample('pay');
  const asked = (card: string | null, chosen: string | null = null): View => ({
    ...view,
    ask: { ...view.ask, card, chosen },
  });
  const asker = (shownView: View) => face.askerOf(shownView, { words, components: MICE_COMPONENTS });
  expect(asker(asked('2', 'bakery'))).toBe('Entrance 2 → Bakery');
  expect(asker(asked('library'))).toBe('Library');
  expect(asker(asked('c07'))).toBe('Chest 7');
  expect(asker(asked(null))).toBe('');
});

test('a payment says what gold stands for, and what stands for gold', () => {
  const props = table('pay');
  const pay = (payment: string, gold_for: string, for_gold = ''): Option => ({
    text: `pay ${payment}`,
    kind: 'pay',
    payment,
    preview: { gold_for, for_gold },
  });
  expect(face.nameOf(pay('FFG', 'P'), props)).toBe('Pay 2 food + 1 gold. Gold stands for 1 pickaxe.');
  expect(face.nameOf(pay('FF', '', 'F'), props)).toBe('Pay 2 food. 1 food in place of gold.');
  expect(face.nameOf(pay('FF', ''), props)).toBe('Pay 2 food.');
});

test('a hidden passage says what it costs and what becomes of the entrance', () => {
  const props = table('pay');
  const option: Option = { text: 'passage 12', kind: 'passage', place: '12', preview: {} };
  expect(face.nameOf(option, props)).toBe(
    'Flip entrance 12. A hidden passage. For 2 glory it becomes: hire an assistant from your camp for 1 less.',
  );
});

test('what is not legal asks why not', () => {
  const { view } = miceSample('place');
  expect(face.wishOf('spot:b2', view)).toBe('place b2');
  expect(face.wishOf('entrance:13', view)).toBe('place 13');
  expect(face.wishOf(`card:${asMice(view).rows.assistants[0] ?? ''}`, view)).toMatch(/^hire /);
  expect(face.wishOf('ends', view)).toBe('');
});

test('entrances lie clockwise from the lower left', () => {
  expect([0, 2, 3, 6, 7, 9, 10, 13].map((slot) => sideOf(slot, 3, 4))).toEqual([
    { side: 'left', index: 2 },
    { side: 'left', index: 0 },
    { side: 'top', index: 0 },
    { side: 'top', index: 3 },
    { side: 'right', index: 0 },
    { side: 'right', index: 2 },
    { side: 'bottom', index: 3 },
    { side: 'bottom', index: 0 },
  ]);
});

test('arrow keys follow the frame and the grid', () => {
  const plan = layOut(asMice(miceSample('place').view), 'tall');
  expect(stepFrom('entrance:3', 'ArrowUp', plan)).toBe('entrance:4');
  expect(stepFrom('entrance:4', 'ArrowLeft', plan)).toBe('entrance:3');
  expect(stepFrom('entrance:14', 'ArrowLeft', plan)).toBe('entrance:1');
  expect(stepFrom('entrance:14', 'ArrowDown', plan)).toBe('row');
  expect(stepFrom('entrance:8', 'ArrowLeft', plan)).toBe('spot:d1');
  expect(stepFrom('spot:d3', 'ArrowDown', plan)).toBe('entrance:11');
  expect(stepFrom('spot:a1', 'ArrowLeft', plan)).toBe('entrance:3');
  expect(stepFrom('spot:b2', 'ArrowUp', plan)).toBe('spot:b1');
});

test('digits that follow each other are one number', () => {
  const cards = ['1', '2', '3', '3-5', '12'];
  expect(entranceFor('', '1', cards)).toBe('1');
  expect(entranceFor('1', '2', cards)).toBe('12');
  expect(entranceFor('3.', '5', cards)).toBe('3-5');
  expect(entranceFor('2', '3', cards)).toBe('3');
});

test('the last paw of somebody else is remembered', () => {
  const { view } = miceSample('place');
  const placed: Fact = { kind: 'placed', seat: 2, rule: '', place: '3-5' };
  expect(face.lastMove([placed], view, 1)).toMatchObject({ seat: 2, to: 'entrance:3-5' });
  expect(face.lastMove([placed], view, 2)).toBeNull();
});

test('a paw comes from the supply, and what it brings goes to its owner', () => {
  const { view } = miceSample('place');
  const fact = (kind: string, seat: number, more: object): Fact => ({ kind, seat, rule: '', ...more });
  const steps = face.animate(
    [
      fact('placed', 2, { place: '6' }),
      fact('filled', 2, { place: 'c1' }),
      fact('took-chest', 2, { card: 'c01' }),
      fact('bonus', 1, { items: 'L', other: 2 }),
      fact('left', 2, { place: '6' }),
      fact('received', 2, { items: 'FFG' }),
    ],
    view,
    view,
    false,
  );
  expect(steps.map(({ what, from, to }) => `${what} ${from} ${to}`)).toEqual([
    'pawn paws:2 entrance:6',
    'pawn paws:2 spot:c1',
    'crystal spot:c1 chests:2',
    'crystal spot:c1 seat:1',
    'pawn entrance:6 paws:2',
    'crystal entrance:6 stock:2:food',
    'crystal entrance:6 stock:2:food',
    'crystal entrance:6 stock:2:gold',
  ]);
  expect(steps.every((step, i) => i === 0 || step.at >= (steps[i - 1]?.at ?? 0))).toBe(true);
  const still = face.animate([fact('placed', 2, { place: '6' })], view, view, true);
  expect(still.map(({ what, to }) => `${what} ${to}`)).toEqual(['ring paws:2', 'ring entrance:6']);
});

test('assistants in the row have come already', () => {
  const props = { ...table(MICE_SAMPLES[0] ?? ''), ...pointing() };
  const { decks, discards } = asMice(props.view);
  const left = decks.assistants.size + discards.assistants.length;
  expect(tell('ends', props).lines).toContain(`Assistants that can still come: ${left}.`);
});
