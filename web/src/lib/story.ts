/** What happened at a table, from the entries of its log: answers that were taken back are gone, as they are from the
 * game. The server leaves them out by itself, but for those that this device had before they were taken back. */

import type { Entry, Fact } from './protocol.ts';
import type { Line, Words } from './words.ts';

/** An answer that stands, and how many stand after it. */
export interface StandingAnswer {
  seq: number;
  ply: number;
  seat: number;
  facts: Fact[];
}

/** A line of the log: whose it is, the round it belongs to and the moment after it. */
export interface LogLine extends Line {
  ply: number;
  round: number;
}

/** The answers that stand, in order. */
export function standing(entries: readonly Entry[]): StandingAnswer[] {
  const answers: StandingAnswer[] = [];
  for (const { seq, seat, kind, events, undone } of entries) {
    if (kind === 'undo') answers.splice(Math.max(0, answers.length - undone));
    else if (kind === 'reopen') {
      const at = answers.findLastIndex((answer) => answer.seat === seat);
      if (at >= 0) answers.splice(at, 1);
    } else if (kind === 'answer') answers.push({ seq, ply: 0, seat, facts: events });
  }
  return answers.map((answer, i) => ({ ...answer, ply: i + 1 }));
}

/** What became of a seat, and how many of the answers that stand were given before. */
export interface SeatNote {
  ply: number;
  entry: Entry;
}

/** What became of seats, in order. An undo takes none of it back. */
export function seatNotes(entries: readonly Entry[]): SeatNote[] {
  const notes: SeatNote[] = [];
  let ply = 0;
  for (const entry of entries) {
    if (entry.kind === 'answer') ply += 1;
    else if (entry.kind === 'undo') {
      ply = Math.max(0, ply - entry.undone);
      for (const note of notes) note.ply = Math.min(note.ply, ply);
    } else if (entry.about) notes.push({ ply, entry });
  }
  return notes;
}

/** The log with what became of seats among its lines. */
export function withNotes(lines: readonly LogLine[], notes: readonly SeatNote[], words: Words): LogLine[] {
  const told = [...lines];
  for (const { ply, entry } of notes) {
    const { seat, kind, name, about } = entry;
    const at = told.findLastIndex((line) => line.ply <= ply) + 1;
    const called = name || words.text('web-seat-number', { seat });
    const text = words.text(`seating-${kind}`, { name: called, about: about ?? 0 });
    const round = told[at - 1]?.round ?? 0;
    told.splice(at, 0, { text, seat, ply, round, fact: { kind, seat, rule: '' } });
  }
  return told;
}

/** The answers with no more than so many events. */
export function upTo(answers: readonly StandingAnswer[], most: number): StandingAnswer[] {
  let left = most;
  return answers.flatMap((answer) => {
    const facts = answer.facts.slice(0, Math.max(0, left));
    const cut = left <= 0 && answer.facts.length > 0;
    left -= answer.facts.length;
    return cut ? [] : [{ ...answer, facts }];
  });
}

/** What the others did since a seat's last turn. While the seat is at it, what they did before. */
export function sinceMyTurn(answers: readonly StandingAnswer[], me: number): Fact[] {
  let end = answers.length;
  while (end > 0 && answers[end - 1]?.seat === me) end -= 1;
  let start = end;
  while (start > 0 && answers[start - 1]?.seat !== me) start -= 1;
  return answers.slice(start, end).flatMap((answer) => answer.facts);
}

/** The whole log, one line for each turn, the newest last. */
export function logLines(
  answers: readonly StandingAnswer[],
  words: Words,
  slug: string,
  names: readonly string[],
  quiet: ReadonlySet<string>,
): LogLine[] {
  const place = new Map<Fact, { ply: number; round: number }>();
  let round = 0;
  for (const answer of answers) {
    for (const fact of answer.facts) {
      if (typeof fact.round === 'number') round = fact.round;
      place.set(fact, { ply: answer.ply, round });
    }
  }
  const facts = answers.flatMap((answer) => answer.facts);
  return words
    .turns(slug, facts, names, quiet)
    .map((line) => ({ ...line, ...(place.get(line.fact) ?? { ply: 0, round: 0 }) }));
}
