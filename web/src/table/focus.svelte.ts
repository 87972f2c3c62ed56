/** After an answer the pressed button is gone: whoever plays by keyboard goes on at the first option. */
import { tick } from 'svelte';

import { byKeyboard } from '../lib/input.ts';
import type { Zones } from './keyboard.ts';
import type { Sight } from './sight.svelte.ts';

/** Keep the focus where something can be done; gives what puts it there. */
export function followFocus(sight: Sight, zones: Zones): () => void {
  const focusFirst = () => {
    const first =
      document.querySelector<HTMLElement>('[data-plan], [data-option]') ??
      document.querySelector<HTMLElement>('[data-main]');
    (sight.mine || sight.confirms ? first : zones.status)?.focus();
  };
  $effect(() => {
    void sight.now;
    void tick().then(() => {
      const lost = !document.activeElement || document.activeElement === document.body;
      const resting = document.activeElement?.matches('.z-status, [data-main][aria-disabled="true"]');
      if (byKeyboard() && (lost || (resting && (sight.mine || sight.confirms)))) focusFirst();
    });
  });
  return focusFirst;
}
