/** What I am about to answer: jewels that lie on my card, a token in my hand. It is gone with the question. */
import { jewelsOf } from './view.ts';

class Desk {
  /** Jewels taken so far, by colour. */
  counts = $state.raw<number[]>([0, 0, 0]);
  /** The answer that is chosen but not sent; empty if none is. */
  pick = $state('');
  /** The player that is looked at. */
  seat = $state(0);
  /** While my last answer is on its way nothing can be changed. */
  frozen = $state(false);
  #key = '';
  #past: { counts: number[]; pick: string; seat: number }[] = $state.raw([]);

  get jewels(): string {
    return jewelsOf(this.counts);
  }
  get undoable(): boolean {
    return this.#past.length > 0;
  }

  /** A question is open; another one begins anew. */
  open(key: string): void {
    if (key !== this.#key) this.clear();
    this.#key = key;
  }

  clear(): void {
    this.#key = '';
    this.#past = [];
    this.#set([0, 0, 0], '', 0);
  }

  take(counts: number[], pick: string): void {
    if (this.frozen) return;
    this.#remember();
    this.#set(counts, pick, this.seat);
  }

  choose(pick: string, seat = this.seat): void {
    if (this.frozen || (pick === this.pick && seat === this.seat)) return;
    this.#remember();
    this.#set(this.counts, pick, seat);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before || this.frozen) return;
    this.#past = this.#past.slice(0, -1);
    this.#set(before.counts, before.pick, before.seat);
  }

  restart(): void {
    if (!this.undoable || this.frozen) return;
    const [first] = this.#past;
    this.#past = [];
    this.#set(first?.counts ?? [0, 0, 0], first?.pick ?? '', first?.seat ?? 0);
  }

  #remember(): void {
    this.#past = [...this.#past, { counts: this.counts, pick: this.pick, seat: this.seat }];
  }

  #set(counts: number[], pick: string, seat: number): void {
    this.counts = counts;
    this.pick = pick;
    this.seat = seat;
  }
}

export const desk = new Desk();
