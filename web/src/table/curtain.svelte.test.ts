import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { speech } from '../lib/language.svelte.ts';
import { Words } from '../lib/words.ts';
import { seatFaces } from '../titles/seats.ts';
import Curtain from './Curtain.svelte';

const [ana, bruno] = seatFaces(
  ['Ana', 'Bruno'].map((name, i) => ({ seat: i + 1, name, kind: 'person', bot: '', stand_in: false, here: true })),
);
const onlook = vi.fn<(seat: number) => void>();
const props = $state({ seat: ana, onlook });
let part: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  speech.words = new Words('en', [
    'web-curtain = { $name }\nweb-curtain-others = away\nweb-curtain-look = { $name }, hold to look\n',
  ]);
  props.seat = ana;
  part = mount(Curtain, { target: document.body, props });
  flushSync();
});
afterEach(async () => {
  await unmount(part);
  vi.useRealTimers();
});

const hold = () => {
  document.querySelector('button')?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  flushSync();
};

test('whoever holds long enough looks', () => {
  hold();
  vi.advanceTimersByTime(699);
  expect(onlook).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onlook.mock.calls).toEqual([[1]]);
});

test('a hold that began for one player does not open the table of another', () => {
  hold();
  vi.advanceTimersByTime(400);
  props.seat = bruno;
  flushSync();
  vi.advanceTimersByTime(1000);
  expect(onlook).not.toHaveBeenCalled();
  hold();
  vi.advanceTimersByTime(700);
  expect(onlook.mock.calls).toEqual([[2]]);
});
