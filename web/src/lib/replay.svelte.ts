/** Looking back at a game, answer by answer, as the viewer of one key. */

import { api, problemIn } from './api.ts';
import type { Moment, Problem, Replay } from './protocol.ts';

const STEP = 1_100;

export class ReplayState {
  replay = $state.raw<Replay | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** Why the wanted moment is not shown; gone with the next that is. */
  problem = $state.raw<Problem | null>(null);
  ply = $state(0);
  running = $state(false);

  readonly length: number = $derived(this.replay?.plies.length ?? 0);
  readonly round: number = $derived(this.replay?.plies[Math.max(0, this.ply - 1)]?.rounds ?? 0);
  /** Where chance was resolved or something hidden was seen. */
  readonly reveals: number[] = $derived(this.replay?.plies.filter((ply) => ply.reveal).map((ply) => ply.ply) ?? []);

  readonly #moments: Record<number, Promise<Moment>> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly token: string,
    readonly viewer: number,
    private readonly onply: (ply: number) => void,
  ) {}

  async load(ply: number): Promise<void> {
    this.ply = ply;
    try {
      this.replay = await api.replay(this.table, this.token, this.viewer);
      this.problem = null;
    } catch (error) {
      this.#fail(error);
    }
    if (this.replay) await this.go(this.ply);
  }

  /** Look at another moment; while the game is still on its way, that is remembered. */
  async go(ply: number): Promise<void> {
    if (this.#closed) return;
    this.ply = Math.max(0, this.replay ? Math.min(ply, this.length) : ply);
    if (!this.replay) {
      if (this.problem) await this.load(this.ply);
      return;
    }
    const wanted = this.ply;
    try {
      const moment = await this.#moment(wanted);
      // Meanwhile the reader has gone elsewhere.
      if (this.#closed || wanted !== this.ply) return;
      this.moment = moment;
      this.problem = null;
      this.onply(wanted);
      if (wanted < this.length) {
        void this.#moment(wanted + 1).catch(() => {
          delete this.#moments[wanted + 1];
        });
      }
    } catch (error) {
      delete this.#moments[wanted];
      if (!this.#closed && wanted === this.ply) this.#fail(error);
    }
  }

  #moment(ply: number): Promise<Moment> {
    return (this.#moments[ply] ??= api.moment(this.table, ply, this.token, this.viewer));
  }

  play(): void {
    this.running = !this.running;
    clearTimeout(this.#timer);
    if (this.running) void this.#next(this.ply === this.length ? 0 : this.ply + 1);
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  /** The reader has left: what is still on its way does not bring them back. */
  close(): void {
    this.#closed = true;
    this.stop();
  }

  async #next(ply: number): Promise<void> {
    await this.go(ply);
    if (ply !== this.ply) return;
    if (this.ply >= this.length || this.problem) this.stop();
    if (this.running) this.#timer = setTimeout(() => void this.#next(this.ply + 1), STEP);
  }

  #fail(error: unknown): void {
    this.stop();
    this.problem = problemIn(error);
  }
}
