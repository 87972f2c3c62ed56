import { expect, test } from 'vitest';

import { cut, initial, letters, LONGEST } from './letters.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const WALES = '🏴󠁧󠁢󠁷󠁬󠁳󠁿';
const SIGNS = [FAMILY, WALES, '🇵🇱', '👍🏽', '❤️', 'ṩ̈', 'நி', 'ศรี', '각', '𝄞'];

test('a sign that is put together from several characters is one letter', () => {
  for (const sign of SIGNS.filter((one) => one !== 'ศรี')) expect(letters(sign + sign)).toEqual([sign, sign]);
});

test('a name that is too long is cut between letters, never through one', () => {
  for (const sign of SIGNS) {
    const size = [...sign].length;
    const name = 'a'.repeat(LONGEST - size + 1);
    expect(cut(name + sign)).toBe(cut(name + letters(sign).slice(0, -1).join('')));
    expect(cut(name.slice(1) + sign + sign)).toBe(name.slice(1) + sign);
    expect(JSON.stringify(cut(sign.repeat(LONGEST)))).not.toMatch(/\\ud/);
  }
  expect(cut('a'.repeat(50))).toBe('a'.repeat(LONGEST));
});

test('half of a character is left out: no message could hold it', () => {
  expect(cut('Ana 😀'.slice(0, -1))).toBe('Ana ');
  expect(cut('\udc00Ana')).toBe('Ana');
});

test('the first letter of a name is a whole one', () => {
  expect([initial('ana'), initial(` ${FAMILY} Kowalski`), initial('🇵🇱 Ola'), initial('é́a'), initial('')]).toEqual([
    'A',
    FAMILY,
    '🇵🇱',
    'É́',
    '',
  ]);
});
