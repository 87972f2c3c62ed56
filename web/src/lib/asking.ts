/** The open question in words: who must do what, and why. */

import type { TitleFace } from '../titles/face.ts';
import type { Ask, Option } from './protocol.ts';
import type { Arguments, Words } from './words.ts';

/** A few words for the plaque: "Ana, move your curse breaker". */
export function headOf(words: Words, slug: string, ask: Ask, name: string): string {
  const found = formOf(words, (question) => `${slug}-head-${question}`, ask) ?? 'web-head';
  return words.textIfKnown(found, { ...args(words, slug, ask), name }) || words.text('web-head', { name });
}

/** What the button that ends a turn says: in some titles it may be only an action that ends. */
export const endingText = (words: Words, slug: string, { kind }: Pick<Option, 'kind'>): string =>
  words.textIfKnown(`${slug}-web-option-${kind}`, {}) || words.text('web-end-turn');

/** What must be done and why, in a sentence: that of the title's face, or the one that the terminal says. */
export function sentenceOf(words: Words, slug: string, ask: Ask, name: string, face: TitleFace | null): string {
  const own = face ? formOf(words, face.sentenceFor, ask) : undefined;
  const found = own ?? formOf(words, (question) => `${slug}-ask-${question}`, ask);
  return found ? words.textIfKnown(found, { ...args(words, slug, ask), name }) : '';
}

/** What several pieces are picked for. */
export function planSentence(words: Words, slug: string, ask: Ask, message: string): string {
  return words.text(message, args(words, slug, ask));
}

/** What somebody else is busy with. */
export function waitingFor(words: Words, slug: string, ask: Ask): string {
  const message = `${slug}-wait-${ask.phase ?? ''}`;
  return words.has(message) ? words.text(message) : '';
}

/** The stages of a turn, and which one this is. */
export function stepsOf(words: Words, slug: string, ask: Ask, stages: readonly string[]) {
  return stages.map((phase) => ({ text: words.text(`${slug}-step-${phase}`), now: phase === ask.phase }));
}

/** The message for a question, in the form that the question has; none if there is no such message. */
function formOf(words: Words, messageFor: (question: string) => string, ask: Ask): string | undefined {
  const message = messageFor(ask.question.replace('/', '-'));
  return [...(ask.form ? [`${message}.${ask.form}`] : []), message].find((form) => words.has(form));
}

/** What a question is about, and where it does not say so itself, what its first options are about; in words. */
function args(words: Words, slug: string, ask: Ask): Arguments {
  const { options, ...asked } = ask;
  const about = [...options.toReversed(), asked].reduce<Record<string, unknown>>(
    (all, one) => ({ ...all, ...one }),
    {},
  );
  const said: Arguments = { number: 1 };
  for (const [field, value] of Object.entries(about)) {
    if (typeof value === 'number') said[field] = value;
    else if (typeof value === 'string' && words.has(`${slug}-${field}-${value}`)) {
      said[field] = words.word(slug, field, value);
    }
  }
  const why = `${slug}-why-${ask.for ?? ''}`;
  return { ...said, why: words.has(why) ? words.text(why) : '' };
}
