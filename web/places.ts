/** Lets the page import from a title's primer where it stands on the shelf, and nothing else. */
import type { Plugin } from 'vite';

export const LAST = 1000; // where those stand that do not say so

export function places(): Plugin {
  return {
    name: 'places',
    transform(text, id) {
      if (!id.endsWith('/primer.toml')) return null;
      return { code: `export const place = ${String(placeIn(text))};`, map: null };
    },
  };
}

/** As `titles.py` reads it. */
export const placeIn = (primer: string): number => Number(/^place *= *(\d+)/m.exec(primer)?.[1] ?? LAST);
