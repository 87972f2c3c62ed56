/** The entries of the component data as the table calls them. */
import type { Words } from '../../lib/words.ts';
import type { Provenance } from '../face.ts';
import { placeName } from './texts.ts';
import { SLUG } from './view.ts';

/** The name of an entry, and of the part it belongs to; a part without entries is called by its own name. */
export function partOf({ section, entry }: Provenance, words: Words): { section: string; entry: string } {
  const name = entry === section ? '' : nameOf(section, entry, words);
  const part = words.text(`mystery-web-part-${section}`);
  return { section: part, entry: name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1) };
}

function nameOf(section: string, entry: string, words: Words): string {
  switch (section) {
    case 'wilderness':
    case 'temple':
      return placeName(entry, { words });
    case 'curse_box':
      return words.text(`mystery-web-curse-${entry}`);
    case 'rune':
      return words.word(SLUG, 'rune', entry);
    case 'charms':
      return words.text(`mystery-web-charm-${entry}`);
    case 'grid': {
      const [grid = '', reward, number = ''] = entry.split(' ');
      const name = words.text('mystery-web-grid', { grid });
      return reward ? words.text('mystery-web-part-reward', { grid: name, number }) : name;
    }
    default:
      return entry;
  }
}
