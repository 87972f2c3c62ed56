/** Every card can be drawn in every size, and says what it does in every language. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';

import data from '../recorded/components.json';
import { wordsIn } from '../../../lib/fixtures/speech.ts';
import { LANGUAGES } from '../../../lib/words.ts';
import type { Components } from '../../face.ts';
import {
  caption,
  cardName,
  factionLine,
  factionName,
  flagText,
  kindText,
  sourceText,
  type Length,
} from './captions.ts';
import Browser from './Browser.svelte';
import Card from './Card.svelte';
import Chest from './Chest.svelte';
import Detail from './Detail.svelte';
import EntranceFace from './EntranceFace.svelte';
import { boxOf, cardOf, effectOf, SIZES, wordOf, type AnyCard, type CardSize, type Operation } from './faces.ts';
import { CRITTERS } from './critters.ts';
import { GLYPHS, SIGNS } from './glyphs.ts';
import { bundleOf, lettersOf } from './goods.ts';
import Goods from './Goods.svelte';
import { cardMarks, conditionMarks, DRAWN, marks, rowsOf, rowWidth } from './marks.ts';
import Tile from './Tile.svelte';
import { measure, wrap } from './type.ts';

const components = data as unknown as Components;
const box = boxOf(components);
const deck = [...box.chambers, ...box.assistants];

const spoken = LANGUAGES.map((language) => ({ language, words: wordsIn(language, 'mice') }));
const words = wordsIn('en', 'mice');

// jsdom has no media and scrolls nothing.
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
}));
Element.prototype.scrollTo = vi.fn();

const NS = 'http://www.w3.org/2000/svg';
const shown: Record<string, unknown>[] = [];
function draw<P>(part: Component<P & Record<string, unknown>>, props: NoInfer<P>): SVGSVGElement {
  const target = document.createElementNS(NS, 'svg');
  document.body.append(target);
  shown.push(mount(part, { target, props: props as P & Record<string, unknown> }));
  flushSync();
  return target;
}
afterEach(() => {
  for (const part of shown.splice(0)) void unmount(part);
  document.body.replaceChildren();
});

test.each(spoken)('no caption in a row is cut in $language', ({ words }) => {
  const cut = deck.flatMap(({ id }) =>
    [...draw(Card, { card: id, components, words, size: 'row' }).querySelectorAll('text')].flatMap(({ textContent }) =>
      textContent.endsWith('…') ? [`${id}: ${textContent}`] : [],
    ),
  );
  expect(cut).toEqual([]);
});

/** Numbers that came out as none show up in attributes. */
const flaws = (svg: SVGSVGElement): string[] =>
  [...svg.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) =>
      /NaN|undefined|null/.test(value) ? [`${name}=${value}`] : [],
    ),
  );
const textIn = (svg: SVGSVGElement): string =>
  [...svg.querySelectorAll('text')].map((text) => text.textContent).join(' ');

describe('the box', () => {
  test('holds 74 cards of 13 shelves, 16 entrances and 20 chests', () => {
    expect([box.chambers.length, box.assistants.length, box.entrances.length, box.chests.length]).toEqual([
      37, 37, 16, 20,
    ]);
    expect(box.factions).toHaveLength(13);
    for (const { id } of box.factions) {
      const own = deck.filter((card) => card.faction === id);
      expect(own, id).toHaveLength(id === 'neutral' ? 2 : 6);
    }
  });

  test('finds an entrance by its number and by its notation', () => {
    expect(cardOf(components, '3.5')).toBe(cardOf(components, '3-5'));
  });

  test('every faction has a sign and an animal', () => {
    for (const { id } of box.factions) expect([SIGNS[id], CRITTERS[id]], id).not.toContain(undefined);
  });
});

describe.each(Object.keys(SIZES) as CardSize[])('a card in size %s', (size) => {
  test.each(deck.map((card) => card.id))('%s is drawn in every language', (id) => {
    for (const { words } of spoken) {
      const svg = draw(Card, { card: id, components, words, size });
      expect(flaws(svg)).toEqual([]);
      const name = cardName(id, { words, components });
      expect(textIn(svg).replace(/\s+/g, ' ')).toContain(name.split(' ')[0]);
      const lowest = Math.max(...[...svg.querySelectorAll('text')].map((text) => Number(text.getAttribute('y'))));
      expect(lowest).toBeLessThanOrEqual(SIZES[size].h - 4);
    }
  });
});

describe('a card', () => {
  test('shows what it costs now, and how much less that is', () => {
    const svg = draw(Card, { card: 'oasis', components, words, size: 'row', price: 'FFPT' });
    expect(textIn(svg)).toContain('−1');
  });
  test('has no mark if the rulebook states it', () => {
    const svg = draw(EntranceFace, { card: '14', width: 133, height: 53, marked: true, components, words });
    expect(svg.querySelector('.reconstructed')).toBeNull();
  });
  test.each(deck.filter((card) => card.source !== 'rulebook').map((card) => card.id))('%s shows its mark', (id) => {
    expect(draw(Card, { card: id, components, words, size: 'row' }).querySelector('.reconstructed')).not.toBeNull();
  });
});

const TILES = [
  [133, 115],
  [133, 84],
  [63, 71],
] as const;
describe.each(TILES)('a chamber of %i × %i', (width, height) => {
  test.each(box.chambers.map((card) => card.id))('%s is drawn, with and without a paw', (card) => {
    const owner = { figure: 'sun', letter: 'A' } as const;
    for (const paw of [null, { figure: 'moon', letter: 'B' } as const]) {
      const svg = draw(Tile, { card, width, height, owner, paw, components, words });
      expect(flaws(svg)).toEqual([]);
      expect(svg.querySelectorAll('.paw')).toHaveLength(paw ? 1 : 0);
    }
  });
});

const DOORS = [
  ['left', 88, 115],
  ['right', 88, 84],
  ['top', 133, 53],
  ['bottom', 133, 53],
  ['left', 44, 71],
  ['top', 63, 36],
] as const;
describe.each(DOORS)('an entrance at the %s, %i × %i', (side, width, height) => {
  test.each(box.entrances.map((card) => card.id))('%s is drawn on both sides', (card) => {
    const found = cardOf(components, card) as AnyCard;
    for (const flipped of [false, true]) {
      const svg = draw(EntranceFace, { card: wordOf(card), width, height, side, flipped, components, words });
      expect(flaws(svg)).toEqual([]);
      expect(textIn(svg)).toContain(card);
      expect(cardMarks(found, box, flipped).length > 0).toBe(effectOf(found, flipped).length > 0);
    }
  });
});

test.each(box.chests.map((card) => card.id))('chest %s is drawn, closed and used', (card) => {
  for (const used of [false, true]) {
    for (const [width, height] of TILES) {
      expect(flaws(draw(Chest, { card, width, height, used, components }))).toEqual([]);
    }
  }
});

// ---------------------------------------------------------------- effects

const everywhere: Operation[] = [...box.cards.values()].flatMap((card) => [...card.effect, ...effectOf(card, true)]);
const branches = (op: Operation): Operation[] => [op, ...(op.options ?? []).flat().flatMap(branches)];
const operations = everywhere.flatMap(branches);
const names = [...new Set(operations.map((op) => op.op))];

describe('effects', () => {
  test.each(names)('%s has marks', (name) => {
    expect(DRAWN.has(name)).toBe(true);
    for (const op of operations.filter((one) => one.op === name)) expect(marks([op], box).length).toBeGreaterThan(0);
  });

  test('every condition has marks that are drawn', () => {
    const conditions = new Set(box.assistants.flatMap((card) => (card.on ? [card.on] : [])));
    for (const on of conditions) {
      const drawn = conditionMarks(on);
      expect(drawn.length, on).toBeGreaterThan(0);
      for (const mark of drawn) if ('glyph' in mark) expect(GLYPHS[mark.glyph]).toBeTruthy();
    }
  });

  test('no row of marks is wider than its place, if it can be broken', () => {
    for (const card of box.cards.values()) {
      const list = cardMarks(card, box);
      for (const row of rowsOf(list, 90, 14.5)) expect(rowWidth(row, 14.5), card.id).toBeLessThanOrEqual(90);
    }
  });
});

describe.each(spoken)('in $language', ({ words }) => {
  const LENGTHS: Length[] = ['short', 'long'];
  test.each(LENGTHS)('every card has a %s caption with all its numbers filled in', (length) => {
    for (const card of box.cards.values()) {
      for (const flipped of [false, true]) {
        if (!effectOf(card, flipped).length) continue;
        const text = caption(card, { words, components }, length, flipped);
        expect(text.length, card.id).toBeGreaterThan(2);
        expect(text, card.id).not.toMatch(/\{|\}|undefined|NaN/);
      }
    }
  });

  test('every card has a name, a kind and a source; every faction a name and a line', () => {
    for (const card of box.cards.values()) {
      expect(cardName(card.id, { words, components }).length).toBeGreaterThan(0);
      expect(kindText(card, words).length).toBeGreaterThan(0);
      expect(sourceText(card, words).length).toBeGreaterThan(0);
      flagText(card, words);
    }
    for (const { id } of box.factions) {
      expect(factionName(id, words)).not.toBe(id);
      expect(factionLine(id, words).length).toBeGreaterThan(0);
    }
  });
});

// ---------------------------------------------------------------- small things

test('goods have one order', () => {
  expect(lettersOf(bundleOf('LTFPGAF'))).toBe('FFPTGAL');
  expect(draw(Goods, { items: 'FFT' }).querySelectorAll('text')).toHaveLength(2);
});

test('a text is broken where it would be too wide', () => {
  expect(wrap('You open a chamber', 60, 11)).toEqual(['You open a', 'chamber']);
  expect(measure('mm', 10)).toBeGreaterThan(measure('ii', 10));
});

// ---------------------------------------------------------------- the page of all cards

describe('the page of all cards', () => {
  const open = () => {
    const target = document.createElement('div');
    document.body.append(target);
    shown.push(mount(Browser, { target, props: { components, words } }));
    flushSync();
    return target;
  };
  const cards = (page: HTMLElement) => [...page.querySelectorAll<HTMLButtonElement>('button.card')];
  const press = (button: Element | undefined) => {
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
  };
  const filter = (page: HTMLElement, label: string) =>
    [...page.querySelectorAll('nav button')].find((button) => button.textContent.trim() === label);
  const sides = box.entrances.reduce((sum, card) => sum + (card.flipped?.length ? 2 : 1), 0);

  test('shows them all, one of them for reading', () => {
    const page = open();
    expect(cards(page)).toHaveLength(74 + sides + 20);
    expect(cards(page).filter((card) => card.getAttribute('aria-pressed') === 'true')).toHaveLength(1);
    expect(cards(page).filter((card) => card.tabIndex === 0)).toHaveLength(1);
  });

  test('can be narrowed to a faction and to a kind', () => {
    const page = open();
    press(filter(page, 'Rats'));
    expect(cards(page)).toHaveLength(6 + 2);
    press(filter(page, 'Assistants'));
    expect(cards(page)).toHaveLength(3);
    press(filter(page, 'Chests'));
    expect(page.textContent).toContain(words.text('mice-web-cards-none'));
    press(filter(page, 'All 74'));
    expect(cards(page)).toHaveLength(20);
    press(filter(page, 'Entrances'));
    expect(cards(page)).toHaveLength(sides);
  });

  test.each([...box.cards])('%s can be read, with its source and what is noted of it', (id, card) => {
    const target = document.createElement('div');
    document.body.append(target);
    for (const low of [false, true]) shown.push(mount(Detail, { target, props: { card: id, low, components, words } }));
    flushSync();
    const name = cardName(id, { words, components }).toLowerCase().split(' ')[0];
    expect(target.textContent.toLowerCase()).toContain(name);
    expect(target.textContent.split(sourceText(card, words))).toHaveLength(3);
    expect(target.textContent).toContain(card.note ?? '');
  });

  test('another card comes for reading when it is pressed', () => {
    const page = open();
    press(cards(page).find((button) => button.querySelector('.vh')?.textContent.startsWith('Oasis:')));
    expect(page.querySelector('aside')?.textContent).toContain('Oasis');
    expect(location.hash).toBe('#oasis');
  });
});
