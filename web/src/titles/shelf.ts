/** Which titles have a face, and what the shell knows of each before it is loaded. */

import type { Component } from 'svelte';

import { part } from '../lib/renewal.ts';
import type { Words } from '../lib/words.ts';
import type { Components, TitleFace, View } from './face.ts';

const FACES: Record<string, () => Promise<TitleFace>> = {
  mystery: () => import('./mystery/index.ts').then((module) => module.face),
  aztec: () => import('./aztec/index.ts').then((module) => module.face),
  mice: () => import('./mice/index.ts').then((module) => module.face),
  jaguar: () => import('./jaguar/index.ts').then((module) => module.face),
};

/** What a page of all cards is given. */
export interface CardsProps {
  components: Components;
  words: Words;
}
/** Titles that have a page of all their cards. */
const CARDS: Record<string, () => Promise<Component<CardsProps>>> = {
  mice: () => import('./mice/cards/Browser.svelte').then((module) => module.default),
};

/** Events that a summary leaves out: it tells of them by others, or they are no news. */
const QUIET: Record<string, ReadonlySet<string>> = {
  mystery: new Set(['turn-began', 'collected', 'round-ended', 'paid', 'swapped', 'scored', 'won']),
  aztec: new Set([
    'round-began',
    'looked',
    'claims-shown',
    'tokens-shown',
    'kept-claim',
    'drew',
    'offered',
    'kept-card',
    'round-ended',
    'scored',
    'won',
  ]),
  mice: new Set([
    'turn-began',
    'began-removing',
    'triggered',
    'discarded',
    'drew',
    'laid',
    'shuffled',
    'scored-sets',
    'scored',
    'won',
  ]),
  jaguar: new Set(['turn-began', 'order-set', 'token-chosen', 'missed', 'jaguar-shown', 'scored', 'won']),
};

/** Fields of options and events that number a seat in this title; in another they number something else. */
const SEAT_FIELDS: Record<string, readonly string[]> = { aztec: ['other'], mice: ['other'] };

/** The doors of the hall, in their order; those the server does not offer yet stand closed. */
export const DOORS = ['mystery', 'aztec', 'mice', 'jaguar'] as const;

const NOTHING: ReadonlySet<string> = new Set();

const load = async <T>(shelf: Record<string, () => Promise<T>>, slug: string): Promise<T | null> =>
  shelf[slug] ? part(shelf[slug]) : null;

export const faceOf = (slug: string): Promise<TitleFace | null> => load(FACES, slug);
export const quietOf = (slug: string): ReadonlySet<string> => QUIET[slug] ?? NOTHING;
export const seatFieldsOf = (slug: string): readonly string[] => SEAT_FIELDS[slug] ?? [];
export const cardsOf = (slug: string): Promise<Component<CardsProps> | null> => load(CARDS, slug);

/** The address of the page of all cards, which marks what is in play in this view; empty if there is no such page. */
export function cardsAt(slug: string, view?: View): string {
  if (!(slug in CARDS)) return '';
  const factions = view?.factions;
  return `/cards/${slug}${Array.isArray(factions) ? `?in=${factions.join('.')}` : ''}`;
}
