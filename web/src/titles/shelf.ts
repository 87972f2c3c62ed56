/** Which titles have a face, and what the shell knows of each before it is loaded. */

import type { Component } from 'svelte';

import { part } from '../lib/renewal.ts';
import type { Words } from '../lib/words.ts';
import type { Components, TitleFace, View } from './face.ts';

/** What is to be known of a title's options and events, from its `kinds.ts`. */
export interface About {
  /** Options by which a player says to be done: if the turn is over then, it needs no confirmation. */
  readonly endsTurn: readonly string[];
  /** Events that a summary leaves out: it tells of them by others, or they are no news. */
  readonly quiet: readonly string[];
  /** Fields of options and events that number a seat in this title; in another they number something else. */
  readonly seatFields: readonly string[];
}

// A title is a folder; what it offers lies there under a name that is the same for all.
const FACES = import.meta.glob<TitleFace>('./*/index.ts', { import: 'face' });
const CARDS = import.meta.glob<Component<CardsProps>>('./*/cards/Browser.svelte', { import: 'default' });
const ABOUT = import.meta.glob<About>('./*/kinds.ts', { import: 'about', eager: true });
const PLACES = import.meta.glob<number>('../../../src/antechamber/games/*/primer.toml', {
  import: 'place',
  eager: true,
});

/** What a page of all cards is given. */
export interface CardsProps {
  components: Components;
  words: Words;
}
/** The doors of the hall, in the order of the shelf; those the server does not offer yet stand closed. */
export const DOORS: readonly string[] = Object.entries(PLACES)
  .toSorted(([one, place], [other, further]) => place - further || (one < other ? -1 : 1))
  .map(([path]) => path.split('/').at(-2) ?? '');

const quiet = new Map(Object.entries(ABOUT).map(([path, about]) => [path, new Set(about.quiet)]));
const NOTHING: ReadonlySet<string> = new Set();
/** What numbers a seat in a title that this page does not know. */
const SEAT_FIELDS: readonly string[] = ['seat', 'seats', 'from'];

const aboutOf = (slug: string): About | undefined => ABOUT[`./${slug}/kinds.ts`];

const load = async <T>(parts: Record<string, () => Promise<T>>, path: string): Promise<T | null> =>
  parts[path] ? part(parts[path]) : null;

export const faceOf = (slug: string): Promise<TitleFace | null> => load(FACES, `./${slug}/index.ts`);
export const hasFace = (slug: string): boolean => `./${slug}/index.ts` in FACES;
export const quietOf = (slug: string): ReadonlySet<string> => quiet.get(`./${slug}/kinds.ts`) ?? NOTHING;
export const seatFieldsOf = (slug: string): readonly string[] => aboutOf(slug)?.seatFields ?? SEAT_FIELDS;
export const endsTurn = (slug: string, kind: string): boolean => aboutOf(slug)?.endsTurn.includes(kind) ?? false;
export const cardsOf = (slug: string): Promise<Component<CardsProps> | null> =>
  load(CARDS, `./${slug}/cards/Browser.svelte`);

/** The address of the page of all cards, which marks what is in play in this view; empty if there is no such page. */
export function cardsAt(slug: string, view?: View): string {
  if (!CARDS[`./${slug}/cards/Browser.svelte`]) return '';
  const factions = view?.factions;
  return `/cards/${slug}${Array.isArray(factions) ? `?in=${factions.join('.')}` : ''}`;
}
