/** What is said at a table: notices that pass, and what a screen reader tells politely or at once. */
import { untrack } from 'svelte';

import { headOf } from '../lib/asking.ts';
import { say, speech } from '../lib/language.svelte.ts';
import { quietOf } from '../titles/shelf.ts';
import type { Sight } from './sight.svelte.ts';

interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const TOAST_TIME = 6000;
/** So many events of the others are told; after an absence that is longer nobody wants to hear them all. */
const TOLD_EVENTS = 40;
const TOLD_LINES = 12;

export class Voice {
  polite = $state('');
  urgent = $state('');
  toasts = $state.raw<Toast[]>([]);
  #count = 0;

  constructor(private readonly sight: Sight) {
    const { state } = sight.room;

    // What the others did is told politely, as it is shown.
    $effect(() => {
      void state.shown;
      untrack(() => {
        this.#tellOthers();
      });
    });
    // My turn and a lost line are told at once.
    $effect(() => {
      this.urgent = this.#alarm();
    });
    $effect(() => {
      const { refusal } = state;
      if (refusal) untrack(() => this.toast(speech.words.problem(refusal, state.names, sight.slug), true));
    });
    $effect(() => {
      const { arrived } = state;
      if (!arrived) return;
      untrack(() => {
        this.read(say('web-sat-down', { name: sight.nameOf(arrived.seat) }));
      });
    });
  }

  toast(text: string, bad = false): void {
    const id = ++this.#count;
    this.toasts = [...this.toasts.filter((one) => one.bad), { id, text, bad }].slice(-3);
    setTimeout(() => {
      this.toasts = this.toasts.filter((one) => one.id !== id);
    }, TOAST_TIME);
  }

  /** Show and tell what was asked for. */
  read(text: string): void {
    this.toast(text);
    this.polite = text;
  }

  #tellOthers(): void {
    const { slug, me, room } = this.sight;
    const { words } = speech;
    const entries = room.state.shown?.entries ?? [];
    // Where all answer at once, what the last answer brings about is nobody's own doing.
    const all = room.face?.Answer !== undefined;
    const told = entries.filter((entry) => (all || entry.seat !== me) && entry.kind === 'answer');
    const events = told.flatMap((entry) => entry.events).slice(-TOLD_EVENTS);
    const lines = words.summary(slug, events, room.state.names, quietOf(slug));
    if (lines.length && lines.length < TOLD_LINES)
      this.polite = lines.map((line) => words.spoken(slug, line)).join(' ');
  }

  #alarm(): string {
    const { mine, my, slug, room } = this.sight;
    if (mine && my) {
      return untrack(() => (this.sight.view ? headOf(speech.words, slug, this.sight.view.ask, my.name) : ''));
    }
    return room.state.connection.wire === 'offline' ? say('web-wire-offline') : '';
  }
}
