/** One letter answers: B believes, A accuses, 1 to 3 take an artefact, Z takes back. Enter locks by the gold button. */
import { desk } from './desk.svelte.ts';
import { clockwise } from './layout.ts';
import type { AztecView, Moment } from './view.ts';

/** These keys, as the sheet of keys lists them. */
export const KEYS = {
  about: 'aztec-web-keys',
  list: [
    { key: 'B', message: 'aztec-web-keys-believe' },
    { key: 'A', message: 'aztec-web-keys-accuse' },
    { key: '1–3', message: 'aztec-web-keys-artefact' },
    { key: 'Z', message: 'aztec-web-keys-undo' },
  ],
};

/** Do what a key means now; false if it means nothing. */
export function pressKey(key: string, view: AztecView, moment: Moment): boolean {
  const letter = key.toLowerCase();
  if (letter === 'z' && desk.undoable) {
    desk.undo();
    return true;
  }
  if (moment === 'token' && (letter === 'b' || letter === 'a')) {
    const seat = desk.seat || (clockwise(view.seat ?? 1, view.players.length)[0] ?? 0);
    desk.choose(`${letter === 'b' ? 'believe' : 'accuse'} ${seat}`, seat);
    return true;
  }
  if (moment === 'pick' && /^[1-3]$/.test(key)) {
    const option = view.ask.options[Number(key) - 1];
    if (option) desk.choose(option.text);
    return option !== undefined;
  }
  if (key === 'Enter' && desk.pick && document.activeElement?.matches('[data-option]')) {
    const chosen = document.activeElement.getAttribute('data-option');
    const main = document.querySelector<HTMLElement>('[data-main]:not([aria-disabled])');
    // Enter on what is chosen already goes on; on anything else it chooses.
    if (chosen !== desk.pick || !main) return false;
    main.click();
    return true;
  }
  return false;
}
