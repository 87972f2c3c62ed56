/** Every part of the table draws every recorded table, in words that all exist. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { samplesOf } from '../../gallery/samples.ts';
import { wordsIn } from '../../lib/fixtures/speech.ts';
import { LANGUAGES } from '../../lib/words.ts';
import type { Fact, Layout, Pointing } from '../face.ts';
import { drift, drifts } from './drifting.ts';
import { endLines } from './ending.ts';
import { firingOf } from './firing.ts';
import { stepFrom } from './frame.ts';
import { newsOf, tell } from './help.ts';
import { face } from './index.ts';
import { prowlOf } from './prowling.ts';
import { beatsOf, firing, openBeat, placeAt } from './story.ts';
import { targetsOf } from './targets.ts';
import { cellOf, idOf } from './temple.ts';
import { asJaguar, partsOf, spaceOf, teethAt, templeOf, threatsOf, type JaguarView } from './view.ts';
import { answersFor, walkOf, wayTo } from './walking.ts';

const { components: JAGUAR_COMPONENTS, names: JAGUAR_SAMPLES, sample: jaguarSample } = samplesOf('jaguar');

const words = wordsIn('en', 'jaguar');

/** More options of one kind than these say nothing new. */
const MANY = 12;
const PATIENCE = { timeout: 30_000 };
const LAYOUTS: Layout[] = ['tall', 'short', 'phone'];

function pointing(hover = '') {
  return {
    hover,
    chosen: new Array<string>(),
    why: '',
    onpick: vi.fn<Pointing['onpick']>(),
    onmany: vi.fn<NonNullable<Pointing['onmany']>>(),
    onway: vi.fn<NonNullable<Pointing['onway']>>(),
    onlook: vi.fn<Pointing['onlook']>(),
    onwhy: vi.fn<Pointing['onwhy']>(),
  };
}
const table = (name: string, spoken = words) => ({
  ...jaguarSample(name),
  components: JAGUAR_COMPONENTS,
  words: spoken,
});
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

/** Other layouts draw the same parts in other places: a few moments are enough for them. */
const EVERYWHERE = ['start', 'act', 'solo'];

describe.each(JAGUAR_SAMPLES)('%s', (name) => {
  test.each(EVERYWHERE.includes(name) ? LAYOUTS : (['tall'] as const))(
    'is drawn on the %s board',
    PATIENCE,
    (layout) => {
      const view = asJaguar(jaguarSample(name).view);
      const board = show(face.Board as Component, { ...table(name), ...pointing(), layout, last: null });
      expect(board.querySelectorAll('[data-target^="space:"]')).toHaveLength(view.board.rows * 12);
      expect(board.querySelectorAll('[data-target^="trap:"]')).toHaveLength(6);
      for (const button of board.querySelectorAll('[role=button]'))
        expect(button.getAttribute('aria-label')).toMatch(/\S{3}/);
    },
  );

  test.each(LANGUAGES)('has all its words in %s', PATIENCE, (language) => {
    const props = table(name, wordsIn(language, 'jaguar'));
    show(face.MyPanel as Component, { ...props, ...pointing(), layout: 'tall' });
    show(face.MyPanel as Component, { ...props, ...pointing(), layout: 'phone', bare: true });
    show(face.Beside as Component, { ...props, ...pointing(), sheet: true });
    show(face.End as Component, { ...props, winners: asJaguar(props.view).winners ?? [] });
    for (const { seat } of props.seats) {
      show(face.OtherPanel as Component, { ...props, ...pointing(), seat });
      show(face.SeatChip as Component, { ...props, seat });
      expect(face.whereIs(props.view, seat, props.words)).toBeTruthy();
    }
    for (const option of props.view.ask.options.slice(0, MANY)) {
      expect(face.nameOf(option, props)).toMatch(/\S\.$/);
      show(face.OptionLabel as Component, { ...props, option });
      expect(show(face.OptionLabel as Component, { ...props, option, short: true }).innerHTML).toMatch(/\S{3}/);
    }
    const traps = asJaguar(props.view).traps.map(({ trap }) => `trap:${trap}`);
    const targets = [
      ...targetsOf(props.view).keys(),
      ...traps,
      ...['space:a1', 'space:k3', 'token:wall_red', 'token:column_2', 'objective:chests', 'hearts', 'order', 'rounds'],
      ...['checkpoint:1', 'checkpoint:2', 'checkpoint:3', 'bag:1:blue', 'amulet:1:white', 'ritual:1:m04', 'map:1:t2a'],
      ...['chests:1', 'level:1:1', 'level:1:2', 'level:1:3', 'life:1', 'exit:2', 'start:2', 'taming', 'jaguar', 'run'],
    ];
    for (const target of targets) {
      expect(tell(target, props).title, target).toBeTruthy();
      if (language === 'en') show(face.Look as Component, { ...props, target });
    }
  });

  test('every option can be reached on the board or has a button', () => {
    const { view } = jaguarSample(name);
    for (const option of view.ask.options) {
      const where = ['direction', 'trap', 'token', 'space', 'objective', 'row', 'ritual'].some(
        (field) => field in option,
      );
      if (where) expect(face.targetOf(option, view), option.text).toBeTruthy();
    }
  });
});

const act = () => asJaguar(jaguarSample('act').view);

/** A space that is so many actions away. */
function away(view: JaguarView, steps: number): string {
  const walk = walkOf(view, view.seat ?? 0);
  const cell = templeOf(view).cells.find((one) => walk?.ways.cost(one) === steps);
  if (!cell) throw new Error(`nothing is ${steps} steps away in the recorded table`);
  return idOf(cell);
}

describe('walking', () => {
  test('a way is the answers that lead there, the first of which is legal', () => {
    const view = act();
    const way = wayTo(walkOf(view, view.seat ?? 0), `space:${away(view, 3)}`) ?? [];
    const answers = answersFor(way);
    expect(answers).toHaveLength(3);
    expect(view.ask.options.map((option) => option.text)).toContain(answers[0]);
  });

  test('nothing is farther than there are actions, and every legal step is a way of one', () => {
    const view = act();
    const walk = walkOf(view, view.seat ?? 0);
    expect(Math.max(...templeOf(view).cells.map((cell) => walk?.ways.cost(cell) ?? 0))).toBe(view.turn?.points);
    for (const option of view.ask.options.filter(({ kind }) => kind === 'move'))
      expect(wayTo(walk, face.targetOf(option, view))).toHaveLength(1);
  });

  test('a space farther off is walked to when it is pressed', () => {
    const props = { ...table('act'), ...pointing() };
    const space = away(asJaguar(props.view), 3);
    const board = show(face.Board as Component, { ...props, layout: 'tall', last: null });
    board.querySelector(`[data-target="space:${space}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(props.onway).toHaveBeenCalledWith(
      expect.objectContaining({ text: expect.stringContaining(space) as string }),
    );
    expect(props.onway.mock.lastCall?.[0].answers).toHaveLength(3);
    expect(props.onwhy).not.toHaveBeenCalled();
  });

  test('a space that is looked at shows the way', () => {
    const props = table('act');
    const hover = `space:${away(asJaguar(props.view), 2)}`;
    const board = show(face.Board as Component, { ...props, ...pointing(hover), layout: 'tall', last: null });
    expect(board.querySelector('[data-way=mine]')).not.toBeNull();
    expect(newsOf(hover.slice(6), props).cost).toBe(2);
  });

  test('a space too far away says how far it is', () => {
    const props = table('act');
    const view = asJaguar(props.view);
    const far = templeOf(view).cells.find((cell) => (walkOf(view, props.me)?.all.cost(cell) ?? 0) > 6);
    if (!far) throw new Error('everything is near in the recorded table');
    expect(newsOf(idOf(far), props)).toMatchObject({ cost: -1, most: view.turn?.points });
    expect(tell(`space:${idOf(far)}`, props).lines[0]).toMatch(/Too far: \d+ steps away, you have 4/);
  });

  test('what is out of reach asks why not', () => {
    const props = { ...table('act'), ...pointing() };
    const board = show(face.Board as Component, { ...props, layout: 'tall', last: null });
    board.querySelector('[data-target="trap:flood"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(props.onwhy).toHaveBeenCalledWith('shield flood', 'trap:flood');
  });
});

describe('threats', () => {
  test('of a trap that somebody else has set, any of the three tokens may lie there; of mine, only mine', () => {
    const view = act();
    const me = view.seat ?? 0;
    const threats = threatsOf(view, me);
    expect(threats.map(({ trap }) => trap)).toEqual(
      view.traps.filter(({ activator, token }) => activator && token !== undefined).map(({ trap }) => trap),
    );
    for (const { owner, possible, secret } of threats) {
      expect(possible).toHaveLength(owner === me ? 1 : 3);
      expect(secret).toBe(owner === me);
    }
  });

  test('teeth count tokens of others only, and never more than could hit', () => {
    const view = act();
    const temple = templeOf(view);
    const threats = threatsOf(view, view.seat ?? 0);
    const others = threats.filter(({ secret }) => !secret);
    const [cell] = temple.cells;
    if (!cell) throw new Error('no space');
    const hits = others.flatMap(({ trap }) => temple.tokensAt(trap, cell));
    expect(teethAt(threats, temple, cell)).toBe(hits.length);
    expect(
      teethAt(
        threats.filter(({ secret }) => secret),
        temple,
        cell,
      ),
    ).toBe(0);
  });

  test('a token that lies face up in solo, and is not the active one, threatens nobody', () => {
    const view = asJaguar(jaguarSample('solo').view);
    for (const { trap, possible } of threatsOf(view, 1)) {
      const at = view.traps.find((one) => one.trap === trap);
      if (!at?.token) for (const token of at?.face_up ?? []) expect(possible).not.toContain(token);
    }
  });
});

test('what an owner has corrected in the data is what the help says', () => {
  const props = table('act');
  const amulet = partsOf(props.components).amulet.map((one) => (one.id === 'red' ? { ...one, amount: 5 } : one));
  const corrected = { ...props.components, data: { ...props.components.data, amulet } };
  expect(tell('amulet:1:red', props).lines.join()).toMatch(/\b4\b/);
  expect(tell('amulet:1:red', { ...props, components: corrected }).lines.join()).toMatch(/\b5\b/);
});

test('the Jaguar goes as far as its token says, and never farther than to me', () => {
  const view = asJaguar(jaguarSample('solo').view);
  const [low, high] = prowlOf(view, JAGUAR_COMPONENTS, 1, cellOf(spaceOf(view, 1)));
  expect(low?.steps).toBeLessThanOrEqual(high?.steps ?? 0);
  for (const prowl of [low, high]) {
    expect(prowl?.cells.length).toBeLessThanOrEqual((prowl?.steps ?? 0) + 1);
    expect(idOf(prowl?.cells[0] ?? [0, 0])).toBe(view.solo?.jaguar);
    if (prowl?.left === 0) expect(idOf(prowl.cells.at(-1) ?? [0, 0])).toBe(spaceOf(view, 1));
  }
});

test('water carries everybody two spaces, or up to a wall', () => {
  const view = act();
  const temple = templeOf(view);
  for (const { from, way } of drifts(view, 'right')) {
    expect(way.length).toBeLessThanOrEqual(2);
    const end = way.at(-1) ?? from;
    if (way.length < 2) expect(temple.open(end, 'right')).toBe(false);
    expect(end[1]).toBe(from[1]);
  }
  expect(drift(temple, cellOf('i3'), 'right')).toEqual([]);
});

test('arrow keys follow the grid, whatever stands between', () => {
  const temple = templeOf(act());
  expect(stepFrom(cellOf('c2'), 'ArrowUp', temple)).toEqual(cellOf('c1'));
  expect(stepFrom(cellOf('i2'), 'ArrowRight', temple)).toEqual(cellOf('j2'));
  expect(stepFrom(cellOf('a1'), 'ArrowLeft', temple)).toBeNull();
});

test('the top of the table says which of the three games is played', () => {
  expect(face.kindOf(jaguarSample('act').view, words)).toBe('Full game');
  expect(face.kindOf(jaguarSample('solo').view, words)).toBe('Solo, level 1');
});

test('T takes the teeth off the floor and puts them back', () => {
  const board = show(face.Board as Component, { ...table('act'), ...pointing(), layout: 'tall', last: null });
  const press = () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 't' }));
    flushSync();
    return board.querySelectorAll('.tooth').length;
  };
  const before = board.querySelectorAll('.tooth').length;
  expect(before).toBeGreaterThan(0);
  expect(press()).toBe(0);
  expect(press()).toBe(before);
});

const fact = (kind: string, seat: number, more: object = {}): Fact => ({ kind, seat, rule: '', ...more });

describe('what goes off by itself', () => {
  const FACTS = [
    fact('moved', 2, { space: 'c3' }),
    fact('trap-revealed', 1, { trap: 'gas', token: 'floor_red' }),
    fact('hit', 2, { trap: 'gas' }),
    fact('damaged', 2, { number: 1 }),
    fact('trap-revealed', 2, { trap: 'guards', token: 'claw_gold' }),
    fact('missed', 2, { trap: 'guards' }),
    fact('water-came', 1, { direction: 'left' }),
    fact('washed', 2, { space: 'b3' }),
    fact('round-began', 0, { round: 3 }),
    fact('order-set', 1, { number: 1 }),
  ];

  test('is told in beats: each trap, then the water', () => {
    expect(beatsOf(FACTS).map(({ kind, start, end }) => [kind, start, end])).toEqual([
      ['trap', 1, 4],
      ['trap', 4, 6],
      ['flood', 6, 8],
    ]);
    const steps = face.animate(FACTS, act(), act(), false);
    expect(steps.map(({ what }) => what)).toEqual(['scene', 'scene', 'scene']);
    expect(steps[1]?.ms).toBeLessThan(steps[0]?.ms ?? 0);
  });

  test('a beat knows whom its trap hits, and where everybody stood', () => {
    const [gas] = beatsOf(FACTS);
    if (!gas) throw new Error('no beat');
    expect(firing(gas)).toMatchObject({ trap: 'gas', token: 'floor_red', hit: new Map([[2, 'gas']]) });
    expect(placeAt(FACTS, 2, gas.end)).toBe('c3');
    expect(placeAt(FACTS, 2, FACTS.length)).toBe('b3');
  });

  test('while somebody has to choose, its beat stays open; afterwards nothing does', () => {
    expect(openBeat(FACTS.slice(0, 3))?.kind).toBe('trap');
    expect(openBeat(FACTS)).toBeNull();
  });

  test('a trap is pointed out while its victims choose, and no longer when a door is opened', () => {
    expect(firingOf(table('guards'))).toMatchObject({ trap: 'guards' });
    expect(firingOf(table('door'))).toBeNull();
  });

  test('without motion, only rings', () => {
    const steps = face.animate(FACTS, act(), act(), true);
    expect(steps.every(({ what }) => what === 'ring')).toBe(true);
  });
});

test('a pawn walks along its way, and what it takes goes into its bag', () => {
  const view = act();
  const steps = face.animate(
    [
      fact('moved', 2, { space: 'd4' }),
      fact('moved', 2, { space: 'd5' }),
      fact('took-crystal', 2, { crystal: 'blue' }),
    ],
    view,
    view,
    false,
  );
  expect(steps.map(({ what, via, to }) => [what, via, to])).toEqual([
    ['pawn', ['space:d4'], 'space:d5'],
    ['crystal', [], 'bag:2:blue'],
  ]);
  expect(face.lastMove([fact('moved', 2, { space: 'd4' })], view, 1)).toMatchObject({ seat: 2, to: 'space:d4' });
  expect(face.lastMove([fact('moved', 2, { space: 'd4' })], view, 2)).toBeNull();
});

describe('words', () => {
  const told = { words, components: JAGUAR_COMPONENTS };

  test('pieces are called by what is on them', () => {
    expect(face.called('chest', 'c01', told)).toBe('a chest (red, black, green)');
    expect(face.called('taming', 't01', told)).toBe('Taming token (a crystal)');
    expect(face.called('escape', 'e5', told)).toBe('an Escape reward (1 glory)');
    expect(face.called('ritual', 'm01', told)).toBe('Minor ritual (purple crystal and yellow crystal)');
    expect(face.called('ritual', 'M01', told)).toMatch(/^Major ritual \(/);
    expect(face.called('trap', 'gas', told)).toBe('');
  });

  test('a no says what it declines', () => {
    const option = { text: 'no', kind: 'no', group: 'end', rule: '', preview: { declines: 'trap' } };
    expect(face.nameOf(option, table('solo'))).toBe('Set no trap.');
    const target = show(face.OptionLabel, { ...table('solo'), option, short: false });
    expect(target.textContent.trim()).toBe('Set no trap');
  });

  test('a lost game says why, with its rule', () => {
    const lost = table('lost');
    const view = asJaguar(lost.view);
    const [player] = view.players;
    const said = (health: number) =>
      endLines({ ...lost, view: { ...view, players: [{ ...player, health }] }, winners: [] });
    expect(said(0)).toEqual(['Your health is gone: the temple keeps you (JAG-S-END-01).']);
    expect(said(5)[0]).toMatch(/^Still missing: leave the temple alive, .* \(JAG-S-END-02\)\.$/);
  });
});
