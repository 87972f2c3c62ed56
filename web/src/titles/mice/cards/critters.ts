/** The animals of the factions: fur and belly, and what they have on their heads. A box of 44 × 44, centre at 0, 0. */
interface Critter {
  fur: string;
  belly: string;
  /** Shapes that are drawn on both sides, behind the head. */
  ears?: { d: string; fill?: string }[];
  /** The inside of the ears, drawn on both sides without a line. */
  inner?: { d: string; fill: string };
  /** Lines on both ears. */
  tufts?: string;
  /** Behind everything. */
  mane?: string;
}

const PINK = '#e3b7b0';

export const CRITTERS: Record<string, Critter> = {
  squirrels: {
    fur: '#b5622e',
    belly: '#efc796',
    ears: [{ d: 'M4 -8L9 -19L13 -5Z' }],
    tufts: 'M9 -19L11.5 -22M9 -19L7 -22',
  },
  porcupines: {
    fur: '#65544a',
    belly: '#cbb9a3',
    mane: 'M-15 4L-19 -6L-13 -6L-14 -15L-8 -11L-5 -20L0 -13L5 -20L8 -11L14 -15L13 -6L19 -6L15 4Z',
  },
  beavers: { fur: '#7d5231', belly: '#c99f6f', ears: [{ d: 'M8 -9A4.5 4.5 0 1 1 13 -4Z' }] },
  capibaras: { fur: '#a9794b', belly: '#d9b487', ears: [{ d: 'M7 -11A3.4 3.4 0 1 1 12 -8Z' }] },
  pacas: { fur: '#6f4a36', belly: '#f0e2c8', ears: [{ d: 'M6 -9C8 -17 14 -16 12 -5Z' }] },
  chinchillas: {
    fur: '#9aa2a6',
    belly: '#eceff0',
    ears: [{ d: 'M4 -8C2 -22 20 -22 13 -3Z' }],
    inner: { d: 'M7.5 -9C7 -17 15 -17 11.5 -6Z', fill: PINK },
  },
  viscachas: {
    fur: '#a59a80',
    belly: '#ebe3cf',
    ears: [{ d: 'M4 -8C3 -20 8 -24 11 -20C13 -16 13 -9 12 -4Z' }],
    inner: { d: 'M6.5 -9C6 -16 8 -20 9.5 -18C11 -15 10.5 -10 10 -6Z', fill: '#cfa79a' },
  },
  rats: {
    fur: '#6d6968',
    belly: '#c8b9b4',
    ears: [{ d: 'M5 -8A6.5 6.5 0 1 1 14 -3Z' }],
    inner: { d: 'M11 -12.6A3.6 3.6 0 1 1 10.99 -12.6Z', fill: '#d99f98' },
  },
  jerboas: {
    fur: '#d3a96e',
    belly: '#f7e6c6',
    ears: [{ d: 'M3 -8C3 -24 9 -27 13 -22C15 -16 14 -9 12 -4Z' }],
    inner: { d: 'M6 -9C6 -19 9 -23 11 -20C12.5 -15 11.5 -10 10 -6Z', fill: '#e2b49c' },
  },
  molerats: { fur: '#e0b1a1', belly: '#f6d8cc' },
  lemmings: { fur: '#bd8a43', belly: '#f3d9a4', ears: [{ d: 'M8 -8A3.8 3.8 0 1 1 13 -4Z', fill: '#f3d9a4' }] },
  guinea_pigs: {
    fur: '#e9dcc2',
    belly: '#fff8ea',
    ears: [{ d: 'M7 -9C14 -14 20 -8 16 0C14 -2 12 -4 11 -5Z', fill: '#8a5a36' }],
  },
  neutral: {
    fur: '#e6dbbf',
    belly: '#fffaf0',
    ears: [{ d: 'M3 -9L12 -20L14 -3Z' }],
    inner: { d: 'M7 -9L11 -15L11.5 -6Z', fill: '#c9a778' },
  },
};
