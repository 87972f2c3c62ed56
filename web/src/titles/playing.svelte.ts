/** Telling what happened beat by beat: which events, and how far. It knows their number only, never what they are. */

/** Within so many milliseconds two signs of one press count once. */
const ONCE = 300;

export class Playing {
  /** Whether something is told. */
  on = $state(false);
  /** So many events came before those that are told: more may come after them meanwhile. */
  from = $state(0);
  /** The beat that is shown, counted from the first of them. */
  at = $state(0);
  /** Told once more, because somebody asked for it. */
  again = $state(false);
  /** How long each beat stays. */
  #times: number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: () => void = () => undefined;
  #moved = 0;

  start(from: number, times: number[], done: () => void, again = false): void {
    this.stop();
    if (!times.length) {
      done();
      return;
    }
    this.on = true;
    this.from = from;
    this.at = 0;
    this.again = again;
    this.#times = times;
    this.#done = done;
    this.#wait();
  }

  /** Go on to the next beat; false if that was the last one. */
  next(): boolean {
    clearTimeout(this.#timer);
    if (!this.on) return false;
    if (this.at + 1 >= this.#times.length) {
      this.end();
      return false;
    }
    this.at += 1;
    this.#moved = performance.now();
    this.#wait();
    return true;
  }

  /** The same by a press that may have come here already as a key or a pointer. */
  nextOnce(): void {
    if (performance.now() - this.#moved > ONCE) this.next();
  }

  /** Show everything. */
  end(): void {
    const done = this.#done;
    this.stop();
    done();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.on = false;
    this.from = 0;
    this.at = 0;
    this.again = false;
    this.#times = [];
    this.#done = () => undefined;
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.next(), this.#times[this.at] ?? 0);
  }
}
