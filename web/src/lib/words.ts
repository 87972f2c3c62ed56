/** Everything a player reads, from the Fluent catalogues that the server and the terminal read too. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { hasFace, seatFieldsOf } from '../titles/shelf.ts';
import type { Fact, Option, Problem, Sentence } from './protocol.ts';

export const LANGUAGES = ['en', 'pl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Arguments = Record<string, FluentVariable>;

/** A piece of a sentence: words, or a crystal that is drawn. */
export type Part = string | { gem: string; name: string };

/** A line of the log, whose it is, and the last event it tells of. */
export interface Line {
  text: string;
  seat: number;
  fact: Fact;
}

/** Fields of problems that number a seat or several. */
const SEATS_OF_PROBLEMS = new Set(['seat', 'seats', 'other']);
/** Fields of events that name jewels by their letters. */
const JEWEL_FIELDS = ['jewels', 'claim'];
const SAID_OTHERWISE = new Set(['kind', 'text', 'rule', 'group', 'preview']);
const GEMS: Record<string, string> = { R: 'R', Y: 'Y', B: 'B', G: 'G', P: 'P', C: 'C', K: 'K', W: 'W', any: '*' };

/** A piece by what is on it, which the component data tell; empty for the catalogue's word. */
type Caller = (field: string, word: string, words: Words) => string;
const callers = new Map<string, Caller>();

/** From now on the pieces of a title are called so. */
export function callPieces(slug: string, caller: Caller): void {
  callers.set(slug, caller);
}

/** A message id that no catalogue has: a mistake in the program. */
class MissingMessage extends Error {}

type Described = { kind: string } & Record<string, unknown>;

/** The catalogues of one language. */
export class Words {
  readonly #bundle: FluentBundle;
  readonly #gems = new Map<string, { pattern: RegExp; gems: Map<string, { gem: string; name: string }> } | null>();

  constructor(
    readonly language: Language,
    sources: readonly string[] = [],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.add(source);
  }

  add(source: string): void {
    // What is said again counts: a title from outside is told in English where it lacks a language.
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.#gems.clear();
  }

  /** Whether there is such a message, or such an attribute of one (`message.attribute`). */
  has(message: string): boolean {
    return this.#pattern(message) !== undefined;
  }

  /** A message with its arguments filled in. */
  text(message: string, args: Arguments = {}): string {
    const pattern = this.#pattern(message);
    if (pattern === undefined) throw new MissingMessage(`no message "${message}" in ${this.language}`);
    return this.#bundle.formatPattern(pattern, args);
  }

  /** A message with its arguments filled in; empty if one that it needs is not known. */
  textIfKnown(message: string, args: Arguments): string {
    const pattern = this.#pattern(message);
    const unknown: Error[] = [];
    const text = pattern === undefined ? '' : this.#bundle.formatPattern(pattern, args, unknown);
    return unknown.length ? '' : text;
  }

  /** What a level of bots is called; a bot of another kind, by its id. */
  level(level: string): string {
    return this.textIfKnown(`level-${level}`, {}) || level;
  }

  /** What is said of a seat that a bot plays. */
  bot(level: string): string {
    return this.text('level-bot', { level: this.level(level) });
  }

  /** What a bot of a level is like, in a sentence. */
  aboutLevel(level: string): string {
    return this.textIfKnown(`level-${level}.about`, {});
  }

  #pattern(message: string) {
    const [name = '', attribute] = message.split('.');
    const found = this.#bundle.getMessage(name);
    return (attribute ? found?.attributes[attribute] : found?.value) ?? undefined;
  }

  // ------------------------------------------------------------ words of a title

  /** An option or event as a sentence: its kind names the message, its arguments are put into words.
   *
   * A text argument `card: "w7"` becomes the message `<slug>-card-w7`, and `card-id` is "w7" itself, for selectors.
   */
  described(slug: string, group: string, description: Described, attribute = '', more: Arguments = {}): string {
    const args: Arguments = {};
    for (const [name, value] of Object.entries(description)) {
      if (SAID_OTHERWISE.has(name) || name in more) continue;
      args[name] = this.argument(slug, name, value);
      if (typeof value === 'string') args[`${name}-id`] = value;
    }
    const message = `${slug}-${group}-${description.kind}`;
    return this.text(attribute ? `${message}.${attribute}` : message, { ...args, ...more });
  }

  /** A value in words; the words of a list are short. */
  argument(slug: string, name: string, value: unknown): FluentVariable {
    if (Array.isArray(value)) {
      return value.map((v) => (typeof v === 'string' ? this.word(slug, name, v, 'short') : String(v))).join(' ');
    }
    if (typeof value === 'string') return this.word(slug, name, value);
    return typeof value === 'number' ? value : String(value);
  }

  /** A word of a title: the message `<slug>-<field>-<word>`, or its attribute if it has that; a piece that is called
   * by what is on it, so.
   *
   * A word that is composed of letters, as "BBY" of jewels, has messages for its letters: in full, each letter is said
   * once with its `$number`; an attribute, as the short form, is said for every letter.
   */
  word(slug: string, field: string, word: string, attribute = ''): string {
    const called = callers.get(slug)?.(field, word, this);
    if (called) return called;
    const message = (letter: string) => `${slug}-${field}-${letter}`;
    const letters = this.has(message(word)) ? [word] : [...word];
    if (!this.#hasWord(slug, field, word)) {
      if (!hasFace(slug)) return word.replaceAll(/[-_]/g, ' '); // from outside, it may have no words
      throw new MissingMessage(`no message for the ${field} "${word}" of ${slug}`);
    }
    if (attribute && this.has(`${message(letters[0] ?? '')}.${attribute}`)) {
      return letters.map((letter) => this.text(`${message(letter)}.${attribute}`, { number: 1 })).join(' ');
    }
    return counted(letters)
      .map(([letter, number]) => this.text(message(letter), { number }))
      .join(' + ');
  }

  /** Whether a title has such a word, in full or letter by letter. */
  #hasWord(slug: string, field: string, word: string): boolean {
    const has = (letter: string) => this.has(`${slug}-${field}-${letter}`);
    return has(word) || (word !== '' && [...word].every(has));
  }

  /** An option as a sentence; its notation if the title has no words for it. */
  option(slug: string, option: Option, names: readonly string[], attribute = '', more: Arguments = {}): string {
    const message = `${slug}-option-${option.kind}`;
    if (!this.has(attribute ? `${message}.${attribute}` : message)) return option.text;
    return this.described(slug, 'option', option, attribute, { ...people(slug, option, names), ...more });
  }

  /** An event as a sentence. */
  event(slug: string, fact: Fact, names: readonly string[]): string {
    if (!this.has(`${slug}-event-${fact.kind}`)) {
      return this.text('web-event-plain', { name: names[fact.seat - 1] ?? '', kind: fact.kind });
    }
    return this.described(slug, 'event', fact, '', { ...people(slug, fact, names), ...this.#drawn(slug, fact) });
  }

  /** One line for each turn: deeds one after another, those of one kind told together. They are a player's, or of
   * whom the message names as their `doer`. */
  summary(slug: string, facts: readonly Fact[], names: readonly string[], quiet: ReadonlySet<string>): string[] {
    return this.turns(slug, facts, names, quiet).map((line) => line.text);
  }

  /** The lines of a summary, each with whose it is, 0 for no player's, and the last event it tells of. */
  turns(slug: string, facts: readonly Fact[], names: readonly string[], quiet: ReadonlySet<string>): Line[] {
    const lines: Line[] = [];
    let deeds: string[] = [];
    let doer = '';
    let seat = 0;
    let last: Fact | undefined;
    const end = () => {
      if (deeds.length && last) lines.push({ text: this.line(doer, deeds), seat, fact: last });
      deeds = [];
    };
    for (const run of runs(facts.filter((fact) => !quiet.has(fact.kind)))) {
      const [first] = run;
      if (!first) continue;
      const message = `${slug}-event-${first.kind}`;
      const together = this.has(`${message}-many.then`);
      const isDeed = together || this.has(`${message}.then`);
      const other = this.has(`${message}.doer`) ? this.text(`${message}.doer`) : '';
      const whose = other ? 0 : first.seat;
      const name = other || (names[first.seat - 1] ?? '');
      if (!isDeed || whose !== seat || name !== doer) end();
      if (!isDeed) {
        lines.push(...run.map((fact) => ({ text: this.event(slug, fact, names), seat: fact.seat, fact })));
        continue;
      }
      doer = name;
      seat = whose;
      last = run.at(-1);
      const told: Described[] = together ? [many(run)] : run;
      deeds.push(
        ...told.map((fact) =>
          this.described(slug, 'event', fact, 'then', { ...people(slug, fact, names), ...this.#drawn(slug, fact) }),
        ),
      );
    }
    end();
    return lines;
  }

  /** Sets of jewels in an event by shape and letter, so that they can be drawn. */
  #drawn(slug: string, description: Described): Arguments {
    const drawn: Arguments = {};
    for (const field of JEWEL_FIELDS) {
      const jewels = description[field];
      if (typeof jewels !== 'string' || !this.has(`${slug}-${field}-${jewels.charAt(0)}.short`)) continue;
      drawn[field] = this.word(slug, field, jewels, 'short');
    }
    return drawn;
  }

  line(name: string, deeds: readonly string[]): string {
    return this.text('web-deeds', { name, deeds: deeds.join(', ') });
  }

  // ------------------------------------------------------------ rules and problems

  /** Why something was not done or cannot be done.
   *
   * An argument is a word of the title if it has one: that of its name up to the first hyphen, so that
   * `crystal-missing` is a crystal.
   */
  problem(problem: Problem, names: readonly string[], slug = ''): string {
    if (!this.has(problem.problem)) return problem.text;
    return this.text(problem.problem, this.#filled(problem.arguments, names, slug));
  }

  /** Why a bot did something, in sentences that are filled in as those of problems; without those that this page has no
   * words for. */
  because(why: readonly Sentence[], names: readonly string[], slug: string): string {
    const said = why.map((one) => this.textIfKnown(one.message, this.#filled(one.arguments, names, slug)));
    return said.filter(Boolean).join(' ');
  }

  #filled(given: Readonly<Record<string, unknown>>, names: readonly string[], slug: string): Arguments {
    const args: Arguments = {};
    for (const [name, value] of Object.entries(given)) {
      const field = name.split('-')[0] ?? name;
      args[name] = SEATS_OF_PROBLEMS.has(field) ? named(value, names) : this.#known(slug, field, value);
      if (typeof value === 'string' || typeof value === 'number') args[`${name}-id`] = value;
    }
    return args;
  }

  #known(slug: string, field: string, value: unknown, attribute = ''): FluentVariable {
    if (typeof value === 'number') return value;
    if (Array.isArray(value)) return value.map((v) => String(this.#known(slug, field, v, 'short'))).join(' ');
    const word = String(value);
    return slug && this.#hasWord(slug, field, word) ? this.word(slug, field, word, attribute) : word;
  }

  /** A rule's title and help text. */
  rule(id: string): { title: string; text: string } {
    if (!this.has(id)) return { title: id, text: '' };
    return { title: this.has(`${id}.title`) ? this.text(`${id}.title`) : id, text: this.text(id) };
  }

  // ------------------------------------------------------------ crystals

  /** Crystals by letter ("RC") as the words that are drawn as pieces. */
  gems(slug: string, letters: string): string {
    const words = [...letters].map((letter) => (letter === '*' ? 'any' : letter));
    return words.map((word) => this.word(slug, 'crystal', word, 'short')).join(' ');
  }

  /** A sentence in pieces: where its title's catalogue writes a crystal by shape and letter, the crystal. */
  parts(slug: string, text: string): Part[] {
    const known = this.#gemsOf(slug);
    if (!known) return [text];
    const parts: Part[] = [];
    let from = 0;
    for (const found of text.matchAll(known.pattern)) {
      if (found.index > from) parts.push(text.slice(from, found.index));
      parts.push(known.gems.get(found[0]) ?? found[0]);
      from = found.index + found[0].length;
    }
    if (from < text.length) parts.push(text.slice(from));
    return parts;
  }

  /** A sentence as it is read aloud: crystals by their names. */
  spoken(slug: string, text: string): string {
    return this.parts(slug, text)
      .map((part) => (typeof part === 'string' ? part : part.name))
      .join('');
  }

  #gemsOf(slug: string) {
    const known = this.#gems.get(slug);
    if (known !== undefined) return known;
    const gems = new Map<string, { gem: string; name: string }>();
    for (const [word, gem] of Object.entries(GEMS)) {
      const message = `${slug}-crystal-${word}`;
      if (this.has(`${message}.short`)) gems.set(this.text(`${message}.short`), { gem, name: this.text(message) });
      const jewel = `${slug}-jewels-${word}`;
      if (!this.has(`${jewel}.short`)) continue;
      const name = this.has(`${slug}-web-jewel-${word}`) ? `${slug}-web-jewel-${word}` : jewel;
      gems.set(this.text(`${jewel}.short`), { gem, name: this.text(name, { number: 1 }) });
    }
    const longestFirst = [...gems.keys()].sort((a, b) => b.length - a.length);
    const pattern = new RegExp(longestFirst.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'), 'gu');
    const found = gems.size ? { pattern, gems } : null;
    this.#gems.set(slug, found);
    return found;
  }
}

/** The arguments that number seats, as the names of people; `name` is the one who acts. */
function people(slug: string, description: Record<string, unknown>, names: readonly string[]): Arguments {
  const args: Arguments = {};
  for (const field of ['seat', ...seatFieldsOf(slug)]) {
    const seats = description[field];
    if (typeof seats === 'number' || Array.isArray(seats)) args[field] = named(seats, names);
  }
  return args.seat === undefined ? args : { name: args.seat, ...args };
}

/** Seats by number, as their names. */
function named(seats: unknown, names: readonly string[]): string {
  const list: unknown[] = Array.isArray(seats) ? seats : [seats];
  return list.map((seat) => (typeof seat === 'number' ? names[seat - 1] : undefined) ?? String(seat)).join(', ');
}

/** Letters one after another that are alike, and how many they are. */
function counted(letters: readonly string[]): [string, number][] {
  const found: [string, number][] = [];
  for (const letter of letters) {
    const last = found.at(-1);
    if (last?.[0] === letter) last[1] += 1;
    else found.push([letter, 1]);
  }
  return found;
}

/** Events one after another that are of one kind and one seat. */
function runs(facts: readonly Fact[]): Fact[][] {
  const found: Fact[][] = [];
  for (const fact of facts) {
    const last = found.at(-1)?.[0];
    if (last?.kind === fact.kind && last.seat === fact.seat) found.at(-1)?.push(fact);
    else found.push([fact]);
  }
  return found;
}

/** Events of one kind and one seat as one, with lists as arguments. */
function many(facts: readonly Fact[]): Described {
  const first = facts[0] as Fact;
  const lists = Object.fromEntries(
    Object.keys(first)
      .filter((name) => !['kind', 'seat', 'rule'].includes(name))
      .map((name) => [name, facts.map((fact) => fact[name])]),
  );
  return { ...first, ...lists, kind: `${first.kind}-many`, count: facts.length };
}
