/** Seats as people see them: a figure and a letter that nobody else at the table has. */
import { initial } from '../lib/letters.ts';
import type { SeatInfo } from '../lib/protocol.ts';
import { FIGURES, type Figure } from '../pieces/players.ts';
import type { SeatFace } from './face.ts';

/** The figures are dealt in the order of the seats. */
export const figureOf = (seat: number): Figure => FIGURES[(seat - 1) % FIGURES.length] ?? 'sun';

/** Everybody's figure and letter; equal initials become A1, A2. */
export function seatFaces(seats: readonly SeatInfo[]): SeatFace[] {
  const initials = seats.map((seat) => initial(seat.name) || '?');
  return seats.map((seat, i) => {
    const same = initials.filter((letter) => letter === initials[i]);
    const before = initials.slice(0, i).filter((letter) => letter === initials[i]);
    return {
      ...seat,
      letter: same.length > 1 ? `${initials[i] ?? ''}${before.length + 1}` : (initials[i] ?? ''),
      figure: figureOf(seat.seat),
    };
  });
}
