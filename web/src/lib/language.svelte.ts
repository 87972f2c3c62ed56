/** The language of this viewer and its catalogues, which are loaded as they are needed. */

import { part } from './renewal.ts';
import { wordsOf } from './shelf.ts';
import { stored } from './stored.ts';
import { LANGUAGES, Words, type Language } from './words.ts';

const FILES = import.meta.glob<string>(
  [
    '../../../src/antechamber/messages/*/*.ftl',
    '../../../src/antechamber/games/*/messages/*/*.ftl',
    '!../../../src/antechamber/messages/*/cli.ftl',
    '!../../../src/antechamber/messages/*/play.ftl',
    '!../../../src/antechamber/games/*/messages/*/door.ftl',
  ],
  { query: '?raw', import: 'default' },
);

// What stands at the doors is short, and wherever a title is named its name is needed.
const DOORS = import.meta.glob<string>('../../../src/antechamber/games/*/messages/*/door.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What stands at the doors in a language; at that of a title without words in it, in English. */
function doors(language: Language): string[] {
  const english = Object.keys(DOORS).filter((file) => file.includes('/en/'));
  return english.map((file) => DOORS[file.replace('/en/', `/${language}/`)] ?? DOORS[file] ?? '');
}

/** The file of a catalogue: one of ours, or of a title (`aztec`) or a part of it (`aztec-lobby`). */
function file(language: string, catalogue: string): (() => Promise<string>) | undefined {
  const [slug, part = 'title'] = catalogue.split('-');
  return (
    FILES[`../../../src/antechamber/messages/${language}/${catalogue}.ftl`] ??
    FILES[`../../../src/antechamber/games/${slug}/messages/${language}/${part}.ftl`]
  );
}

/** Whether this page brings the words of a title. The server has those of titles that come from outside. */
function isOurs(slug: string): boolean {
  return file('en', slug) !== undefined;
}

/** A catalogue as it is written; empty if a title of ours has no such part. */
async function source(language: string, catalogue: string): Promise<string> {
  const load = file(language, catalogue) ?? file('en', catalogue);
  if (load) return part(load);
  const [slug = ''] = catalogue.split('-');
  return isOurs(slug) ? '' : wordsOf(slug, language);
}

/** The first of the browser's languages that we speak. */
function browserLanguage(languages: readonly string[]): Language {
  const spoken = languages.map((language) => language.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === spoken.find((one) => isLanguage(one))) ?? 'en';
}

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

class Speech {
  /** The words of now; replaced as a whole when a catalogue or another language comes. */
  words = $state.raw(new Words('en'));
  ready = $state(false);
  readonly #catalogues = new Set(['web', 'problems', 'seating', 'levels']);
  #asked = 0;

  /** Speak a language from now on; the browser's unless one was chosen before. */
  async choose(language?: Language): Promise<void> {
    if (language) stored.set('language', language);
    const kept = stored.get('language');
    await this.#load(language ?? (isLanguage(kept) ? kept : browserLanguage(navigator.languages)));
  }

  /** Make sure that these catalogues are there: a title's, or its rules. */
  async need(...catalogues: string[]): Promise<void> {
    const missing = catalogues.filter((catalogue) => !this.#catalogues.has(catalogue));
    if (!missing.length) return;
    for (const catalogue of missing) this.#catalogues.add(catalogue);
    try {
      await this.#load(this.words.language);
    } catch (error) {
      for (const catalogue of missing) this.#catalogues.delete(catalogue);
      throw error;
    }
  }

  async #load(language: Language): Promise<void> {
    const asked = ++this.#asked;
    const catalogues = [...this.#catalogues];
    const sources = new Set(await Promise.all(catalogues.map((catalogue) => source(language, catalogue))));
    if (asked !== this.#asked) return;
    this.words = new Words(language, [...doors(language), ...sources]);
    this.ready = true;
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

/** A message of the page in this viewer's language. */
export function say(message: string, args: Parameters<Words['text']>[1] = {}): string {
  return speech.words.text(message, args);
}
