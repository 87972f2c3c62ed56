import { describe, expect, test } from 'vitest';

import { DOORS } from '../titles/shelf.ts';
import { wordsIn as allWords } from './fixtures/speech.ts';
import type { Fact, Option, Problem } from './protocol.ts';
import { callPieces, LANGUAGES, Words, type Language } from './words.ts';

const WORDS = Object.fromEntries(LANGUAGES.map((language) => [language, allWords(language, ...DOORS)]));
const wordsIn = (language: Language) => WORDS[language] as Words;

// Written by scripts/page_samples.py: what came up in games of every title, and what the terminal says of it.
interface Told {
  names: string[];
  quiet: string[];
  options: Option[];
  events: Fact[];
  facts: Fact[];
  problems: Problem[];
  said: Record<Language, { options: string[]; events: string[]; summary: string[]; problems: string[] }>;
}
const FILES = import.meta.glob<Told>('../titles/*/recorded/telling.json', { import: 'default', eager: true });
const TOLD = Object.entries(FILES).flatMap(([file, told]) =>
  LANGUAGES.map((language) => ({ slug: file.split('/')[2] ?? '', language, ...told })),
);

test('the terminal has told of every title, and something of every sort', () => {
  expect(new Set(TOLD.map(({ slug }) => slug))).toEqual(new Set(DOORS));
  for (const { options, events, facts, problems } of TOLD) {
    expect(Math.min(...[options, events, facts, problems].map(({ length }) => length))).toBeGreaterThan(0);
  }
});

describe.each(TOLD)('$slug in $language reads as in the terminal:', (told) => {
  const { slug, language, names } = told;
  const words = wordsIn(language);
  const said = told.said[language];

  test('options', () => {
    expect(told.options.map((option) => words.option(slug, option, names))).toEqual(said.options);
  });

  test('events', () => {
    expect(told.events.map((fact) => words.event(slug, fact, names))).toEqual(said.events);
  });

  test('a summary, which has one line for each turn', () => {
    expect(words.summary(slug, told.facts, names, new Set(told.quiet))).toEqual(said.summary);
  });

  test('why something cannot be done', () => {
    expect(told.problems.map((problem) => words.problem(problem, names, slug))).toEqual(said.problems);
  });
});

const SMALL = `
tiny-crystal-R = red
    .short = ▲R
tiny-crystal-any = any
    .short = ✱any
tiny-option-pay = { $price ->
        [one] Pay { $price } crystal
        [few] Pay a few: { $price }
       *[other] Pay { $price } crystals
    }
tiny-event-got = { $name } got { $crystal }.
tiny-event-took = { $name } took from { $from }.
tiny-event-got-many =
    .then = got { $crystal } ({ $count })
web-deeds = { $name }: { $deeds }.
web-event-plain = { $name }: { $kind }.
problem-full = { $seat } has no room: { $seats } first.
TNY-1 = Text.
    .title = Title
`;
const english = new Words('en', [SMALL]);
const NAMES = ['Ana', 'Bruno'];
const fact = (kind: string, seat: number, more: Record<string, unknown> = {}): Fact => ({
  kind,
  seat,
  rule: '',
  ...more,
});

test('numbers choose their plural, in each language its own', () => {
  const pay = (words: Words, price: number) => words.option('tiny', { text: 'pay', kind: 'pay', price }, NAMES);
  expect([1, 2, 5].map((price) => pay(english, price))).toEqual(['Pay 1 crystal', 'Pay 2 crystals', 'Pay 5 crystals']);
  const polish = new Words('pl', [SMALL]);
  expect([1, 2, 5].map((price) => pay(polish, price))).toEqual(['Pay 1 crystal', 'Pay a few: 2', 'Pay 5 crystals']);
});

test('an option without words is told in notation', () => {
  expect(english.option('tiny', { text: 'leap w7', kind: 'leap' }, NAMES)).toBe('leap w7');
  expect(english.event('tiny', fact('leapt', 2), NAMES)).toBe('Bruno: leapt.');
});

test('seats are called by their names', () => {
  expect(english.event('tiny', fact('took', 1, { from: 2 }), NAMES)).toBe('Ana took from Bruno.');
  const problem = { problem: 'problem-full', arguments: { seat: 2, seats: [1, 2] }, rule: '', text: '' };
  expect(english.problem(problem, NAMES)).toBe('Bruno has no room: Ana, Bruno first.');
});

test('several seats are called by their names, and a field that is a seat in one title only', () => {
  const words = wordsIn('en');
  const curse = { text: 'curse 1+2', kind: 'curse', seats: [1, 2] };
  expect(words.option('aztec', curse, NAMES)).toBe('Give a stone to each of these: Ana, Bruno');
  expect(words.event('aztec', fact('accused', 1, { other: 2 }), NAMES)).toBe('Ana accused Bruno of lying.');
  const problem = { problem: 'aztec-no-steal-twice', arguments: { colour: 'blue', other: 2 }, rule: '', text: '' };
  expect(words.problem(problem, NAMES, 'aztec')).toMatch(/ from Bruno already/);
});

test('a word composed of letters is said letter by letter, with how many of each', () => {
  const claim = { text: 'claim BBY', kind: 'claim', jewels: 'BBY' };
  const said = LANGUAGES.map((language) => wordsIn(language).option('aztec', claim, NAMES));
  expect(said).toEqual([
    'Claim 2 blue + 1 yellow',
    'Zadeklaruj: 2 niebieskie + 1 żółty',
    'Annoncer\u00a0: 2 bleus + 1 jaune',
  ]);
  const words = wordsIn('en');
  expect(words.word('aztec', 'jewels', 'R')).toBe('1 red');
  expect(words.word('aztec', 'jewels', 'BBY', 'short')).toBe('◆B ◆B ●Y');
  expect(() => words.word('aztec', 'jewels', 'BBX')).toThrow('no message for the jewels "BBX"');
});

test.each(LANGUAGES)('a claim and the card behind it can be drawn, %s', (language) => {
  const words = wordsIn(language);
  const fact: Fact = { kind: 'revealed', seat: 1, rule: '', jewels: 'BYY', claim: 'RR', verdict: 'caught' };
  const drawn = words
    .parts('aztec', words.event('aztec', fact, ['Ana']))
    .flatMap((part) => (typeof part === 'string' ? [] : [part.gem]));
  expect(drawn.toSorted().join('')).toBe('BRRYY');
});

test('crystals of a problem come out as pieces, whatever they are there for', () => {
  const why: Problem = {
    problem: 'mystery-no-break-missing',
    arguments: {
      temple: 'red',
      box: 'L3',
      'crystal-chain': ['Y', 'Y', 'R'],
      'crystal-missing': ['R'],
      'crystal-joined': ['Y'],
      count: 1,
    },
    rule: '',
    text: '',
  };
  const words = wordsIn('en');
  const drawn = words
    .parts('mystery', words.problem(why, NAMES, 'mystery'))
    .map((part) => (typeof part === 'string' ? part.trim() : part.gem))
    .filter(Boolean);
  expect(drawn.filter((part) => part.length === 1 && part !== '.')).toEqual(['Y', 'Y', 'R', 'R']);
});

test('an argument of a problem is also there by its id, to choose the words by', () => {
  const words = new Words('en', [
    `
tiny-crystal-R = red
problem-id = { $crystal-first-id ->
        [R] A { $crystal-first } one
       *[other] Another
    }: { $box-id }.
`,
  ]);
  const problem = { problem: 'problem-id', arguments: { 'crystal-first': 'R', box: 3 }, rule: '', text: '' };
  expect(words.problem(problem, NAMES, 'tiny')).toBe('A red one: 3.');
});

test('a problem without words is told as the server told it', () => {
  expect(english.problem({ problem: 'problem-new', arguments: {}, rule: '', text: 'Sorry.' }, NAMES)).toBe('Sorry.');
});

test('why a bot did something is filled in as a problem is, and what has no words is left out', () => {
  const words = new Words('en', [
    `
tiny-crystal-R = red
tiny-because-lie = Thinks that { $other } lies: { $number } are gone.
tiny-because-wish = Wants the { $crystal-first } one ({ $crystal-first-id }).
`,
  ]);
  const lie = { message: 'tiny-because-lie', arguments: { other: 2, number: 3 } };
  const wish = { message: 'tiny-because-wish', arguments: { 'crystal-first': 'R' } };
  expect(words.because([lie, wish], NAMES, 'tiny')).toBe('Thinks that Bruno lies: 3 are gone. Wants the red one (R).');
  const unknown = { message: 'tiny-because-new', arguments: { seat: 9 } };
  const unfilled = { message: 'tiny-because-lie', arguments: {} };
  expect(words.because([unknown, wish, unfilled], NAMES, 'tiny')).toBe('Wants the red one (R).');
  expect(words.because([unknown], NAMES, 'tiny')).toBe('');
});

test('deeds of one kind and one seat are told together, those of two seats apart', () => {
  const facts = [
    fact('got', 1, { crystal: 'R' }),
    fact('got', 1, { crystal: 'any' }),
    fact('got', 2, { crystal: 'R' }),
  ];
  expect(english.summary('tiny', facts, NAMES, new Set())).toEqual(['Ana: got ▲R ✱any (2).', 'Bruno: got ▲R (1).']);
});

test('crystals in a sentence come out as pieces, and are read aloud by name', () => {
  expect(english.parts('tiny', 'took ▲R ✱any.')).toEqual([
    'took ',
    { gem: 'R', name: 'red' },
    ' ',
    { gem: '*', name: 'any' },
    '.',
  ]);
  expect(english.spoken('tiny', 'took ▲R ✱any.')).toBe('took red any.');
  expect(english.gems('tiny', 'R*')).toBe('▲R ✱any');
  expect(english.parts('other', 'took ▲R')).toEqual(['took ▲R']);
});

test('a rule has a title and a text, and one that is not there its id', () => {
  expect(english.rule('TNY-1')).toEqual({ title: 'Title', text: 'Text.' });
  expect(english.rule('TNY-2')).toEqual({ title: 'TNY-2', text: '' });
});

test('deeds of somebody who does not sit there are told apart, as nobody’s at the table', () => {
  const words = new Words('en', [
    'web-deeds = { $name }: { $deeds }.',
    'box-event-fed = { $name } fed it.\n    .then = fed it',
    'box-event-purred = It purred.\n    .doer = The cat\n    .then = purred',
  ]);
  const facts = [fact('fed', 1), fact('purred', 1), fact('purred', 1), fact('fed', 1)];
  const lines = words.turns('box', facts, NAMES, new Set());
  expect(lines.map(({ text, seat }) => [text, seat])).toEqual([
    ['Ana: fed it.', 1],
    ['The cat: purred, purred.', 0],
    ['Ana: fed it.', 1],
  ]);
});

test('a message that is missing is a mistake', () => {
  expect(() => english.text('web-nothing')).toThrow('web-nothing');
  expect(english.has('tiny-event-got-many')).toBe(false);
  expect(english.has('tiny-event-got-many.then')).toBe(true);
  expect(LANGUAGES).toContain('pl');
});

test('pieces that are called by what is on them are called so in every sentence', () => {
  const words = new Words('en', ['box-event-opened = { $name } opened { $chest }.\nbox-chest-c1 = chest 1']);
  const fact = { kind: 'opened', seat: 1, rule: '', chest: 'c1' };
  expect(words.event('box', fact, ['Ana'])).toBe('Ana opened chest 1.');
  callPieces('box', (field, word) => (field === 'chest' ? `the chest of ${word}` : ''));
  expect(words.event('box', fact, ['Ana'])).toBe('Ana opened the chest of c1.');
});

test('a title from outside is told in another language as far as it goes, and a word it lacks by its id', () => {
  const words = new Words('pl', ['den-option-dig = dig { $place }\nden-about = A den.', 'den-about = Nora.']);
  expect(words.text('den-about')).toBe('Nora.');
  expect(words.option('den', { text: 'dig far_bank', kind: 'dig', place: 'far_bank' }, NAMES)).toBe('dig far bank');
});
