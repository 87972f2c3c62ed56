/** What this device remembers, under one prefix. A browser that refuses to store forgets when the page is closed. */

const PREFIX = 'antechamber.';

class Memory {
  readonly #fallback = new Map<string, string>();

  constructor(private readonly storage: () => Storage) {}

  get(name: string): string {
    try {
      return this.storage().getItem(PREFIX + name) ?? '';
    } catch {
      return this.#fallback.get(name) ?? '';
    }
  }

  set(name: string, value: string): void {
    try {
      this.storage().setItem(PREFIX + name, value);
    } catch {
      this.#fallback.set(name, value);
    }
  }

  /** Whether what is kept under a name outlives the page. */
  lasts(name: string): boolean {
    try {
      return this.storage().getItem(PREFIX + name) !== null;
    } catch {
      return false;
    }
  }

  remove(name: string): void {
    try {
      this.storage().removeItem(PREFIX + name);
    } catch {
      this.#fallback.delete(name);
    }
  }

  /** A value kept as JSON; `otherwise` if there is none or it cannot be read. */
  read<T>(name: string, otherwise: T): T {
    try {
      return (JSON.parse(this.get(name)) as T | null) ?? otherwise;
    } catch {
      return otherwise;
    }
  }

  write(name: string, value: unknown): void {
    this.set(name, JSON.stringify(value));
  }
}

/** For as long as the device likes. */
export const stored = new Memory(() => localStorage);
/** For as long as this tab lives. */
export const kept = new Memory(() => sessionStorage);
