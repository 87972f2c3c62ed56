/** What the server has on its shelf, asked for once. */

import { api } from './api.ts';
import type { Components, TitleInfo } from './protocol.ts';

let titles: Promise<TitleInfo[]> | undefined;
const components = new Map<string, Promise<Components>>();
const words = new Map<string, Promise<string>>();

export function allTitles(): Promise<TitleInfo[]> {
  titles ??= api.titles().catch((error: unknown) => {
    titles = undefined;
    throw error;
  });
  return titles;
}

export async function titleOf(slug: string): Promise<TitleInfo | undefined> {
  return (await allTitles()).find((title) => title.slug === slug);
}

export function componentsOf(slug: string): Promise<Components> {
  const known = components.get(slug) ?? api.components(slug);
  components.set(slug, known);
  known.catch(() => components.delete(slug));
  return known;
}

/** All texts of a title that this page does not bring. */
export function wordsOf(slug: string, language: string): Promise<string> {
  const wish = `${slug} ${language}`;
  const known = words.get(wish) ?? api.words(slug, language).then(({ messages }) => messages);
  words.set(wish, known);
  known.catch(() => words.delete(wish));
  return known;
}
