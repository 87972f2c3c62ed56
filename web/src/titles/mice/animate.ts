/** Events as steps of an animation. Pure: where things are on the screen is found when a step is drawn. */
import type { Fact, LastMove, Step, Target, View } from '../face.ts';
import { movesOf, type Move } from '../moving.ts';
import { asFact, MOVES } from './kinds.ts';
import { placeTarget } from './targets.ts';
import { GOODS, LETTER } from './view.ts';

const TRAVEL = 320;
const STAGGER = 60;
const RING = 1200;
/** All of it takes no longer than that. */
const MOST = 2000;
/** So many goods travel for one event. */
const FEW = 5;

type Travel = Pick<Step, 'what' | 'from' | 'to' | 'piece' | 'seat'>;
type MovedPiece = (typeof MOVES)[string][number]['what'];

/** Steps for what happened between two views: paws go first, then what they brought travels together. */
export function animate(facts: readonly Fact[], _before: View, _after: View, reduced: boolean): Step[] {
  const steps: Step[] = [];
  let clock = 0;
  let at: Target = '';
  let together: Travel[] = [];

  const land = () => {
    together.forEach((travel, i) => steps.push({ ...travel, via: [], at: clock + STAGGER * i, ms: TRAVEL }));
    if (together.length) clock += TRAVEL + STAGGER * (together.length - 1);
    together = [];
  };

  for (const fact of facts) {
    const moves = movesOf(MOVES, fact).map(({ from, to, ...move }) => ({
      ...move,
      from: spotOf(from),
      to: spotOf(to),
    }));
    const paw = moves.find(({ what }) => what === 'paw');
    if (paw) {
      // Paws that go inside follow each other closely; any other waits until everything has arrived.
      if (asFact(fact).kind !== 'filled') land();
      at = paw.to.startsWith('paws:') ? paw.from : paw.to;
      together.push({ what: 'pawn', from: paw.from, to: paw.to, piece: '', seat: fact.seat });
    } else {
      const travels = at ? moves.flatMap((move) => goodsOf(move, fact.seat, at)) : [];
      if (travels.length && together.some(({ what }) => what === 'pawn')) land();
      together.push(...travels);
    }
  }
  land();
  return reduced ? rings(steps) : hurried(steps, clock);
}

/** A place of the table, which events name without saying whether it is an entrance or a spot. */
const spotOf = (target: Target): Target =>
  target.startsWith('place:') ? placeTarget(target.slice('place:'.length)) : target;

/** What somebody receives, from where it came. */
function goodsOf({ what, piece, from, to }: Move<MovedPiece>, seat: number, at: Target): Travel[] {
  switch (what) {
    case 'goods':
      return [...(piece === 'none' ? '' : piece)].slice(0, FEW).map((letter) => {
        const good = GOODS.find((one) => LETTER[one] === letter);
        return { what: 'crystal', from: at, to: good ? `stock:${seat}:${good}` : to, piece: letter, seat };
      });
    case 'chest':
      return [{ what: 'crystal', from: at, to, piece: 'C', seat }];
    case 'marker':
      return [{ what, from, to, piece: '', seat }];
    case 'paw':
      return [];
  }
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

/** The last paw that somebody else placed. */
export function lastMove(facts: readonly Fact[], _before: View, me: number): LastMove | null {
  const last = facts.map(asFact).findLast((fact) => fact.kind === 'placed' || fact.kind === 'infiltrated');
  return last && last.seat !== me ? { seat: last.seat, from: '', to: placeTarget(last.place) } : null;
}
