/** The keys 1 to 6 go to the traps, G to the space where my pawn stands; Enter there does it. T hides the teeth. */
import { settings } from '../../lib/settings.svelte.ts';

/** These keys, as the sheet of keys lists them. */
export const KEYS = {
  about: 'jaguar-web-keys',
  list: [
    { key: '↑ ↓ ← →', message: 'jaguar-web-keys-arrows' },
    { key: '1–6', message: 'jaguar-web-keys-traps' },
    { key: 'G', message: 'jaguar-web-keys-pawn' },
    { key: 'T', message: 'jaguar-web-keys-teeth' },
  ],
};

/** Whether the floor shows how many tokens of others would hit on each space. */
export const floor = $state({ teeth: true });

export function boardKeys(event: KeyboardEvent): void {
  if (!settings.letters || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest('input, select, textarea, dialog')) return;
  const key = event.key.toLowerCase();
  if (/^[1-6]$/.test(key)) {
    const traps = document.querySelectorAll<SVGElement>('[data-target^="trap:"]');
    traps[Number(key) - 1]?.focus();
  } else if (key === 'g') document.querySelector<SVGElement>('[data-mine] [data-target]')?.focus();
  else if (key === 't') floor.teeth = !floor.teeth;
}
