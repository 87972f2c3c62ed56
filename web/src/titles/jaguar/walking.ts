/** Walking: what can be reached from where my pawn stands, and the answers that lead there, step by step. */
import type { Planned, Target, View } from '../face.ts';
import { isKind } from './kinds.ts';
import { cellOf, COLUMNS, idOf, type Cell, type Temple, type Way, type Ways } from './temple.ts';
import { asJaguar, cellOfSeat, doorOf, previewOf, templeOf, type JaguarView } from './view.ts';

interface Walk {
  temple: Temple;
  from: Cell;
  ways: Ways;
  /** Ways to everything, however far. */
  all: Ways;
  /** How many actions or steps there are. */
  most: number;
}

/** Farther than any way. */
const FAR = 99;

const canStep = (view: View): boolean => view.ask.options.some((option) => isKind(option, 'move', 'door'));

const walks = new WeakMap<View, Map<number, Walk | null>>();

/** What I can walk to now; null if I am not asked to move. A view is looked through once. */
export function walkOf(view: View, me: number): Walk | null {
  const known = walks.get(view) ?? new Map<number, Walk | null>();
  walks.set(view, known);
  const found = known.get(me);
  if (found !== undefined) return found;
  const walk = findWalk(view, me);
  known.set(me, walk);
  return walk;
}

function findWalk(view: View, me: number): Walk | null {
  const jaguar = asJaguar(view);
  const from = cellOfSeat(jaguar, me);
  if (!from || !canStep(view)) return null;
  return walk(jaguar, me, from, jaguar.turn?.points ?? 1, jaguar.turn?.running ?? false);
}

/** What I could run to, before I have declared it; null if that is not offered. */
export function runOf(view: View, me: number): Walk | null {
  const jaguar = asJaguar(view);
  const from = cellOfSeat(jaguar, me);
  const run = view.ask.options.find((option) => isKind(option, 'run'));
  return from && run ? walk(jaguar, me, from, previewOf(run).steps ?? 0, true) : null;
}

function walk(view: JaguarView, me: number, from: Cell, most: number, runs: boolean): Walk {
  const temple = templeOf(view);
  const jaguar = view.solo?.jaguar;
  // The Jaguar's space harms whoever does not run.
  const shun = jaguar && !runs ? [cellOf(jaguar)] : [];
  const door = doorOf(view, me);
  return {
    temple,
    from,
    ways: temple.ways(from, most, { door, shun }),
    all: temple.ways(from, FAR, { door, shun }),
    most,
  };
}

/** The target of a place where a way ends. */
export const targetAt = (cell: Cell): Target => (cell[0] > COLUMNS ? `exit:${cell[1]}` : `space:${idOf(cell)}`);
/** The place of a target; null if it is none where somebody could stand. */
export function cellAt(target: Target): Cell | null {
  const [kind, what = ''] = target.split(':');
  if (kind === 'space') return cellOf(what);
  return kind === 'exit' ? [COLUMNS + 1, Number(what)] : null;
}

/** The way to a target; null if there is none, or if it is where I stand. */
export function wayTo(walk: Walk | null, target: Target): Way | null {
  const cell = cellAt(target);
  const way = walk && cell ? walk.ways.to(cell) : null;
  return way?.length ? way : null;
}

export const answersFor = (way: Way): string[] => way.map(({ by }) => (by === 'door' ? 'door' : `move ${by}`));

/** A way as what the gold button sends. */
export function planned(way: Way, text: string): Planned {
  return { answers: answersFor(way), text, order: way.map(({ to }) => targetAt(to)) };
}
