import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';

import { speech } from '../lib/language.svelte.ts';
import type { Entry, Fact, Table } from '../lib/protocol.ts';
import { Words } from '../lib/words.ts';
import type { Sight } from './sight.svelte.ts';
import { Voice } from './voice.svelte.ts';

speech.words = new Words('en', ['aztec-event-revealed = { $name } turned the card up.\n']);
const revealed: Fact = { kind: 'revealed', seat: 2, rule: '' };
const mine: Entry = { seq: 1, seat: 1, kind: 'answer', events: [revealed], undone: 0 };

let end: () => void = () => undefined;
afterEach(() => {
  end();
});

/** What is told of my own answer at a table whose answers are composed, or listed. */
function toldOf(face: object): string {
  const state = {
    shown: { entries: [mine] } as unknown as Table,
    names: ['Ana', 'Bruno'],
    refusal: null,
    arrived: null,
    connection: { wire: 'saved' },
  };
  const sight = { slug: 'aztec', me: 1, mine: false, room: { state, face } } as unknown as Sight;
  let voice: Voice | undefined;
  end = $effect.root(() => {
    voice = new Voice(sight);
  });
  flushSync();
  return voice?.polite ?? '';
}

test('what my answer brings about is told where all answer at once: whoever locks last hears the reveal', () => {
  expect(toldOf({ Answer: () => undefined })).toBe('Bruno turned the card up.');
});

test('what I did in my own turn is not told to me', () => {
  expect(toldOf({})).toBe('');
});
