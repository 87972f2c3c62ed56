/** What this viewer likes: kept on the device, in force at once. */

import { cut } from './letters.ts';
import { stored } from './stored.ts';

export type Theme = 'system' | 'night' | 'day';
const THEMES: readonly Theme[] = ['system', 'night', 'day'];

class Settings {
  #name = $state(cut(stored.get('name')));
  #theme = $state<Theme>(THEMES.find((theme) => theme === stored.get('theme')) ?? 'system');
  #confirms = $state(stored.get('confirms') !== 'no');
  #letters = $state(stored.get('letters') !== 'no');
  #gains = $state(stored.get('gains') === 'yes');

  /** What I am called. */
  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    stored.set('name', name);
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    stored.set('theme', theme);
    this.light();
  }

  /** Whether my turns wait until I confirm them. */
  get confirms(): boolean {
    return this.#confirms;
  }
  set confirms(yes: boolean) {
    this.#confirms = yes;
    stored.set('confirms', yes ? 'yes' : 'no');
  }

  /** Whether single letters read the table out. */
  get letters(): boolean {
    return this.#letters;
  }
  set letters(yes: boolean) {
    this.#letters = yes;
    stored.set('letters', yes ? 'yes' : 'no');
  }

  /** Whether I am asked about mere gains, also where nothing hangs on them. */
  get gains(): boolean {
    return this.#gains;
  }
  set gains(yes: boolean) {
    this.#gains = yes;
    stored.set('gains', yes ? 'yes' : 'no');
  }

  /** Light the room: the chosen theme, or the system's. */
  light(): void {
    const day =
      this.#theme === 'day' || (this.#theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
    if (day) document.documentElement.dataset.theme = 'day';
    else delete document.documentElement.dataset.theme;
  }
}

export const settings = new Settings();
