/** What a part of a table remembers for as long as this tab lives, also over a reload. */

import { kept } from './stored.ts';

interface Remembered<T> {
  value: T;
}

/** A value under a name that may change, as with the table or the seat; nothing is kept under an empty one. */
export function remembered<T>(name: () => string, otherwise: T): Remembered<T> {
  let written = $state.raw<Record<string, T>>({});
  return {
    get value() {
      const place = name();
      return written[place] ?? (place ? kept.read<T>(place, otherwise) : otherwise);
    },
    set value(next) {
      const place = name();
      written = { ...written, [place]: next };
      if (place) kept.write(place, next);
    },
  };
}
