/** Where water carries everybody: two spaces, or up to a wall. */
import { nextTo, type Cell, type Direction, type Temple } from './temple.ts';
import { cellOfSeat, templeOf, type JaguarView } from './view.ts';

const FAR = 2;

/** The spaces that somebody comes to, one after another. */
export function drift(temple: Temple, from: Cell, direction: Direction): Cell[] {
  const way: Cell[] = [];
  for (let cell = from; way.length < FAR && temple.open(cell, direction);) {
    cell = nextTo(cell, direction);
    if (!temple.has(cell)) break;
    way.push(cell);
  }
  return way;
}

/** The same for everybody who is inside. */
export function drifts(view: JaguarView, direction: Direction): { seat: number; from: Cell; way: Cell[] }[] {
  const temple = templeOf(view);
  return view.players.flatMap((_, i) => {
    const from = cellOfSeat(view, i + 1);
    return from && temple.has(from) ? [{ seat: i + 1, from, way: drift(temple, from, direction) }] : [];
  });
}
