import { expect, test } from 'vitest';

import { Words } from '../../lib/words.ts';
import { aloud, change, gems, listed, pieces, signed, STONE, strong } from './say.ts';

const words = new Words('en', [
  'aztec-web-jewel-B = blue\naztec-web-jewel-R = red\naztec-web-stone = stone\nkeeps = { $name } keeps { $jewels }',
]);

test('a sentence is drawn in pieces and read aloud in words', () => {
  const text = words.text('keeps', { name: strong('Ana'), jewels: gems('BBR') });
  expect(pieces(text)).toEqual([
    { kind: 'name', text: 'Ana' },
    { kind: 'text', text: ' keeps ' },
    { kind: 'gems', text: 'BBR' },
  ]);
  expect(aloud(words, text)).toBe('Ana keeps blue blue red');
  expect(aloud(words, `one ${STONE}`)).toBe('one stone');
});

test('numbers have a true minus, changes a sign', () => {
  expect([signed(-3), signed(0), change(2), change(-2), change(0)]).toEqual(['−3', '0', '+2', '−2', '0']);
});

test('names stand in a row', () => {
  expect(listed(words, ['Ana', 'Bruno', 'Eva'])).toBe('Ana, Bruno, and Eva');
});
