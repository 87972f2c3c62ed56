import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from './api.ts';
import { part, renew } from './renewal.ts';

const MINE = '/assets/index-Old1.js';
const THEIRS = '/assets/index-New2.js';
const reload = vi.fn();
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function serve(build: string): void {
  const page = `<!doctype html><script type="module" crossorigin src="${build}"></script>`;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(page)));
}

beforeEach(() => {
  reload.mockReset();
  sessionStorage.clear();
  document.head.innerHTML = `<script type="module" crossorigin src="${MINE}"></script>`;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

test('a page of another build is loaded anew, once', () => {
  expect(renew(THEIRS, reload)).toBe(true);
  expect(renew(THEIRS, reload), 'it did not help').toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('after both agreed, the next build is loaded too', () => {
  renew(THEIRS, reload);
  expect(renew(MINE, reload)).toBe(false);
  expect(renew(THEIRS, reload)).toBe(true);
});

test('without a build on either side nothing is loaded', () => {
  expect(renew('', reload)).toBe(false);
  document.head.innerHTML = '<script type="module" src="/src/main.ts"></script>';
  expect(renew(THEIRS, reload), 'a page that is being developed').toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('where nothing kept would outlive it, the page stays', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  expect(renew(THEIRS, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a part that is there is given', async () => {
  await expect(part(() => Promise.resolve('face'))).resolves.toBe('face');
});

test('a part that is gone with its build brings the other page, and whoever waits for it waits on', async () => {
  serve(THEIRS);
  const waiting = part(gone, reload);
  await vi.waitFor(() => {
    expect(reload).toHaveBeenCalledOnce();
  });
  await expect(Promise.race([waiting, Promise.resolve('waits')])).resolves.toBe('waits');
  await expect(part(gone, reload), 'once only').rejects.toMatchObject({ problem: { problem: 'web-problem-server' } });
  expect(reload).toHaveBeenCalledOnce();
});

test('a part that is missing for another reason is told, and the page stays', async () => {
  serve(MINE);
  await expect(part(gone, reload)).rejects.toMatchObject({ problem: { problem: 'web-problem-server' } });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const missed = part(gone, reload);
  await expect(missed).rejects.toBeInstanceOf(ApiError);
  await expect(missed).rejects.toMatchObject({ problem: { problem: 'web-problem-unreachable' } });
  expect(reload).not.toHaveBeenCalled();
});
