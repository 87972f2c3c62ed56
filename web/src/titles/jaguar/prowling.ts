/** Solo: where the Jaguar could go with each of its two open tokens, if I end my turn on a space. */
import type { Components } from '../face.ts';
import { cellOf, idOf, same, type Cell, type Direction, DIRECTIONS, nextTo, type Temple } from './temple.ts';
import { doorOf, partsOf, templeOf, thingsOf, type JaguarView } from './view.ts';

export interface Prowl {
  /** It uses the low token if no trap of the temple hits me, else the high one. */
  kind: 'low' | 'high';
  token: string;
  steps: number;
  walls: boolean;
  cells: Cell[];
  /** Spaces between us in the end; 0: it has reached me. */
  left: number;
}

/** The two tokens of this round, the lower first; of two alike, that with walls is the higher. */
export function tokensShown(view: JaguarView, components: Components) {
  const { jaguar_token } = partsOf(components);
  return (view.solo?.shown ?? [])
    .flatMap((token) => jaguar_token.find(({ id }) => id === token) ?? [])
    .sort((a, b) => a.steps - b.steps || Number(a.walls) - Number(b.walls));
}

/** One of its ways towards a space for each token: a shortest one, over as many things as it can. */
export function prowlOf(view: JaguarView, components: Components, me: number, to: Cell): Prowl[] {
  const from = view.solo?.jaguar ? cellOf(view.solo.jaguar) : null;
  if (!from) return [];
  const temple = templeOf(view);
  const door = doorOf(view, me);
  const food = new Set(thingsOf(view, components).keys());
  return tokensShown(view, components).map(({ id, steps, walls }, i): Prowl => {
    const cells = [from, ...richest(temple, from, to, { steps, door, through: walls, food })];
    const end = cells.at(-1) ?? from;
    const left = temple.ways(end, temple.rows + 12, { door, through: walls }).cost(to);
    return { kind: i === 0 ? 'low' : 'high', token: id, steps, walls, cells, left };
  });
}

interface Hunt {
  steps: number;
  door: Cell[];
  through: boolean;
  food: ReadonlySet<string>;
}

const FAR = 99;

/** Of the shortest ways, the one that enters most spaces with something on them. */
function richest(temple: Temple, from: Cell, to: Cell, { steps, door, through, food }: Hunt): Cell[] {
  // A step leads back as well as forth, so the ways from there tell how far everything is.
  const ways = temple.ways(to, FAR, { door, through });
  const far = (cell: Cell) => ways.cost(cell);
  const onward = (cell: Cell): Cell[] => {
    const [one, other] = door;
    const ends = one && other ? (same(one, cell) ? [other] : same(other, cell) ? [one] : []) : [];
    const beside = (Object.keys(DIRECTIONS) as Direction[])
      .filter((direction) => temple.open(cell, direction, through))
      .map((direction) => nextTo(cell, direction));
    return [...beside, ...ends].filter((next) => temple.has(next) && far(next) === far(cell) - 1);
  };
  const best = (cell: Cell, left: number): { eaten: number; cells: Cell[] } => {
    if (left === 0 || far(cell) <= 0) return { eaten: 0, cells: [] };
    const found = onward(cell).map((next) => {
      const rest = best(next, left - 1);
      return { eaten: rest.eaten + Number(food.has(idOf(next))), cells: [next, ...rest.cells] };
    });
    return found.reduce((a, b) => (b.eaten > a.eaten ? b : a), found[0] ?? { eaten: 0, cells: [] });
  };
  return best(from, steps).cells;
}
