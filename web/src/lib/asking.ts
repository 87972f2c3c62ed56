/** The open question in words: who must do what, and why. */

import type { Ask } from './protocol.ts';
import type { Arguments, Words } from './words.ts';

const NOBODY = '\u0001';
const NAME_FIRST = new RegExp(`^${NOBODY}\\s*:\\s*`, 'u');

/** A few words for the plaque: "Ana, move your curse breaker". */
export function headOf(words: Words, slug: string, ask: Ask, name: string): string {
  const message = `web-head-${slug}-${ask.question.replace('/', '-')}`;
  const forms = [`${message}.${ask.form ?? ''}`, message, 'web-head'];
  const found = forms.find((form) => !form.endsWith('.') && words.has(form)) ?? 'web-head';
  return words.text(found, { ...args(words, slug, ask), name });
}

/** What must be done and why, in a sentence; empty if the title has no words for it. */
export function sentenceOf(words: Words, slug: string, ask: Ask): string {
  const message = `${slug}-ask-${ask.question.replace('/', '-')}`;
  const form = ask.form && words.has(`${message}.${ask.form}`) ? `${message}.${ask.form}` : message;
  if (!words.has(form)) return '';
  const text = words.text(form, { ...args(words, slug, ask), name: NOBODY });
  return capital(text.replace(NAME_FIRST, '').replaceAll(NOBODY, ''), words.language);
}

/** What several pieces are picked for. */
export function planSentence(words: Words, slug: string, ask: Ask): string {
  return words.text('web-plan', { why: args(words, slug, ask).why ?? '' });
}

/** What somebody else is busy with. */
export function waitingFor(words: Words, slug: string, ask: Ask): string {
  const message = `web-wait-${slug}-${ask.phase ?? ''}`;
  return words.has(message) ? words.text(message) : '';
}

/** The stages of a turn, if the title has words for them, and which one this is. */
export function stepsOf(words: Words, slug: string, ask: Ask): { text: string; now: boolean }[] {
  return ['move', 'act', 'end']
    .filter((phase) => words.has(`web-step-${slug}-${phase}`))
    .map((phase) => ({ text: words.text(`web-step-${slug}-${phase}`), now: phase === ask.phase }));
}

function args(words: Words, slug: string, ask: Ask): Arguments {
  const crystal = ask.crystal ?? ask.options.find((option) => option.crystal)?.crystal;
  const why = `${slug}-why-${ask.for ?? ''}`;
  return {
    number: ask.number ?? 1,
    why: words.has(why) ? words.text(why) : '',
    crystal:
      typeof crystal === 'string' && words.has(`${slug}-crystal-${crystal}`)
        ? words.word(slug, 'crystal', crystal)
        : '',
  };
}

function capital(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
