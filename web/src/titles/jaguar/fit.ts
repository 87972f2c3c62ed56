/** Text in a drawing, as large as there is room for: a letter is about half as wide as it is high. */
const WIDTH = 0.53;

export const fit = (text: string, width: number, size: number): number =>
  Math.min(size, +(width / (WIDTH * Math.max(1, text.length))).toFixed(1));
