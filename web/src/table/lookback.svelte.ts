/** Looking back: a moment of the game instead of the table as it is. */
import { untrack } from 'svelte';

import { linkTo } from '../lib/address.ts';
import { ring } from '../lib/keys.ts';
import { say, speech } from '../lib/language.svelte.ts';
import type { Ply } from '../lib/protocol.ts';
import { ReplayState } from '../lib/replay.svelte.ts';
import { place } from '../lib/route.svelte.ts';
import { quietOf } from '../titles/shelf.ts';
import type { Room } from './room.ts';

export class Lookback {
  replay = $state.raw<ReplayState | null>(null);
  /** As whom; null: as whoever came. */
  viewer = $state<number | null>(null);

  /** Whether a moment is looked at, or has not given way yet to the table as it is. */
  readonly looking: boolean = $derived.by(() => this.ply() !== null || this.replay !== null);
  /** The answer before the shown moment. */
  readonly #answer: Ply | undefined = $derived.by(() => this.replay?.replay?.plies[this.replay.ply - 1]);
  /** What it did. */
  readonly told: string[] = $derived.by(() => {
    const { names } = this.room.state;
    const slug = this.room.title.slug;
    const events = this.#answer?.events ?? [];
    const told = speech.words.summary(slug, events, names, quietOf(slug));
    return told.length ? told : events.map((fact) => speech.words.event(slug, fact, names));
  });
  /** Why it was done, if a bot did it and the game is over. */
  readonly why: string = $derived.by(() => {
    const { names } = this.room.state;
    const why = speech.words.because(this.#answer?.why ?? [], names, this.room.title.slug);
    return why && say('web-replay-why', { name: names[(this.#answer?.seat ?? 0) - 1] ?? '', why });
  });
  readonly choices: { seat: number; name: string }[] = $derived.by(() => {
    const { seats, me } = this.room.state;
    return [
      { seat: 0, name: say('web-eyes-public') },
      ...seats
        .filter((seat) => this.replay?.replay?.over || seat.seat === me)
        .map(({ seat, name }) => ({ seat, name })),
    ];
  });

  constructor(
    private readonly room: Room,
    /** The moment to look at; null to play. */
    readonly ply: () => number | null,
  ) {
    $effect(() => {
      const wanted = this.ply();
      if (wanted === null) {
        this.replay?.close();
        this.replay = null;
        return;
      }
      const viewer = this.viewer ?? untrack(() => room.state.me);
      untrack(() => {
        this.#show(wanted, viewer);
      });
    });
    $effect(() => () => this.replay?.close());
  }

  #show(ply: number, viewer: number): void {
    const { table, state } = this.room;
    if (this.replay?.viewer === viewer) {
      if (this.replay.ply !== ply && !this.replay.running) void this.replay.go(ply);
      return;
    }
    this.replay?.close();
    this.replay = new ReplayState(table, state.connection.token, viewer, (at) =>
      place.go(`/replay/${table}/${at}`, true),
    );
    void this.replay.load(ply);
  }

  go(ply: number): void {
    place.go(`/replay/${this.room.table}/${ply}`);
  }

  close(): void {
    place.go(`/t/${this.room.table}`);
  }

  /** The key that a link carries so that everybody can look. */
  get watchKey(): string {
    return ring(this.room.table)?.watch ?? '';
  }

  link(ply: number): string {
    const { watchKey } = this;
    return linkTo(`/replay/${this.room.table}/${ply}${watchKey ? `#${watchKey}` : ''}`);
  }
}
