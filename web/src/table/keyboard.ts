/** The keys of a table: one letter reads a part of it out, asks why not, or opens help. */
import { say, speech } from '../lib/language.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { Cards } from './cards.svelte.ts';
import type { Choosing } from './choosing.svelte.ts';
import type { News } from './news.svelte.ts';
import { readOut } from './reading.ts';
import type { Sheets } from './sheets.svelte.ts';
import type { Sight } from './sight.svelte.ts';
import type { Voice } from './voice.svelte.ts';

const READ_LINES = 3;

/** The parts of the table that are read out as they stand there. */
export interface Zones {
  status?: HTMLElement | undefined;
  panel?: HTMLElement | undefined;
  others?: HTMLElement | undefined;
}

export class Keyboard {
  constructor(
    private readonly sight: Sight,
    private readonly news: News,
    private readonly voice: Voice,
    private readonly cards: Cards,
    private readonly choosing: Choosing,
    private readonly sheets: Sheets,
    private readonly zones: Zones,
  ) {}

  press = (event: KeyboardEvent): void => {
    this.sight.room.state.skip();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest('input:not([type="checkbox"]), select, textarea, dialog')) return;
    const key = event.key.toLowerCase();
    if (event.key === 'Escape') this.#escape();
    else if (!settings.letters) return;
    else if (key === '?') {
      event.preventDefault();
      this.#help();
    } else if (key === 'w') this.#whyNot();
    else {
      const text = this.#readout(key);
      if (text) this.voice.read(text);
    }
  };

  #escape(): void {
    this.choosing.only = null;
    this.cards.close();
  }

  #help(): void {
    if (this.cards.hover) this.cards.show(this.cards.hover, null, true);
    else this.sheets.keys = true;
  }

  #whyNot(): void {
    const at = this.cards.hover || this.cards.look;
    const wish = this.cards.wishAt(at);
    if (wish) void this.cards.askWhy(wish, at);
    else this.voice.toast(say('web-why-nothing'));
  }

  #readout(key: string): string {
    const zone = (element: HTMLElement | undefined) => (element ? readOut(element) : '');
    switch (key) {
      case 'l':
        return this.#lastLines();
      case 's':
        return zone(this.zones.status);
      case 'h':
        return zone(this.zones.panel);
      case 'b':
        return this.#standing();
      case 'o':
        return zone(this.zones.others);
      default:
        return '';
    }
  }

  #lastLines(): string {
    const { slug } = this.sight;
    const last = this.news.lines.slice(-READ_LINES).map((line) => speech.words.spoken(slug, line.text));
    return last.length ? last.join(' ') : say('web-log-empty');
  }

  #standing(): string {
    const { now, me, my, view, room } = this.sight;
    const scores = now?.scores ?? [];
    const points = scores[me - 1] ?? 0;
    const rank = 1 + scores.filter((score) => (score ?? 0) > points).length;
    const hidden = scores.includes(null);
    const where = view && room.face ? room.face.whereIs(view, me, speech.words) : '';
    const message = hidden ? 'web-read-points' : 'web-read-standing';
    return [say(message, { name: my?.name ?? '', points, rank, players: scores.length }), where]
      .filter(Boolean)
      .join(' ');
  }
}
