import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { samplesOf } from '../gallery/samples.ts';
import { speech } from '../lib/language.svelte.ts';
import { wordsIn } from '../lib/fixtures/speech.ts';
import { face } from '../titles/aztec/index.ts';
import type { News } from './news.svelte.ts';
import Rail from './Rail.svelte';
import type { Sheets } from './sheets.svelte.ts';
import type { Sight } from './sight.svelte.ts';

const { components: AZTEC_COMPONENTS, sample: aztecSample } = samplesOf('aztec');

const words = wordsIn('en', 'aztec');
const table = { ...aztecSample('token'), components: AZTEC_COMPONENTS, words };
const pointing = { hover: '', chosen: [], onpick: vi.fn(), onlook: vi.fn(), onwhy: vi.fn() };

let part: Record<string, unknown> | undefined;
beforeEach(() => {
  speech.words = words;
});
afterEach(async () => {
  if (part) await unmount(part);
});

function draw(screen: { phone: boolean; strip: boolean }): string {
  const sight = { ...screen, me: 0, slug: 'aztec', seats: table.seats, room: { face } } as unknown as Sight;
  const sheets = { invites: [] } as unknown as Sheets;
  const props = { sight, table, pointing, news: {} as News, sheets, zone: undefined };
  part = mount(Rail, { target: document.body, props });
  flushSync();
  return document.body.textContent;
}

test('what a title has beside its board stands above it where there is no rail', () => {
  const drawn = draw({ phone: false, strip: true });
  expect(drawn).toContain(words.text('aztec-web-order'));
  expect(drawn).toContain(words.text('aztec-web-unseen'));
});

test('on the phone it has no room', () => {
  expect(draw({ phone: true, strip: true }).trim()).toBe('');
});
