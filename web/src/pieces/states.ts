/** States of a target; the board and the option buttons share them. */
export type TargetState = 'legal' | 'paid' | 'hover' | 'chosen' | 'last' | 'whynot';

interface Ring {
  colour: string;
  width: number;
  dashes: string;
  /** The halo of lamp light: its width and how strong it is. */
  halo?: [width: number, opacity: number];
}

export const RINGS: Record<TargetState, Ring> = {
  legal: { colour: 'var(--gold)', width: 3, dashes: 'none', halo: [15, 0.16] },
  paid: { colour: 'var(--gold)', width: 2, dashes: '7 5' },
  hover: { colour: 'var(--gold)', width: 5, dashes: 'none', halo: [20, 0.26] },
  chosen: { colour: 'var(--gold)', width: 6, dashes: 'none', halo: [20, 0.26] },
  last: { colour: 'var(--verd)', width: 2.5, dashes: '2 6' },
  whynot: { colour: 'var(--oxide)', width: 3, dashes: '9 5' },
};
