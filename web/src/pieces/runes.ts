/** Runes of Mystery: a box of 24 × 24 with its centre at 0, 0. */
export const RUNES: Record<string, string> = {
  // Pebble
  rune6: 'M-5 8.5A3.6 3.6 0 1 1 -4.990 8.5ZM5 8.5A3.6 3.6 0 1 1 5.010 8.5ZM0 -.8A3.6 3.6 0 1 1 .01 -.8Z',
  // Spring
  rune5: 'M-9 -5C-6 -9 -3 -9 0 -5S6 -1 9 -5M-9 1C-6 -3 -3 -3 0 1S6 5 9 1M-9 7C-6 3 -3 3 0 7S6 11 9 7',
  // Gale
  rune4: 'M-9 -3H4.5A3.6 3.6 0 1 0 1.2 -7.5M-9 2H7M-9 7H1A3 3 0 1 1 -1.6 11',
  // Prism
  rune3: 'M0 -9L9 7H-9ZM0 -9L3 7M-10 -1L-4.5 -1',
  // Covenant
  rune2: 'M-3.6 6.5A6.5 6.5 0 1 1 -3.590 6.5ZM3.6 6.5A6.5 6.5 0 1 1 3.610 6.5Z',
};
