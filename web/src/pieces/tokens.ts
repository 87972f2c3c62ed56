/** Tokens that are drawn so far. */
export const TOKENS = ['stone', 'coin', 'food', 'torch'] as const;
export type TokenName = (typeof TOKENS)[number];
