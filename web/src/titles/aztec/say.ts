/** Sentences with pieces in them: a message gets marks for jewels, stones and names, and `Say` draws what they mean. */
import type { Words } from '../../lib/words.ts';

const OPEN = '\u27e6';
const CLOSE = '\u27e7';
const MARK = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'gu');

/** Marks for what is drawn. */
export const gems = (jewels: string): string => `${OPEN}gems:${jewels}${CLOSE}`;
export const strong = (text: string): string => `${OPEN}name:${text}${CLOSE}`;
export const STONE = `${OPEN}stone:${CLOSE}`;

type Piece = { kind: 'text' | 'gems' | 'name' | 'stone'; text: string };

/** A sentence in pieces. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const mark of sentence.matchAll(MARK)) {
    if (mark.index > from) found.push({ kind: 'text', text: sentence.slice(from, mark.index) });
    const [kind = '', text = ''] = (mark[1] ?? '').split(':');
    found.push({ kind: kind === 'gems' || kind === 'name' || kind === 'stone' ? kind : 'text', text });
    from = mark.index + mark[0].length;
  }
  if (from < sentence.length) found.push({ kind: 'text', text: sentence.slice(from) });
  return found;
}

/** Jewels as they are read aloud: "blue blue red". */
export function spoken(words: Words, jewels: string): string {
  return [...jewels].map((letter) => words.text(`aztec-web-jewel-${letter}`)).join(' ');
}

/** A sentence as it is read aloud. */
export function aloud(words: Words, sentence: string): string {
  return pieces(sentence)
    .map(({ kind, text }) => {
      if (kind === 'gems') return spoken(words, text);
      return kind === 'stone' ? words.text('aztec-web-stone') : text;
    })
    .join('');
}

/** Names in a row: "Ana, Bruno and Eva". */
export function listed(words: Words, names: readonly string[]): string {
  return new Intl.ListFormat(words.language).format(names);
}

/** Points with a true minus. */
export const signed = (n: number): string => (n < 0 ? `\u2212${-n}` : String(n));
/** A change of points: it always has a sign. */
export const change = (n: number): string => (n > 0 ? `+${n}` : signed(n));
