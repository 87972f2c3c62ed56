/** All test files share one document: each leaves it as it found it. */
import { afterAll, vi } from 'vitest';

/** What a file may define on elements because jsdom has it not. */
const LENT = ['animate', 'scrollTo'];

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of LENT) Reflect.deleteProperty(Element.prototype, name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});
