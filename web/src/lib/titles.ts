/** What a title is called in the language of this viewer. */

import { speech } from './language.svelte.ts';
import type { TitleInfo } from './protocol.ts';

export function nameOfTitle(title: Pick<TitleInfo, 'slug' | 'name'>): string {
  const message = `web-door-${title.slug}`;
  return speech.words.has(message) ? speech.words.text(message) : title.name;
}
