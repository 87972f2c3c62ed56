import { expect, test } from 'vitest';

import { samplesOf } from '../../gallery/samples.ts';
import { wordsIn } from '../../lib/fixtures/speech.ts';
import { LANGUAGES } from '../../lib/words.ts';
import { partOf } from './parts.ts';

const { components: COMPONENTS } = samplesOf('mystery');

const words = (language: (typeof LANGUAGES)[number]) => wordsIn(language, 'mystery');
const row = (section: string, entry: string) => ({ section, entry, source: '', note: '' });

test.each([
  ['rune', 'rune6', 'Rune cards', 'Pebble'],
  ['curse_box', 'M5', 'Curse boxes', 'Curse of 8'],
  ['wilderness', 'w7', 'Wilderness cards', 'Wilderness 7'],
  ['grid', '4A reward 2', 'Crystal grids', 'Grid 4A, reward 2'],
  ['lattice', 'lattice', 'Lines of the grids', ''],
])('%s %s is called as at the table', (section, entry, part, name) => {
  expect(partOf(row(section, entry), words('en'))).toEqual({ section: part, entry: name });
});

test.each(LANGUAGES)('every entry of the data has a name, %s', (language) => {
  for (const entry of COMPONENTS.provenance) {
    const { section, entry: name } = partOf(entry, words(language));
    expect(`${section} ${name}`).not.toMatch(/rune\d|\b[LMR]\d\b|_|undefined/);
  }
});
