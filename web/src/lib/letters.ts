/** Letters as people see them: a family is one, so is a flag. They are counted and cut as a whole. */

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Half of a character, such as a cut in the middle of one leaves behind; no message can hold it. */
const HALF = /\p{Cs}/gu;

/** Characters of a name, as the server counts them. */
export const LONGEST = 40;

export function letters(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** A name as it can be sent: no half characters, no longer than there is room for, cut between letters. */
export function cut(name: string): string {
  let room = LONGEST;
  const all = letters(name.replace(HALF, ''));
  const end = all.findIndex((letter) => (room -= [...letter].length) < 0);
  return (end < 0 ? all : all.slice(0, end)).join('');
}

/** The first letter of a name, as it stands on a marker. */
export function initial(name: string): string {
  return (letters(name.trim())[0] ?? '').toLocaleUpperCase();
}
