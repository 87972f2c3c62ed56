/** The plan of a removal: in which order paws are taken back, which of them trigger, and what that comes to. */
import type { Previewed } from '../../lib/protocol.ts';
import type { View } from '../face.ts';
import { asOption } from './kinds.ts';
import { asMice, isChest, type Player } from './view.ts';

export const REMOVAL = 'removal/choose_removal';

/** What becomes of a paw or a chest, in the words of notation; a chest that is kept is not mentioned. */
export type Choice = 'trigger' | 'double' | 'leave' | 'chest' | 'keep';
const PAW: readonly Choice[] = ['trigger', 'double', 'leave'];

/** A paw or a chest in the plan, and what its player wants of it. */
export interface Row {
  /** Where the paw stands; or which chest it is. */
  place: string;
  wish: Choice;
}

/** What the server said about these answers. */
export interface Seen {
  asked: readonly string[];
  preview: Pick<Previewed, 'taken' | 'steps' | 'asks' | 'answers'>;
}

/** A row as it would go. */
export interface Line extends Row {
  choice: Choice;
  /** What could be chosen when its turn comes; as far as that is known, else now. */
  offered: Choice[];
  /** The answer that takes this paw back, or uses this chest, at once. */
  now: string;
  /** It goes with the others; it waits, because something else comes before; it goes by itself; it is a chest that stays. */
  fate: 'goes' | 'waits' | 'itself' | 'kept';
  /** Which of those that do something it is, from 1; 0 for none. */
  number: number;
  /** What I have then, if that is certain. */
  after: Player | null;
  /** What comes right after it: a question to me, or something that nobody can know. */
  stop: '' | 'asks' | 'turns';
}

interface Course {
  lines: Line[];
  /** What is sent together, with the gains that come in between: up to the first row that something else follows. */
  answers: string[];
}

/** Whether paws are being taken back by whoever looks. */
export const isRemoval = (view: View): boolean => view.ask.question === REMOVAL && view.ask.options.length > 0;

/** What may become of the paw at a place, or of a chest. Chests may be used after the last paw as well. */
function offersAt(view: View, place: string): Choice[] {
  const texts = view.ask.options.map((option) => option.text);
  if (isChest(place)) return texts.includes(`chest ${place}`) ? ['chest', 'keep'] : ['keep'];
  return view.ask.question === REMOVAL ? PAW.filter((choice) => texts.includes(`${choice} ${place}`)) : [];
}

/** What there is to plan: in the order planned before, then paws with their effects, then chests, which are kept. */
export function rowsFor(view: View, planned: readonly Row[]): Row[] {
  const { options } = view.ask;
  const paws = [...new Set(options.flatMap(({ place }) => (typeof place === 'string' ? [place] : [])))];
  const chests = options.map(asOption).flatMap((option) => (option.kind === 'chest' ? [option.card] : []));
  const known = planned.filter(({ place }) => paws.includes(place) || chests.includes(place));
  const kept = known.filter(({ wish }) => wish === 'keep');
  const isNew = (place: string) => !known.some((row) => row.place === place);
  return [
    ...known.filter((row) => !kept.includes(row)),
    ...paws.filter(isNew).map((place): Row => ({ place, wish: 'trigger' })),
    ...kept,
    ...chests.filter(isNew).map((place): Row => ({ place, wish: 'keep' })),
  ];
}

/** The wish if it can be had, else as much of it as there is. */
function choiceAmong(offered: readonly Choice[], wish: Choice): Choice {
  if (offered.includes(wish)) return wish;
  return wish === 'double' && offered.includes('trigger') ? 'trigger' : wish === 'chest' ? 'keep' : 'leave';
}

type Chosen = Pick<Line, 'place' | 'wish' | 'choice' | 'offered'>;

/** The answers that choices come to. */
const answersOf = (choices: readonly Pick<Line, 'choice' | 'place'>[]): string[] =>
  choices.flatMap(({ choice, place }) => (choice === 'keep' ? [] : [`${choice} ${place}`]));

/** All answers of the plan. What a row can do is read from the view before it, as far as that was previewed. */
export function answersFor(rows: readonly Row[], view: View, seen: Seen | null): string[] {
  return answersOf(choicesFor(rows, view, seen));
}

function choicesFor(rows: readonly Row[], view: View, seen: Seen | null): Chosen[] {
  let known = seen !== null;
  let answers = 0;
  return rows.map(({ place, wish }) => {
    const before = answers === 0 ? view : known ? seen?.preview.steps[answers - 1] : undefined;
    const then = before ? offersAt(before, place) : [];
    // Where another question comes in between, it is not known yet what can be done.
    const offered = then.length ? then : offersAt(view, place);
    const choice = choiceAmong(offered, wish);
    for (const answer of answersOf([{ choice, place }])) known &&= seen?.asked[answers++] === answer;
    return { place, wish, choice, offered };
  });
}

/** Whether what was previewed is about these answers. */
export const isAbout = (seen: Seen | null, answers: readonly string[]): boolean =>
  seen !== null && seen.asked.length === answers.length && answers.every((answer, i) => seen.asked[i] === answer);

/** The plan as it would go. Without a preview only the first row is sure. */
export function courseOf(rows: readonly Row[], view: View, seen: Seen | null): Course {
  const choices = choicesFor(rows, view, seen);
  const answers = answersOf(choices);
  const preview = isAbout(seen, answers) ? seen?.preview : undefined;
  const taken = Math.max(1, preview?.taken ?? 0);
  const steps = preview?.steps ?? [];
  const last = steps.length === taken ? steps.at(-1) : undefined;
  let number = 0;
  const lines = choices.map((row): Line => {
    if (row.choice === 'keep') {
      return { ...row, now: `chest ${row.place}`, fate: 'kept', number: 0, after: null, stop: '' };
    }
    const step = steps[number++];
    const gone = last && !isChest(row.place) && !isThere(last, row.place, view.seat);
    return {
      ...row,
      now: isChest(row.place)
        ? `chest ${row.place}`
        : `${choiceAmong(offersAt(view, row.place), row.wish)} ${row.place}`,
      fate: number <= taken ? 'goes' : gone ? 'itself' : 'waits',
      number,
      after: step ? playerOf(step, view.seat) : null,
      stop: preview && number === taken ? stopAfter(preview) : '',
    };
  });
  return { lines, answers: preview?.taken ? preview.answers : answers.slice(0, taken) };
}

function stopAfter({ taken, steps, asks }: Seen['preview']): Line['stop'] {
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

/** The rows with one of them at another place; beyond the ends nothing moves. A chest is used where it lies among paws. */
export function moved(rows: readonly Row[], place: string, to: number): Row[] {
  const row = rows.find((one) => one.place === place);
  if (!row || to < 0 || to >= rows.length) return [...rows];
  const others = rows.filter((one) => one !== row);
  const used = others.filter(({ wish }) => wish !== 'keep').length;
  const wish = !isChest(place) ? row.wish : to < used || (to === used && row.wish === 'chest') ? 'chest' : 'keep';
  return [...others.slice(0, to), { place, wish }, ...others.slice(to)];
}

/** The rows with another wish for one: the next that could be chosen there. A chest is used first, until it is moved. */
export function switched(rows: readonly Row[], { place, choice, offered }: Line): Row[] {
  const wish = offered[(offered.indexOf(choice) + 1) % offered.length] ?? choice;
  const others = rows.filter((row) => row.place !== place);
  if (isChest(place)) return wish === 'chest' ? [{ place, wish }, ...others] : [...others, { place, wish }];
  return rows.map((row) => (row.place === place ? { place, wish } : row));
}
