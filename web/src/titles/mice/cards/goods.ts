/** Goods, always in this order: food, pickaxe, torch, gold, any resource, chest, glory. A bundle is written in letters: "FFT". */

export const GOODS = ['food', 'pickaxe', 'torch', 'gold', 'any', 'chest', 'glory'] as const;
export type GoodName = (typeof GOODS)[number] | 'chest-used';
export type Bundle = Partial<Record<(typeof GOODS)[number], number>>;

export const LETTER: Record<(typeof GOODS)[number], string> = {
  food: 'F',
  pickaxe: 'P',
  torch: 'T',
  gold: 'G',
  any: 'A',
  chest: 'C',
  glory: 'L',
};

/** A bundle as letters. */
export const lettersOf = (bundle: Bundle): string =>
  GOODS.map((good) => LETTER[good].repeat(bundle[good] ?? 0)).join('');

/** Letters as a bundle; letters that name nothing are passed over. */
export function bundleOf(letters: string): Bundle {
  const bundle: Bundle = {};
  for (const good of GOODS) {
    const count = [...letters].filter((letter) => letter === LETTER[good]).length;
    if (count) bundle[good] = count;
  }
  return bundle;
}

/** What is in a bundle, in order. */
export const listed = (bundle: Bundle): { good: (typeof GOODS)[number]; n: number }[] =>
  GOODS.flatMap((good) => (bundle[good] ? [{ good, n: bundle[good] }] : []));

export const total = (bundle: Bundle): number => listed(bundle).reduce((sum, { n }) => sum + n, 0);

/** How wide a bundle is when it is drawn in a row. */
export const goodsWidth = (items: string, size: number, gap = 4): number =>
  Math.max(0, listed(bundleOf(items)).length * (size * 1.74 + gap) - gap);
