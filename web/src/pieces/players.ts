/** Players: pigment, head and initial. Heads lie in a box of 32 × 32 with its centre at 0, 0. */
import { poly } from './geometry.ts';

/** The figures in the order in which seats get them. */
export const FIGURES = ['sun', 'moon', 'serpent', 'eye', 'flower', 'stair'] as const;
export type Figure = (typeof FIGURES)[number];

const RAYS = Array.from({ length: 20 }, (_, i) => {
  const angle = (i / 20) * 2 * Math.PI - Math.PI / 2;
  const radius = i % 2 ? 12.4 : 15.6;
  return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
});

export const HEADS: Record<Figure, string> = {
  sun: poly(RAYS),
  moon: 'M-9.5 -14.5A15 15 0 1 0 9.5 -14.5Q7 -6.5 0 -6.5Q-7 -6.5 -9.5 -14.5Z',
  serpent: 'M0 -16.5L14.5 0L0 16.5L-14.5 0Z',
  eye: 'M-18 0Q-8 -12.5 0 -12.5Q8 -12.5 18 0Q8 12.5 0 12.5Q-8 12.5 -18 0Z',
  flower: 'M-5.5 -5.5A7.8 7.8 0 1 1 5.5 -5.5A7.8 7.8 0 1 1 5.5 5.5A7.8 7.8 0 1 1 -5.5 5.5A7.8 7.8 0 1 1 -5.5 -5.5Z',
  stair: 'M-6 -14H6V-7H11V1H15.5V14H-15.5V1H-11V-7H-6Z',
};

/** The base line of the letter in each head. */
export const LETTER_Y: Record<Figure, number> = { sun: 5, moon: 7.5, serpent: 5.2, eye: 5.2, flower: 5.2, stair: 8.5 };

/** The letter's size: two characters (A1) are smaller, so that they stay inside the head. */
export const letterSize = (letter: string, size: number): number => (letter.length > 1 ? size * 0.72 : size);
