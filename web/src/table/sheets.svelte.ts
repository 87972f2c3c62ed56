/** What is open beside the table: the log, and the sheets over it. */
import { linkTo } from '../lib/address.ts';
import { ring } from '../lib/keys.ts';
import { justOpened } from '../lib/opening.ts';
import type { Sight } from './sight.svelte.ts';

export class Sheets {
  log = $state(false);
  menu = $state(false);
  keys = $state(false);
  more = $state(false);
  inviting = $state(false);
  /** What was refused that somebody doubts, in notation, or empty; null while nobody doubts anything. */
  doubting = $state<string | null>(null);
  /** The link that is shown to be shared; empty if none is. */
  sharing = $state('');
  /** After the end: the board instead of the result. */
  boardOnly = $state(false);

  /** The links of the seats that are still open. */
  readonly invites: { seat: number; link: string }[] = $derived.by(() => {
    const { table, state } = this.sight.room;
    return (ring(table)?.invites ?? [])
      .filter(({ seat }) => state.seats.some((one) => one.seat === seat && one.kind === 'open'))
      .map(({ seat, invite }) => ({ seat, link: linkTo(`/join/${table}#${invite}`) }));
  });

  constructor(private readonly sight: Sight) {
    // Where there is no rail to show the links in, a table that has just been opened shows them by itself.
    this.inviting = justOpened(sight.room.table) && sight.strip;
  }

  /** From the sheet "more" to another. */
  instead(sheet: 'log' | 'menu'): void {
    this.more = false;
    this[sheet] = true;
  }

  /** Say that something is against the rules. */
  doubt = (wish = ''): void => {
    this.menu = this.more = false;
    this.doubting = wish;
  };

  share(ply: number): void {
    this.sharing = this.sight.back.link(ply);
  }

  /** Look at a moment of the log; on the phone the log gives way. */
  moment = (ply: number): void => {
    this.log = this.log && !this.sight.phone;
    this.sight.back.go(ply);
  };
}
