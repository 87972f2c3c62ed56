/** Whether the last input came from the keyboard: then the focus must never be lost, and help opens without delay. */

let keyboard = false;

export const byKeyboard = (): boolean => keyboard;

export function followInput(): void {
  addEventListener('keydown', () => (keyboard = true), { capture: true });
  addEventListener('pointerdown', () => (keyboard = false), { capture: true });
}
