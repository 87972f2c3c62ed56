/** Events as steps of an animation. Pure: where things are on the screen is found when a step is drawn. */
import type { Fact, LastMove, Step, Target, View } from '../face.ts';
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
    const paw = pawOf(fact);
    if (paw) {
      // Paws that go inside follow each other closely; any other waits until everything has arrived.
      if (fact.kind !== 'filled') land();
      at = fact.kind === 'removed' || fact.kind === 'left' ? paw.from : paw.to;
      together.push(paw);
    } else {
      const travels = goodsOf(fact, at);
      if (travels.length && together.some(({ what }) => what === 'pawn')) land();
      together.push(...travels);
    }
  }
  land();
  return reduced ? rings(steps) : hurried(steps, clock);
}

/** The way of a paw, if the event is one. */
function pawOf(fact: Fact): Travel | null {
  const { kind, seat } = fact;
  const place = typeof fact.place === 'string' ? placeTarget(fact.place) : '';
  const paw = (from: Target, to: Target): Travel => ({ what: 'pawn', from, to, piece: '', seat });
  switch (kind) {
    case 'placed':
    case 'infiltrated':
    case 'filled':
      return paw(`paws:${seat}`, place);
    case 'removed':
    case 'left':
      return paw(place, `paws:${seat}`);
    case 'moved':
      return paw(place, placeTarget(String(fact.target)));
    default:
      return null;
  }
}

/** What somebody receives, from where it came. */
function goodsOf(fact: Fact, at: Target): Travel[] {
  const { kind, seat } = fact;
  if (!at) return [];
  if (kind === 'took-chest') return [{ what: 'crystal', from: at, to: `chests:${seat}`, piece: 'C', seat }];
  if (kind === 'opened') {
    return [{ what: 'marker', from: `seat:${seat}`, to: placeTarget(String(fact.place)), piece: '', seat }];
  }
  if (kind !== 'received' && kind !== 'bonus') return [];
  const letters = typeof fact.items === 'string' && fact.items !== 'none' ? [...fact.items].slice(0, FEW) : [];
  return letters.map((piece) => {
    const good = GOODS.find((one) => LETTER[one] === piece);
    return { what: 'crystal', from: at, to: good ? `stock:${seat}:${good}` : `seat:${seat}`, piece, seat };
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

/** The last paw that somebody else placed. */
export function lastMove(facts: readonly Fact[], _before: View, me: number): LastMove | null {
  const last = facts.findLast((fact) => fact.kind === 'placed' || fact.kind === 'infiltrated');
  return last && last.seat !== me ? { seat: last.seat, from: '', to: placeTarget(String(last.place)) } : null;
}
