/** The signs of the artefacts, by what they do. A box of 24 × 24 with its centre at 0, 0. */
import type { Artefact } from './view.ts';

export const GLYPHS = {
  idol: 'M-6 10V5H6V10ZM-5 5V-5H-8V-10H8V-5H5V5M-2.5 -5.5h.1M2.5 -5.5h.1M-2.5 0H2.5',
  mask: 'M-8 -9H8V0C8 6 4 10 0 10S-8 6 -8 0ZM-5 -3h2.5M2.5 -3h2.5M-3 5H3M0 -3V1',
  chest: 'M-9 9V-1H9V9ZM-9 -1C-9 -10 9 -10 9 -1M-2 -1V3.5H2V-1',
  sun: 'M0 -4.5A4.5 4.5 0 1 0 .01 -4.5ZM0 -10V-8M0 8V10M-10 0H-8M8 0H10M-7 -7L-5.7 -5.7M5.7 5.7L7 7M7 -7L5.7 -5.7M-5.7 5.7L-7 7',
  amulet: 'M-8 -10L0 -2L8 -10M0 -2L6 4L0 10L-6 4Z',
  incense: 'M-8 3H8L4.5 9.5H-4.5ZM-3 0C-6 -3.5 0 -6 -3 -10M3 0C0 -3.5 6 -6 3 -10',
  totem: 'M-6 10V-10H6V10ZM-6 -3.3H6M-6 3.5H6M-2.5 -7h.1M2.5 -7h.1M-2 .2H2M-10 -9L-6 -6M10 -9L6 -6',
  monkey: 'M0 -8A7.5 7.5 0 1 0 .01 -8ZM-7 -3A3 3 0 1 0 -7.2 2M7 -3A3 3 0 1 1 7.2 2M-2.8 -2h.1M2.8 -2h.1M-3 3Q0 5 3 3',
  cache: 'M-10 9.5H10M-7 9.5V-1A7 7 0 0 1 7 -1V9.5M0 -1L3.5 3L0 7L-3.5 3Z',
  scales: 'M0 -10V9.5M-5 9.5H5M-7.5 -7H7.5M-7.5 -7L-11 2H-4ZM7.5 -7L4 2H11Z',
} as const;
export type GlyphName = keyof typeof GLYPHS;

const OF_EFFECT: Record<string, GlyphName> = {
  any_vp: 'chest',
  flat_vp: 'sun',
  stone_shield: 'amulet',
  purify: 'incense',
  scapegoat: 'totem',
  steal: 'monkey',
  take: 'cache',
  trade: 'scales',
};

/** A set of one colour is an idol, one of several is a mask. */
export function glyphOf(artefact: Artefact | undefined): GlyphName {
  if (!artefact) return 'mask';
  const colours = [artefact.blue, artefact.yellow, artefact.red].filter(Boolean).length;
  return OF_EFFECT[artefact.effect] ?? (colours > 1 ? 'mask' : 'idol');
}

/** What an artefact pays for, as letters: "RRR", or "***" for jewels of any colour. */
export function setOf({ blue = 0, yellow = 0, red = 0, size = 0 }: Artefact): string {
  return 'B'.repeat(blue) + 'Y'.repeat(yellow) + 'R'.repeat(red) || '*'.repeat(size);
}
