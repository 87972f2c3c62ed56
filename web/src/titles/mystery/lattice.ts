/** Where the spaces of a crystal grid lie. */
import type { Point } from '../../pieces/geometry.ts';
import type { Parts } from './view.ts';

interface GridPlan {
  /** Half a row's distance between two spaces, and the distance of two rows. */
  ux: number;
  uy: number;
  gem: number;
  pad: number;
  width: number;
  height: number;
  at: (space: number) => Point;
}

const MEASURES = {
  mine: { ux: 62, uy: 45, gem: 40, pad: 15 },
  mini: { ux: 34, uy: 23, gem: 21, pad: 2 },
} as const;

export function planOf(lattice: Parts['lattice'], size: keyof typeof MEASURES): GridPlan {
  const measures = MEASURES[size];
  const { ux, uy, gem, pad } = measures;
  const columns = Math.max(...lattice.rows.map((row) => row.length));
  const spots = new Map<number, Point>();
  lattice.rows.forEach((row, y) => {
    row.forEach((space, i) => {
      spots.set(space, [(i - (row.length - 1) / 2) * ux, (y - (lattice.rows.length - 1) / 2) * uy]);
    });
  });
  return {
    ...measures,
    width: (columns - 1) * ux + gem + 2 * pad,
    height: (lattice.rows.length - 1) * uy + gem + 2 * pad,
    at: (space) => spots.get(space) ?? [0, 0],
  };
}

/** The spaces that are joined to a space by a line. */
export const neighbours = (lattice: Parts['lattice'], space: number): number[] =>
  lattice.edges.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : []));

/** The space that an arrow key goes to: along the row, or to the nearest of the next row. */
export function stepFrom(lattice: Parts['lattice'], space: number, key: string): number | undefined {
  const y = lattice.rows.findIndex((row) => row.includes(space));
  const row = lattice.rows[y] ?? [];
  const place = row.indexOf(space) - (row.length - 1) / 2;
  if (key === 'ArrowLeft') return row[row.indexOf(space) - 1];
  if (key === 'ArrowRight') return row[row.indexOf(space) + 1];
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const next = lattice.rows[y + (key === 'ArrowUp' ? -1 : 1)];
  if (!next) return undefined;
  const distance = (i: number) => Math.abs(i - (next.length - 1) / 2 - place);
  return next.reduce((best, candidate, i) => (distance(i) < distance(next.indexOf(best)) ? candidate : best));
}
