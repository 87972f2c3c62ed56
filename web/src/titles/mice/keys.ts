/** Typed numbers go to entrances, R to Remove, C to the first chest; Enter there does it. */
import { settings } from '../../lib/settings.svelte.ts';
import type { MiceView } from './view.ts';

/** These keys, as the sheet of keys lists them. */
export const KEYS = {
  about: 'mice-web-keys',
  list: [
    { key: '↑ ↓ ← →', message: 'mice-web-keys-arrows' },
    { key: '1–14', message: 'mice-web-keys-number' },
    { key: 'R', message: 'mice-web-keys-remove' },
    { key: 'C', message: 'mice-web-keys-chest' },
    { key: '↑ ↓ T', message: 'mice-web-keys-plan' },
  ],
};

/** How long another digit belongs to the number before it. */
const TOGETHER = 900;
let typed = '';
let since = 0;

/** The entrance that a number means: what was typed just before belongs to it, if there is such a card. */
export function entranceFor(before: string, digit: string, cards: readonly string[]): string {
  const longer = (before + digit).replace('.', '-');
  return cards.includes(longer) ? longer : cards.includes(digit) ? digit : '';
}

export function numberKeys(event: KeyboardEvent, view: MiceView): void {
  if (!settings.letters || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest('input, select, textarea, dialog')) return;
  const key = event.key.toLowerCase();
  if (/^[\d.]$/.test(key)) {
    const now = event.timeStamp;
    const before = now - since < TOGETHER ? typed : '';
    since = now;
    typed = before + key;
    const cards = view.entrances.map((entrance) => entrance.card);
    const entrance = entranceFor(before, key, cards);
    if (!cards.includes(typed.replace('.', '-')) && entrance) typed = entrance;
    if (entrance) focus(`[data-target="entrance:${entrance}"]`);
  } else if (key === 'r') focus('[data-option="remove"]');
  else if (key === 'c') focus('[data-option^="chest "]');
}

function focus(selector: string): void {
  document.querySelector<HTMLElement | SVGElement>(selector)?.focus();
}
