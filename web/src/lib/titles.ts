/** What a title and its table options are called in the language of this viewer. */

import { speech } from './language.svelte.ts';
import type { OptionInfo, TitleInfo, Value } from './protocol.ts';

export function nameOfTitle(title: Pick<TitleInfo, 'slug' | 'name'>): string {
  const message = `${title.slug}-door`;
  return speech.words.has(message) ? speech.words.text(message) : title.name;
}

export function nameOfOption(title: TitleInfo, option: OptionInfo): string {
  const message = `${title.slug}-table-${option.name}`;
  return speech.words.has(message) ? speech.words.text(message) : option.name;
}

export function nameOfValue(title: TitleInfo, option: OptionInfo, value: Value): string {
  const message = `${title.slug}-table-${option.name}-${String(value)}`;
  return speech.words.has(message) ? speech.words.text(message) : String(value);
}
