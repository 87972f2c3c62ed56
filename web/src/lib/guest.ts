/** What a guest is called who does not say a name: by the figure of the seat, which nobody else at the table has. */

import { figureOf } from '../titles/seats.ts';
import { say } from './language.svelte.ts';
import type { TableInfo } from './protocol.ts';

/** A name to begin with; empty if the seat has one, or if it is not known which of several seats it will be. */
export function guestName({ seats, mine }: Pick<TableInfo, 'seats' | 'mine'>): string {
  const open = seats.filter((seat) => seat.kind === 'open');
  const seat = seats.find((one) => one.seat === mine[0]) ?? (open.length === 1 ? open[0] : undefined);
  if (seat)
    return (
      (seat.kind === 'bot' ? '' : seat.name) ||
      say('web-join-guest', { figure: say(`web-figure-${figureOf(seat.seat)}`) })
    );
  return open.length ? say('web-name-guest') : '';
}
