/** Which titles have a face, and what the shell knows of each before it is loaded. */

import type { TitleFace } from './face.ts';

const FACES: Record<string, () => Promise<TitleFace>> = {
  mystery: () => import('./mystery/index.ts').then((module) => module.face),
  aztec: () => import('./aztec/index.ts').then((module) => module.face),
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
};

/** Fields of options and events that number a seat in this title; in another they number something else. */
const SEAT_FIELDS: Record<string, readonly string[]> = { aztec: ['other'] };

/** What a first game is played with; the other options stay as they are. */
const FIRST_GAME: Record<string, Record<string, string>> = { mystery: { mode: 'basic' } };

/** The doors of the hall, in their order; those the server does not offer yet stand closed. */
export const DOORS = ['mystery', 'aztec', 'mice', 'jaguar'] as const;

const NOTHING: ReadonlySet<string> = new Set();

export const faceOf = async (slug: string): Promise<TitleFace | null> => (await FACES[slug]?.()) ?? null;
export const quietOf = (slug: string): ReadonlySet<string> => QUIET[slug] ?? NOTHING;
export const seatFieldsOf = (slug: string): readonly string[] => SEAT_FIELDS[slug] ?? [];
export const firstGame = (slug: string): Record<string, string> => FIRST_GAME[slug] ?? {};
