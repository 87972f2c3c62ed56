/** Which level of bots fits, title by title: kept on this device, and the same in all its tabs. It keeps levels,
 * outcomes and tables, and nothing of who plays. */

import * as levels from './levels.ts';
import type { Finished, Offer, Standing } from './levels.ts';
import type { TitleInfo } from './protocol.ts';
import { stored } from './stored.ts';

type Levels = Pick<TitleInfo, 'slug' | 'bots'>;

const LEVELS = 'levels';

function read() {
  return levels.fieldsOf(stored.read<unknown>(LEVELS, null));
}

class Fitting {
  #kept = $state.raw(read());

  constructor() {
    addEventListener('storage', () => (this.#kept = read()));
  }

  /** The level that *Play now* plays against. */
  levelFor({ slug, bots }: Levels): string {
    return levels.levelFor(this.#standing(slug), bots);
  }

  /** The level that is offered for the next game; after the game of a table, if that was the last one. */
  offerFor({ slug, bots }: Levels, table?: string): Offer | null {
    const standing = this.#standing(slug);
    return table === undefined || standing.counted.at(-1) === table ? levels.offered(standing, bots) : null;
  }

  finish({ slug, bots }: Levels, table: string, game: Finished): void {
    this.#change(slug, (standing) => levels.finished(standing, table, game, bots));
  }

  /** The game of a table does not count: somebody else plays a part of it. */
  passOver(slug: string, table: string): void {
    this.#change(slug, (standing) => levels.passedOver(standing, table));
  }

  accept(slug: string, level: string): void {
    this.#change(slug, (standing) => levels.accepted(standing, level));
  }

  decline(slug: string): void {
    this.#change(slug, levels.declined);
  }

  #standing(slug: string): Standing {
    return levels.readStanding(this.#kept[slug]);
  }

  /** Another tab may have written meanwhile: what is changed is what is kept now. */
  #change(slug: string, change: (standing: Standing) => Standing): void {
    const kept = read();
    const before = levels.readStanding(kept[slug]);
    const after = change(before);
    if (after === before) return;
    this.#kept = { ...kept, [slug]: after };
    stored.write(LEVELS, this.#kept);
  }
}

export const fitting = new Fitting();
