/** Arrow keys on the board: over the floor they follow the grid; along rows of other things they go to the next. */
import { stepFrom } from './frame.ts';
import { cellOf, COLUMNS, idOf, type Temple } from './temple.ts';

const BACK = new Set(['ArrowLeft', 'ArrowUp']);

export function walker(event: KeyboardEvent & { currentTarget: Element }, temple: Temple): void {
  const from = event.target instanceof SVGElement ? event.target : null;
  const target = from?.dataset.target ?? '';
  if (!from || !target || !event.key.startsWith('Arrow')) return;
  const board = event.currentTarget;
  const find = (name: string) => board.querySelector<SVGElement>(`[data-target="${CSS.escape(name)}"]`);
  const to = onFloor(target, event.key, temple, find) ?? along(board, from, event.key);
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** The neighbour of a space; at the sides, the starting place or the exit of its row. */
function onFloor(target: string, key: string, temple: Temple, find: (name: string) => SVGElement | null) {
  const [kind = '', what = ''] = target.split(':');
  const row = Number(what);
  if (kind === 'start' && key === 'ArrowRight') return find(`space:${idOf([1, row])}`);
  if (kind === 'exit' && key === 'ArrowLeft') return find(`space:${idOf([COLUMNS, row])}`);
  if (kind === 'start' || kind === 'exit') {
    const next = row + (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0);
    return next === row ? null : find(`${kind}:${next}`);
  }
  if (kind !== 'space') return null;
  const cell = cellOf(what);
  const next = stepFrom(cell, key, temple);
  if (next) return find(`space:${idOf(next)}`);
  if (key === 'ArrowLeft') return find(`start:${cell[1]}`);
  return key === 'ArrowRight' ? find(`exit:${cell[1]}`) : null;
}

/** The next thing of the same row. */
function along(board: Element, from: SVGElement, key: string): SVGElement | null {
  const { place } = from.dataset;
  if (!place || place === 'floor') return null;
  const all = [...board.querySelectorAll<SVGElement>(`[data-place="${place}"]`)];
  const at = all.indexOf(from);
  return all[(at + (BACK.has(key) ? -1 : 1) + all.length) % all.length] ?? null;
}
