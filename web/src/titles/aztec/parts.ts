/** What the table calls an entry of the component data. */
import type { Words } from '../../lib/words.ts';
import type { Provenance } from '../face.ts';
import { aloud, gems } from './say.ts';
import { SLUG } from './view.ts';

const NAMED = ['character', 'artefact'];
const COLOUR: Record<string, string> = { 'CURSE-B': 'B', 'CURSE-Y': 'Y', 'CURSE-R': 'R' };

export function partOf({ section, entry }: Provenance, words: Words): { section: string; entry: string } {
  const title = `aztec-web-part-${section}`;
  return { section: words.has(title) ? words.text(title) : section, entry: entryName(section, entry, words) };
}

function entryName(section: string, entry: string, words: Words): string {
  const word = `${SLUG}-${section}-${entry}`;
  if (NAMED.includes(section) && words.has(word)) return words.text(word);
  if (section === 'jewel_card') return aloud(words, gems(entry.replace('J-', '')));
  if (COLOUR[entry]) return words.text(`aztec-web-jewel-${COLOUR[entry]}`);
  return section === entry ? '' : entry;
}
