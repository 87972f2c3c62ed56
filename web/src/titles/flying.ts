/** Where pieces fly: the places on the page that targets stand for, and the hops from one to the next. */
import type { SeatFace, Target } from './face.ts';

/** Whose piece it is. */
export type Owner = Pick<SeatFace, 'figure' | 'letter'>;

export interface Spot {
  x: number;
  y: number;
}

/** The way of a piece in the air. */
export interface Course {
  points: Spot[];
  to: Element;
  /** The piece that lies there in the end, unseen until its copy has arrived. */
  landed: Element | null;
  /** Whether it goes at an even pace. */
  even?: boolean;
}

const seek = (target: Target): Element | null =>
  document.querySelector(`[data-anchor="${CSS.escape(target)}"]`) ??
  document.querySelector(`[data-target="${CSS.escape(target)}"]`);

/** Where a target is; what a player has, by its kinds, stands for its owner where it is not shown by itself. */
export function find(target: Target, owned: readonly string[] = []): Element | null {
  const [kind = '', owner = ''] = target.split(':');
  return seek(target) ?? (owned.includes(kind) ? seek(`seat:${owner}`) : null);
}

export function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** One hop from each point to the next: up, and down again. */
export function hops(points: Spot[], lift: number): Keyframe[] {
  const spots = points.flatMap((point, i) => {
    const next = points[i + 1];
    return next ? [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 - lift }] : [point];
  });
  const frames = spots.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }));
  return frames.length > 1 ? frames : [...frames, ...frames];
}
