/** The state of one table on this device: the last view, the log, who looks; frames are shown one by one. */

import type { LastMove, SeatFace, Step, TitleFace } from '../titles/face.ts';
import { seatFaces } from '../titles/seats.ts';
import { endsTurn } from '../titles/shelf.ts';
import { Connection, type Socket } from './connection.svelte.ts';
import { say } from './language.svelte.ts';
import type { Answer, Confirm, Entry, Fact, Problem, Reopen, SeatInfo, Table, TableInfo, Undo } from './protocol.ts';
import { renew } from './renewal.ts';
import { settings } from './settings.svelte.ts';
import { seatNotes, standing, type SeatNote, type StandingAnswer } from './story.ts';

/** A seat whose key this device holds; seat 0 watches. */
export interface Viewer {
  seat: number;
  token: string;
}

export interface TableOptions {
  table: string;
  /** The title that is played. */
  slug: string;
  viewers: Viewer[];
  /** A key that sees what everybody sees; empty if this device has none. */
  publicly: string;
  secrets: boolean;
  /** What everybody may know of the table before anybody looks; only needed where there is no key for that. */
  info?: Pick<TableInfo, 'seats' | 'deciding'> | undefined;
  face: TitleFace | null;
  reduced: () => boolean;
  make: () => Socket;
}

/** After so many frames at once nobody wants to see them one by one. */
const TOO_MANY = 30;
/** How long the last move of somebody else's turn stays to be seen, beside the time its pieces take. */
const REST = 260;
/** How long a move is waited for that only shows rings, because nothing shall move. */
const STILL = 320;
/** How long the server may take to confirm the turn that a bot made, before it is shown as one that waits. */
const CONFIRMED_SOON = 1_500;

export class TableState {
  /** The newest frame, and the one that is drawn. */
  newest = $state.raw<Table | null>(null);
  shown = $state.raw<Table | null>(null);
  people = $state.raw<SeatInfo[]>([]);
  entries = $state.raw<Entry[]>([]);
  /** Pieces in the air. */
  steps = $state.raw<Step[]>([]);
  last = $state.raw<LastMove | null>(null);
  /** Who looks. */
  me = $state(0);
  /** The seat of this device that shall look next, while the curtain is closed. */
  behind = $state(0);
  /** Who has just sat down where nobody sat before, or a bot; a new object each time. */
  arrived = $state.raw<SeatInfo | null>(null);
  refusal = $state.raw<Problem | null>(null);
  /** Why the server will not have this key. */
  gone = $state.raw<Problem | null>(null);

  readonly connection: Connection;
  readonly answers: StandingAnswer[] = $derived(standing(this.entries));
  readonly notes: SeatNote[] = $derived(seatNotes(this.entries));
  readonly names: string[] = $derived(this.people.map(called));
  readonly seats: SeatFace[] = $derived(
    seatFaces(this.people).map((seat, i) => ({ ...seat, name: this.names[i] ?? '' })),
  );
  readonly playing: boolean = $derived(this.newest !== this.shown);
  /** Whether my answer is on its way, so that nothing else can be chosen. */
  readonly busy: boolean = $derived.by(() => this.connection.waiting || this.#awaited > (this.newest?.seq ?? 0));

  readonly #queue: Table[] = [];
  #running = false;
  #skipping = false;
  #land: (() => void) | null = null;
  #seen = 0;
  /** My last move is in this entry; until it is shown, nothing else can be chosen. */
  #awaited = $state(0);
  #endedTurn = $state(false);
  /** Whether a turn of mine that is over is confirmed without a word of mine. */
  readonly confirmsItself: boolean = $derived.by(() => !settings.confirms || this.#endedTurn);
  /** Whether I have just taken something back, or was refused it: then I choose, also about gains. */
  #reconsiders = $state(false);
  /** Whether I wanted to be asked about gains when the question came; a switch holds from the next one on. */
  #asksAboutGains = $state(false);
  /** How many gains were taken by themselves since I answered. */
  #taken = 0;
  /** The answer that takes a mere gain for me, because I do not want to be asked; empty if there is none to be taken. */
  readonly gain: string = $derived.by(() => {
    const gains = this.newest?.view.ask.gains;
    if (!gains || gains.end || this.#asksAboutGains || this.#reconsiders) return '';
    return this.#amAsked(this.newest) ? gains.use : '';
  });
  /** The seats that came back from a bot while this was the last entry. */
  #returned = { seq: 0, seats: new Array<number>() };
  #holding: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: TableOptions) {
    const first = options.viewers[0] ?? { seat: 0, token: '' };
    // Before the first deal of a game with secrets nobody looks yet.
    const curtained = options.secrets && options.viewers.length > 1;
    this.behind = curtained ? first.seat : 0;
    this.me = curtained ? 0 : first.seat;
    this.people = options.info?.seats ?? [];
    if (curtained) this.behind = this.mine.find((seat) => options.info?.deciding.includes(seat)) ?? this.behind;
    this.connection = new Connection(
      options.table,
      curtained ? options.publicly : first.token,
      {
        discreet: options.secrets,
        seen: () => this.#seen,
        ontable: (table) => {
          this.take(table);
        },
        onpeople: ({ seats }) => {
          this.#meet(seats);
        },
        onrefused: ({ problem }) => {
          this.#endedTurn = false;
          this.#reconsiders = true;
          this.refusal = problem;
          this.#settleSoon();
        },
        onsaved: (seq) => {
          this.#awaited = seq;
          this.#settleSoon();
        },
        onclosed: (problem) => {
          this.gone = problem;
        },
      },
      options.make,
    );
  }

  get mine(): readonly number[] {
    return this.options.viewers.map((viewer) => viewer.seat).filter((seat) => seat > 0);
  }

  // ------------------------------------------------------------ what comes in

  /** A frame came: remember what happened, and show it after those before it. */
  take(table: Table): void {
    this.#meet(table.seats);
    if (table.seat !== this.me && this.options.secrets) return;
    const known = this.entries.at(-1)?.seq ?? 0;
    const fresh = table.entries.filter((entry) => entry.seq > known);
    if (fresh.length) this.entries = [...this.entries, ...fresh];
    this.#seen = Math.max(this.#seen, table.seq);
    if (table.seat !== this.me) return;
    if (this.#canGo(table) && renew(table.build)) return;
    clearTimeout(this.#holding);
    const next = { ...table, entries: fresh };
    if (!fresh.length && this.#isConfirmedSoon(table))
      this.#holding = setTimeout(() => this.#line(next), CONFIRMED_SOON);
    else this.#line(next);
  }

  /** Whether the page can be loaded anew: nobody is in the middle of choosing here, or a new question has just come. */
  #canGo({ view, ask }: Table): boolean {
    return !view.deciding.includes(this.me) || ask !== this.newest?.ask;
  }

  #line(next: Table): void {
    this.#asksAboutGains = settings.gains;
    this.newest = next;
    this.#queue.push(next);
    if (!this.#running) void this.#run();
  }

  /** See who sits where, who has just come, and who has come back. */
  #meet(seats: SeatInfo[]): void {
    for (const seat of seats) {
      const before = this.people.find((one) => one.seat === seat.seat);
      if (before && before.kind !== 'person' && seat.kind === 'person') this.arrived = seat;
      if (!before?.stand_in || seat.stand_in) continue;
      if (this.#returned.seq !== this.#seen) this.#returned = { seq: this.#seen, seats: [] };
      this.#returned.seats.push(seat.seat);
    }
    this.people = seats;
  }

  /** Whether a turn only seems to wait: a bot made it, and whoever took the seat back need not confirm that. */
  #isConfirmedSoon({ seq, confirming }: Table): boolean {
    return seq === this.#returned.seq && this.#returned.seats.includes(confirming);
  }

  async #run(): Promise<void> {
    this.#running = true;
    let next: Table | undefined;
    while ((next = this.#queue.shift())) {
      try {
        await this.#show(next);
      } catch (error) {
        // What cannot be animated is shown all the same, and what comes after it too.
        reportError(error);
      }
    }
    this.#running = this.#skipping = false;
    this.#settle();
  }

  async #show(next: Table): Promise<void> {
    const { face } = this.options;
    const before = this.shown;
    const facts = factsOf(next.entries);
    const quick = this.#skipping || document.visibilityState === 'hidden' || this.#queue.length > TOO_MANY;
    if (next.entries.some((entry) => entry.kind === 'undo')) this.last = null;
    this.shown = next;
    if (!face || before?.seat !== next.seat || !facts.length) return;
    this.last = face.lastMove(facts, before.view, next.seat) ?? this.last;
    if (quick) return;
    const steps = face.animate(facts, before.view, next.view, this.options.reduced());
    // What I did myself holds nobody up, unless it is told in scenes.
    const told = steps.some((step) => step.what === 'scene');
    if (!told && next.entries.every((entry) => entry.seat === this.me)) this.steps = steps;
    else await this.#fly(steps);
  }

  /** Let pieces fly, and wait until they have landed or somebody skips. */
  async #fly(steps: Step[]): Promise<void> {
    if (!steps.length) return;
    this.steps = steps;
    const turnGoesOn = this.#queue[0]?.entries[0]?.seat === this.shown?.entries.at(-1)?.seat;
    const flight = this.options.reduced() ? STILL : Math.max(...steps.map((step) => step.at + step.ms));
    const time = flight + (turnGoesOn ? 0 : REST);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#land = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#land = null;
    this.steps = [];
  }

  /** What was in the air has come down. */
  landed(): void {
    const told = this.steps.some((step) => step.what === 'scene');
    this.steps = [];
    if (told) this.#land?.();
  }

  /** Show everything that has come, at once; where a title tells it in scenes, go on to the next one. */
  skip(): void {
    if (this.options.face?.advance?.()) return;
    this.#skipping = this.#running;
    this.#land?.();
    this.steps = [];
  }

  // ------------------------------------------------------------ whose turn it is on this device

  /** All frames are shown: confirm by itself if that is wanted, and let the device follow the one who decides. */
  #settle(): void {
    const table = this.newest;
    if (!table || table !== this.shown || table.closed) return;
    if (table.confirming && table.confirming === this.me) {
      if (this.confirmsItself && !this.busy) this.confirm();
      return;
    }
    if (this.gain) {
      if (this.busy) return;
      this.#taken += 1;
      this.#send({ type: 'answer', ask: table.ask, answers: [this.gain] });
      return;
    }
    this.#endedTurn = false;
    const next = this.#nextHere(table);
    if (this.behind) this.behind = next || this.behind;
    else if (next && next !== this.me) this.handOver(next);
  }

  /** A move of mine has come through after its frame, as after a break: what waited for it can be done now. */
  #settleSoon(): void {
    if (!this.#running && !this.busy) this.#settle();
  }

  #nextHere(table: Table): number {
    if (table.over || !this.mine.length) return 0;
    if (this.mine.includes(table.confirming)) return table.confirming;
    const deciding = table.view.deciding.filter((seat) => this.mine.includes(seat) && !this.#hasStandIn(seat));
    return deciding.includes(this.me) ? this.me : (deciding[0] ?? 0);
  }

  #amAsked(table: Table | null): boolean {
    if (!table || table.over || table.closed || table.confirming || !this.mine.includes(this.me)) return false;
    return table.view.deciding.includes(this.me) && !this.#hasStandIn(this.me);
  }

  #hasStandIn(seat: number): boolean {
    return this.people.find((one) => one.seat === seat)?.stand_in ?? false;
  }

  /** Another seat of this device is to look. With secrets, the curtain falls first and nothing stays in memory. */
  handOver(seat: number): void {
    if (!this.options.secrets) {
      this.lookAs(seat);
      return;
    }
    this.behind = seat;
    this.me = 0;
    this.#forget();
    this.connection.look(this.options.publicly);
  }

  lookAs(seat: number): void {
    const viewer = this.options.viewers.find((one) => one.seat === seat);
    if (!viewer) return;
    this.behind = 0;
    this.me = seat;
    if (this.options.secrets) this.#forget();
    this.connection.look(viewer.token);
  }

  #forget(): void {
    this.newest = this.shown = null;
    this.entries = [];
    this.steps = [];
    this.last = null;
    this.#seen = 0;
    this.#awaited = 0;
    this.#queue.length = 0;
    clearTimeout(this.#holding);
  }

  // ------------------------------------------------------------ what goes out

  answer(answers: string[], kind = ''): void {
    const table = this.newest;
    if (!table || this.busy || table !== this.shown) return;
    this.#endedTurn = endsTurn(this.options.slug, kind);
    this.#reconsiders = false;
    this.#taken = 0;
    this.#send({ type: 'answer', ask: table.ask, answers });
  }

  confirm(): void {
    if (!this.busy) this.#send({ type: 'confirm' });
  }

  /** Take answers back: all of the turn, or the last one, with the gains that were taken by themselves after it. */
  undo(answers: number): void {
    if (this.busy) return;
    this.#endedTurn = false;
    this.#reconsiders = true;
    const undoable = this.newest?.undoable ?? answers;
    this.#send({ type: 'undo', answers: Math.max(answers, Math.min(undoable, answers + this.#taken)) });
    this.#taken = 0;
  }

  reopen(): void {
    if (!this.busy) this.#send({ type: 'reopen' });
  }

  #send(move: Omit<Answer, 'id'> | Omit<Confirm, 'id'> | Omit<Undo, 'id'> | Omit<Reopen, 'id'>): void {
    this.refusal = null;
    this.connection.move(move);
  }
}

/** What a seat is called: by its player, or by its number while nobody has sat down. */
function called({ seat, name, kind }: SeatInfo): string {
  const known = name || say('web-seat-number', { seat });
  return kind === 'open' ? say('web-seat-still-open', { name: known }) : known;
}

/** The events of answers; an undo has none. */
function factsOf(entries: readonly Entry[]): Fact[] {
  return entries.filter((entry) => entry.kind === 'answer').flatMap((entry) => entry.events);
}
