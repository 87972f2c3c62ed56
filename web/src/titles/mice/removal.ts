/** The plan of a removal: in which order paws are taken back, which of them trigger, and what that comes to. */
import type { Foreseen } from '../../lib/protocol.ts';
import type { View } from '../face.ts';
import { asMice, type Player } from './view.ts';

export const REMOVAL = 'removal/choose_removal';

/** What becomes of a paw, in the words of notation. */
export type Choice = 'trigger' | 'double' | 'leave';
const CHOICES: readonly Choice[] = ['trigger', 'double', 'leave'];

/** A paw in the plan, and what its player wants of it. */
export interface Row {
  place: string;
  wish: Choice;
}

/** What the server said about these answers. */
export interface Seen {
  asked: readonly string[];
  outlook: Pick<Foreseen, 'taken' | 'steps' | 'asks'>;
}

/** A row as it would go. */
export interface Line extends Row {
  choice: Choice;
  /** What could be chosen when its turn comes; as far as that is known, else now. */
  offered: Choice[];
  /** The answer that takes this paw back at once. */
  now: string;
  /** It goes with the others; it waits, because something else comes before; it goes by itself. */
  fate: 'goes' | 'waits' | 'itself';
  /** What I have then, if that is certain. */
  after: Player | null;
  /** What comes right after it: a question to me, or something that nobody can know. */
  stop: '' | 'asks' | 'turns';
}

export interface Course {
  lines: Line[];
  /** What is sent together: up to the first row that something else follows. */
  answers: string[];
}

/** Whether paws are being taken back by whoever looks. */
export const isRemoval = (view: View): boolean => view.ask.question === REMOVAL && view.ask.options.length > 0;

/** What may become of the paw at a place. */
function offersAt(view: View, place: string): Choice[] {
  const texts = view.ask.question === REMOVAL ? view.ask.options.map((option) => option.text) : [];
  return CHOICES.filter((choice) => texts.includes(`${choice} ${place}`));
}

/** The paws that are to be taken back: in the order planned before, then as they are offered, with their effects. */
export function rowsFor(view: View, planned: readonly Row[]): Row[] {
  const places = [...new Set(view.ask.options.flatMap(({ place }) => (typeof place === 'string' ? [place] : [])))];
  const known = planned.filter(({ place }) => places.includes(place));
  const fresh = places.filter((place) => !known.some((row) => row.place === place));
  return [...known, ...fresh.map((place): Row => ({ place, wish: 'trigger' }))];
}

/** The wish if it can be had, else as much of it as there is. */
function choiceAmong(offered: readonly Choice[], wish: Choice): Choice {
  if (offered.includes(wish)) return wish;
  return wish === 'double' && offered.includes('trigger') ? 'trigger' : 'leave';
}

const answerOf = ({ choice, place }: Pick<Line, 'choice' | 'place'>): string => `${choice} ${place}`;

/** All answers of the plan. What a row can do is read from the view before it, as far as that was foreseen. */
export function answersFor(rows: readonly Row[], view: View, seen: Seen | null): string[] {
  return choicesFor(rows, view, seen).map(answerOf);
}

function choicesFor(
  rows: readonly Row[],
  view: View,
  seen: Seen | null,
): Pick<Line, 'place' | 'wish' | 'choice' | 'offered'>[] {
  let known = seen !== null;
  return rows.map(({ place, wish }, i) => {
    const before = i === 0 ? view : known ? seen?.outlook.steps[i - 1] : undefined;
    const then = before ? offersAt(before, place) : [];
    // Where another question comes in between, it is not known yet what can be done.
    const offered = then.length ? then : offersAt(view, place);
    const choice = choiceAmong(offered, wish);
    known &&= seen?.asked[i] === answerOf({ choice, place });
    return { place, wish, choice, offered };
  });
}

/** Whether what was foreseen is about these answers. */
export const isAbout = (seen: Seen | null, answers: readonly string[]): boolean =>
  seen !== null && seen.asked.length === answers.length && answers.every((answer, i) => seen.asked[i] === answer);

/** The plan as it would go. Without an outlook only the first row is sure. */
export function courseOf(rows: readonly Row[], view: View, seen: Seen | null): Course {
  const choices = choicesFor(rows, view, seen);
  const answers = choices.map(answerOf);
  const outlook = isAbout(seen, answers) ? seen?.outlook : undefined;
  const taken = Math.max(1, outlook?.taken ?? 0);
  const steps = outlook?.steps ?? [];
  const last = steps.length === taken ? steps.at(-1) : undefined;
  const lines = choices.map((row, i): Line => {
    const step = steps[i];
    return {
      ...row,
      now: `${choiceAmong(offersAt(view, row.place), row.wish)} ${row.place}`,
      fate: i < taken ? 'goes' : last && !isThere(last, row.place, view.seat) ? 'itself' : 'waits',
      after: step ? playerOf(step, view.seat) : null,
      stop: outlook && i === taken - 1 ? stopAfter(outlook) : '',
    };
  });
  return { lines, answers: answers.slice(0, taken) };
}

function stopAfter({ taken, steps, asks }: Seen['outlook']): Line['stop'] {
  if (taken > steps.length) return 'turns';
  return asks && asks !== REMOVAL ? 'asks' : '';
}

/** Whether a paw of mine still stands there. */
function isThere(view: View, place: string, seat: number | null): boolean {
  const { entrances, spots } = asMice(view);
  const here = spots[place] ?? entrances.find((entrance) => entrance.card === place);
  return here?.paw === seat;
}

export const playerOf = (view: View, seat: number | null): Player | null =>
  asMice(view).players[(seat ?? 0) - 1] ?? null;

// ---------------------------------------------------------------- changing the plan

/** The rows with one of them at another place; beyond the ends nothing moves. */
export function moved(rows: readonly Row[], place: string, to: number): Row[] {
  const row = rows.find((one) => one.place === place);
  if (!row || to < 0 || to >= rows.length) return [...rows];
  const others = rows.filter((one) => one !== row);
  return [...others.slice(0, to), row, ...others.slice(to)];
}

/** The rows with another wish for one: the next that could be chosen there. */
export function switched(rows: readonly Row[], { place, choice, offered }: Line): Row[] {
  const wish = offered[(offered.indexOf(choice) + 1) % offered.length] ?? choice;
  return rows.map((row) => (row.place === place ? { place, wish } : row));
}
