/** One socket to one table. What was sent is kept until the server has saved it, and sent again after a break: the
 * move's id makes that harmless. */

import type {
  Answer,
  Because,
  Confirm,
  Previewed,
  FromClient,
  FromServer,
  People,
  Problem,
  Refused,
  Reopen,
  Table,
  Undo,
} from './protocol.ts';
import { kept } from './stored.ts';

/** Saved: all I did is in the log. Sending: on its way. Offline: kept here, sent when the server is back. */
type Wire = 'saved' | 'sending' | 'offline';

type Move = Answer | Confirm | Undo | Reopen;
type Unsent<M> = M extends Move ? Omit<M, 'id'> : never;
/** A move and the key of the seat that makes it. */
interface Outgoing {
  token: string;
  move: Move;
}

/** As much of a WebSocket as is needed. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Ears {
  /** Whether seats have secrets: then no seat speaks, and none is shown anything, but the one that looks. */
  discreet?: boolean;
  /** The last entry this device has, as its present viewer saw it. */
  seen: () => number;
  ontable: (table: Table) => void;
  onpeople: (people: People) => void;
  /** A move is in the log, at this number at the latest. */
  onsaved: (seq: number) => void;
  onrefused: (refused: Refused) => void;
  /** The server will not talk to this key again, and says why. */
  onclosed: (problem: Problem) => void;
}

const SILENCE = 2_500;
const LIMIT = 9_000;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 10_000;
/** The close code for whom the server sends away, and the reasons that do not pass by themselves. */
const SENT_AWAY = 1008;
const DEAD_KEY = new Set(['problem-key', 'problem-key-revoked', 'problem-seat-refused']);
const FOR_GOOD = new Set([...DEAD_KEY, 'problem-no-table', 'problem-cannot-open']);

/** Whether a key was refused that this device holds: another of its keys may still open the table. */
export function isDeadKey({ problem }: Problem): boolean {
  return DEAD_KEY.has(problem);
}

const placeOf = (table: string): string => `sending.${table}`;

function keepMoves(table: string, moves: readonly Outgoing[]): void {
  if (moves.length) kept.write(placeOf(table), moves);
  else kept.remove(placeOf(table));
}

/** Forget the unsent moves of keys that this device does not hold any more: they would be refused for ever. */
export function dropMoves(table: string, held: readonly string[]): void {
  const moves = kept.read<Outgoing[]>(placeOf(table), []);
  keepMoves(
    table,
    moves.filter(({ token }) => held.includes(token)),
  );
}

export class Connection {
  /** Moves on their way, the oldest first. */
  pending = $state.raw<readonly Outgoing[]>([]);
  #open = $state(false);
  #failed = $state(false);
  /** Offline for so long that a person should be told. */
  long = $state(false);

  readonly wire: Wire = $derived.by(() => {
    if (this.#failed) return 'offline';
    return this.#open && !this.pending.length ? 'saved' : 'sending';
  });

  /** Whether a move of mine is on its way. */
  readonly waiting: boolean = $derived.by(() => this.pending.some((outgoing) => this.#speaks(outgoing)));

  #socket: Socket | null = null;
  /** The key of now; empty while nobody looks, and then there is no socket. */
  #token = $state('');
  #greeted = '';
  #attempts = 0;
  #started = false;
  #closed = false;
  #farewell: Problem | null = null;
  /** Questions under way that change nothing, each with what its answer is told to. */
  #asked: Record<string, (answer: Because | Previewed | null) => void> = {};
  #pinging: ReturnType<typeof setTimeout> | undefined;
  #giving: ReturnType<typeof setTimeout> | undefined;
  #retrying: ReturnType<typeof setTimeout> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    token: string,
    private readonly ears: Ears,
    private readonly make: () => Socket,
    private readonly random: () => number = Math.random,
  ) {
    this.#token = token;
    this.pending = kept.read<Outgoing[]>(placeOf(table), []);
  }

  get token(): string {
    return this.#token;
  }

  // ------------------------------------------------------------ sending

  /** Send a move. It stays here until the server has it. */
  move(move: Unsent<Move>): string {
    const id = newId();
    const outgoing: Outgoing = { token: this.#token, move: { ...move, id } };
    this.#keep([...this.pending, outgoing]);
    if (this.#open) this.#transmit(outgoing);
    return id;
  }

  /** Ask why something cannot be done. No answer while there is no connection. */
  async why(wish: string): Promise<Because | null> {
    const answer = await this.#ask((id) => ({ type: 'why', id, wish }));
    return answer?.type === 'because' ? answer : null;
  }

  /** Ask what answers would lead to. None while there is no connection, or if nothing can be answered now. */
  async preview(answers: string[], gains = false): Promise<Previewed | null> {
    const answer = await this.#ask((id) => ({ type: 'preview', id, answers, gains }));
    return answer?.type === 'previewed' ? answer : null;
  }

  #ask(question: (id: string) => FromClient): Promise<Because | Previewed | null> {
    if (!this.#open) return Promise.resolve(null);
    const id = newId();
    return new Promise((resolve) => {
      this.#asked[id] = resolve;
      this.#send(question(id));
    });
  }

  /** Whether an answer was waited for; if so, it has come. */
  #answered(id: string, answer: Because | Previewed | null): boolean {
    const tell = this.#asked[id];
    delete this.#asked[id];
    tell?.(answer);
    return tell !== undefined;
  }

  /** Look as another seat of this device, or as nobody: then nothing comes any more. */
  look(token: string): void {
    this.#token = token;
    this.#greeted = '';
    if (!token) this.#rest();
    else if (this.#open) this.#speakUp(this.ears.discreet ? this.pending : []);
    else if (this.#started && !this.#socket) this.#connect();
  }

  #speaks({ token }: Outgoing): boolean {
    return !this.ears.discreet || token === this.#token;
  }

  /** Say who looks, and send what has not been saved. */
  #speakUp(unsent: readonly Outgoing[]): void {
    this.#greet(this.#token);
    for (const outgoing of unsent) if (this.#speaks(outgoing)) this.#transmit(outgoing);
    this.#greet(this.#token);
  }

  #keep(pending: readonly Outgoing[]): void {
    this.pending = pending;
    keepMoves(this.table, pending);
  }

  #transmit({ token, move }: Outgoing): void {
    this.#greet(token);
    this.#send(move);
  }

  #greet(token: string): void {
    if (this.#greeted === token) return;
    this.#greeted = token;
    this.#send({ type: 'hello', token, seen: this.ears.seen() });
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  // ------------------------------------------------------------ the socket

  open(): void {
    this.#started = true;
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#drop();
    clearTimeout(this.#retrying);
    clearTimeout(this.#telling);
  }

  /** The network is back, or the reader is: try at once. */
  #now = (): void => {
    if (this.#closed || this.#open || !this.#token || document.visibilityState === 'hidden') return;
    this.#attempts = 0;
    this.#connect();
  };

  #connect(): void {
    if (!this.#token || this.#closed) return;
    clearTimeout(this.#retrying);
    this.#drop();
    const socket = this.make();
    this.#socket = socket;
    socket.onopen = () => {
      this.#open = true;
      this.#failed = false;
      this.#attempts = 0;
      this.#calm();
      this.#speakUp(this.pending);
      this.#listen();
    };
    socket.onmessage = (event) => {
      this.#listen();
      this.#hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      this.#lost(event.code);
    };
    this.#giving = setTimeout(() => {
      this.#lost(0);
    }, LIMIT);
  }

  /** Something came: be quiet for a while, then ask, then give the line up. */
  #listen(): void {
    clearTimeout(this.#pinging);
    clearTimeout(this.#giving);
    this.#pinging = setTimeout(() => {
      this.#send({ type: 'ping' });
      this.#giving = setTimeout(() => {
        this.#lost(0);
      }, LIMIT);
    }, SILENCE);
  }

  #lost(code: number): void {
    this.#drop();
    if (this.#closed) return;
    if (code === SENT_AWAY && this.#farewell && FOR_GOOD.has(this.#farewell.problem)) {
      this.close();
      // Which of several keys is dead is not known here; who finds out drops its moves.
      if (!isDeadKey(this.#farewell)) this.#keep([]);
      this.ears.onclosed(this.#farewell);
      return;
    }
    this.#failed = true;
    this.#telling ??= setTimeout(() => {
      this.long = true;
    }, LIMIT);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts * (1 + this.random() / 2));
    this.#attempts += 1;
    this.#retrying = setTimeout(() => {
      this.#connect();
    }, wait);
  }

  /** Nobody looks: let the line go until somebody does. */
  #rest(): void {
    this.#drop();
    this.#calm();
    clearTimeout(this.#retrying);
    this.#failed = false;
    this.#attempts = 0;
  }

  #drop(): void {
    clearTimeout(this.#pinging);
    clearTimeout(this.#giving);
    this.#open = false;
    this.#greeted = '';
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    for (const answer of Object.values(this.#asked)) answer(null);
    this.#asked = {};
  }

  #calm(): void {
    clearTimeout(this.#telling);
    this.#telling = undefined;
    this.long = false;
  }

  // ------------------------------------------------------------ hearing

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        this.ears.ontable(message);
        break;
      case 'people':
        this.ears.onpeople(message);
        break;
      case 'saved':
        this.#done(message.id);
        this.ears.onsaved(message.seq);
        break;
      case 'refused':
        if (this.#answered(message.id, null)) break;
        this.#done(message.id);
        if (message.id) this.ears.onrefused(message);
        else this.#farewell = message.problem;
        break;
      case 'because':
      case 'previewed':
        this.#answered(message.id, message);
        break;
      case 'pong':
        break;
    }
  }

  #done(id: string): void {
    this.#keep(this.pending.filter(({ move }) => move.id !== id));
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
