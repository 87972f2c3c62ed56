/** What is seen of a table: which moment, as whom, on what screen, and what can be chosen there. */
import { MediaQuery } from 'svelte/reactivity';

import { speech } from '../lib/language.svelte.ts';
import { momentName } from '../lib/moment.ts';
import type { Fact, Moment, Table, View } from '../lib/protocol.ts';
import type { Option, Plan, SeatFace, TableProps, Target } from '../titles/face.ts';
import { endsTurn } from '../titles/shelf.ts';
import type { Lookback } from './lookback.svelte.ts';
import type { Room } from './room.ts';

export class Sight {
  readonly #phone = new MediaQuery('max-width: 700px');
  readonly #strip = new MediaQuery('max-width: 1099px');

  readonly now: Moment | Table | null = $derived.by(() => this.back.replay?.moment ?? this.room.state.shown);
  /** The table as it is; null when looking back. */
  readonly live: Table | null = $derived.by(() => (this.back.replay ? null : this.room.state.shown));
  readonly me: number = $derived.by(() => this.now?.seat ?? this.room.state.me);
  readonly my: SeatFace | undefined = $derived.by(() => this.seats.find((seat) => seat.seat === this.me));
  /** Who has to confirm the turn; nobody, if mine confirms itself in a moment. */
  readonly confirming: number = $derived.by(() => {
    const seat = this.closed ? 0 : (this.live?.confirming ?? 0);
    return seat === this.me && this.room.state.confirmsItself ? 0 : seat;
  });
  /** Whether it is mine to confirm the turn, and nothing else. */
  readonly confirms: boolean = $derived(this.me > 0 && this.confirming === this.me);
  readonly over: boolean = $derived(this.now?.over ?? false);
  /** Whether nobody can answer any more, although the game is not over. */
  readonly closed: boolean = $derived(this.live?.closed ?? false);
  /** What everybody at the table has to know: why it is closed, or that its rules were changed. */
  readonly notice: string = $derived.by(() => {
    const problem = this.live?.notice;
    return problem ? speech.words.problem(problem, this.room.state.names) : '';
  });
  readonly mine: boolean = $derived.by(() => {
    const { live } = this;
    if (!live || live.over || live.closed || live.confirming || this.room.state.gain) return false;
    return live.view.deciding.includes(this.me);
  });

  readonly plan: Plan | null = $derived.by(() =>
    this.mine && this.live ? (this.room.face?.planOf(this.live.view, this.me) ?? null) : null,
  );
  /** Whether the title's planner answers the question. */
  readonly plans: boolean = $derived.by(
    () => this.mine && this.live !== null && (this.room.face?.plans?.(this.live.view) ?? false),
  );
  /** The view with the options of now: none while others choose, all of a plan's at once. */
  readonly view: View | null = $derived.by(() => {
    const view = this.now?.view;
    if (!view) return null;
    if (!this.mine) return { ...view, ask: { ...view.ask, options: [] } };
    return this.plan ? { ...view, ask: { ...view.ask, options: this.plan.options } } : view;
  });
  readonly options: Option[] = $derived(this.view?.ask.options ?? []);
  readonly ending: Option | undefined = $derived(this.options.find((option) => endsTurn(this.slug, option.kind)));
  /** Everything that has happened up to the moment that is shown. */
  readonly facts: readonly Fact[] = $derived.by(() => {
    const { replay } = this.back;
    if (replay?.replay) return replay.replay.plies.slice(0, replay.ply).flatMap((ply) => ply.events);
    const seq = this.live?.seq ?? 0;
    return this.room.state.answers.filter((answer) => answer.seq <= seq).flatMap((answer) => answer.facts);
  });
  /** What every part of the table needs. */
  readonly table: TableProps | null = $derived.by(() => {
    const { view, seats, me } = this;
    return view && { view, components: this.room.components, seats, me, words: speech.words, facts: this.facts };
  });

  /** What is told now, scene by scene; then nobody is asked yet. */
  readonly scene: string = $derived.by(() => (this.table && this.room.face?.telling?.(this.table)) ?? '');

  /** What tells this moment from another. */
  readonly moment: string = $derived(momentName(this.now));
  /** What tells a question from another: answers that others seal meanwhile do not change it. */
  readonly question: string = $derived.by(() => {
    const { now, moment } = this;
    return this.room.face?.Answer && now && 'ask' in now ? [now.seat, now.ask].join('/') : moment;
  });
  readonly round: number = $derived(typeof this.view?.round === 'number' ? this.view.round : 0);
  /** The others, beginning with whoever comes after me. */
  readonly rivals: SeatFace[] = $derived.by(() => {
    const at = this.seats.findIndex((seat) => seat.seat === this.me);
    return at < 0 ? this.seats : [...this.seats.slice(at + 1), ...this.seats.slice(0, at)];
  });
  /** The seat that comes next; 0 if none does. */
  readonly next: number = $derived.by(() => {
    const deciding = this.view?.deciding[0] ?? 0;
    return this.over || !deciding ? 0 : (deciding % Math.max(1, this.seats.length)) + 1;
  });

  constructor(
    readonly room: Room,
    readonly back: Lookback,
  ) {}

  get phone(): boolean {
    return this.#phone.current;
  }
  /** Whether the players stand in a strip above the board, because there is no room for a rail. */
  get strip(): boolean {
    return this.#strip.current;
  }
  get seats(): SeatFace[] {
    return this.room.state.seats;
  }
  get slug(): string {
    return this.room.title.slug;
  }

  nameOf(seat: number): string {
    return this.room.state.names[seat - 1] ?? '';
  }

  targetOf(option: Option): Target {
    return (this.view && this.room.face?.targetOf(option, this.view)) ?? '';
  }

  optionsAt(target: Target): Option[] {
    return target ? this.options.filter((option) => this.targetOf(option) === target) : [];
  }
}
