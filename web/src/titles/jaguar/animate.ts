/** Events as steps: what goes off by itself is told in scenes, what somebody does travels over the board. */
import type { Fact, LastMove, Step, Target, View } from '../face.ts';
import { movesOf } from '../moving.ts';
import { MOVES } from './kinds.ts';
import { beatsOf, pawnTo, timeOf } from './story.ts';
import { CRYSTAL_LETTER, type Crystal } from './temple.ts';
import { asJaguar } from './view.ts';

const TRAVEL = 320;
const HOP = 140;
const STAGGER = 60;
const RING = 1200;
/** All of it takes no longer than that. */
const MOST = 1600;

type Travel = Omit<Step, 'at'>;

export function animate(facts: readonly Fact[], before: View, _after: View, reduced: boolean): Step[] {
  const beats = beatsOf(facts);
  if (beats.length && !reduced) return scenes(facts);
  const steps: Step[] = [];
  let clock = 0;
  for (const travel of travels(facts, before)) {
    steps.push({ ...travel, at: clock });
    clock += travel.what === 'pawn' ? travel.ms : STAGGER;
  }
  const length = Math.max(1, ...steps.map((step) => step.at + step.ms));
  return reduced ? rings(steps) : hurried(steps, length);
}

/** One step for each beat; `piece` counts the events that are told. */
function scenes(facts: readonly Fact[]): Step[] {
  let at = 0;
  return beatsOf(facts).map((beat): Step => {
    const ms = timeOf(beat);
    const step: Step = { what: 'scene', from: '', to: '', via: [], at, ms, piece: String(facts.length), seat: 0 };
    at += ms;
    return step;
  });
}

/** What travels: pawns along their way, and what is taken, to whoever takes it. */
function travels(facts: readonly Fact[], before: View): Travel[] {
  const found: Travel[] = [];
  const places = asJaguar(before).players.map(({ place }) => (place && !place.includes(' ') ? `space:${place}` : ''));
  for (const fact of facts) {
    const { seat } = fact;
    const here = places[seat - 1] ?? '';
    const to = pawnTo(fact);
    if (to) {
      const last = found.at(-1);
      if (last?.what === 'pawn' && last.seat === seat) {
        last.via.push(last.to);
        last.to = to;
        last.ms = Math.min(560, last.ms + HOP);
      } else found.push({ what: 'pawn', from: here || `seat:${seat}`, to, via: [], ms: HOP * 2, piece: '', seat });
      places[seat - 1] = to;
    } else found.push(...taken(fact, here));
  }
  return found;
}

/** What is taken, from where its taker stands, and what is put elsewhere. */
function taken(fact: Fact, here: Target): Travel[] {
  const { seat } = fact;
  return movesOf(MOVES, fact).flatMap(({ what, piece, from, to }): Travel[] => {
    const start = from || here;
    const letter = what === 'crystal' ? (CRYSTAL_LETTER[piece as Crystal] ?? '*') : '';
    return start ? [{ what, from: start, to, via: [], ms: TRAVEL, piece: letter, seat }] : [];
  });
}

/** Faster, if it would take too long. */
function hurried(steps: Step[], length: number): Step[] {
  const pace = Math.min(1, MOST / length);
  return steps.map((step) => ({ ...step, at: step.at * pace, ms: step.ms * pace }));
}

/** Without motion: the old and the new place of everything get a ring. */
function rings(steps: readonly Step[]): Step[] {
  const targets = new Set(steps.flatMap((step) => [step.from, step.to]).filter(Boolean));
  return [...targets].map((to) => ({ what: 'ring', from: '', to, via: [], at: 0, ms: RING, piece: '', seat: 0 }));
}

/** The last pawn that somebody else moved. */
export function lastMove(facts: readonly Fact[], before: View, me: number): LastMove | null {
  const last = facts.findLast((fact) => pawnTo(fact));
  if (!last || last.seat === me) return null;
  const to = pawnTo(last);
  const place = asJaguar(before).players[last.seat - 1]?.place ?? '';
  const from = place && !place.includes(' ') ? `space:${place}` : '';
  return { seat: last.seat, from: from === to ? '' : from, to };
}
