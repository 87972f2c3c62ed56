/** Events as steps of an animation. Pure: where things are on the screen is found when a step is drawn. */
import type { Fact, LastMove, Step, Target, View } from '../face.ts';
import { movesOf } from '../moving.ts';
import { MOVES } from './kinds.ts';
import { cardOf } from './targets.ts';
import { asMystery, wildernessNumber, type MysteryView } from './view.ts';

const HOP = 140;
const WALK = 560;
const TRAVEL = 320;
const STAGGER = 60;
const EVENT = 900;
const RING = 1200;

type Travel = Pick<Step, 'what' | 'from' | 'to' | 'piece' | 'seat'>;

/** Steps for what happened between two views. Pawns walk first; then what they brought about travels together. */
export function animate(facts: readonly Fact[], before: View, _after: View, reduced: boolean): Step[] {
  const steps: Step[] = [];
  const track = new Track(asMystery(before));
  let clock = 0;
  let together: Travel[] = [];

  const land = () => {
    const gap = together.length > 1 ? Math.min(STAGGER, (EVENT - TRAVEL) / (together.length - 1)) : 0;
    together.forEach((travel, i) => steps.push({ ...travel, via: [], at: clock + gap * i, ms: TRAVEL }));
    if (together.length) clock += TRAVEL + gap * (together.length - 1);
    together = [];
  };

  for (const fact of facts) {
    const walk = track.walk(fact);
    if (walk) {
      land();
      const ms = Math.min(WALK, HOP * (walk.via.length + 1));
      steps.push({ ...walk, at: clock, ms });
      clock += ms;
    } else {
      together.push(...track.travels(fact));
    }
  }
  land();
  return reduced ? rings(steps) : steps;
}

/** Without motion: the old and the new place of everything get a ring. */
function rings(steps: readonly Step[]): Step[] {
  const targets = new Set(steps.flatMap((step) => [step.from, step.to]).filter(Boolean));
  return [...targets].map((to) => ({ what: 'ring', from: '', to, via: [], at: 0, ms: RING, piece: '', seat: 0 }));
}

/** The last move of a pawn by somebody else. */
export function lastMove(facts: readonly Fact[], before: View, me: number): LastMove | null {
  const track = new Track(asMystery(before));
  let last: LastMove | null = null;
  for (const fact of facts) {
    const walk = track.walk(fact);
    if (walk?.what === 'pawn') last = fact.seat === me ? null : { seat: fact.seat, from: walk.from, to: walk.to };
  }
  return last;
}

/** Where things are while events go by. */
class Track {
  readonly #pawns: (string | null)[];
  readonly #ring: readonly string[];
  #neutral: string | null;
  /** Where the crystal comes from that is stored next: the supply if nobody was asked for it. */
  #source: Target = '';

  constructor(view: MysteryView) {
    this.#pawns = view.players.map((player) => player.pawn);
    this.#ring = view.ring;
    this.#neutral = view.neutral ?? null;
  }

  /** The walk of a pawn, if the event is one. */
  walk(fact: Fact): Omit<Step, 'at' | 'ms'> | null {
    const { seat } = fact;
    const move = movesOf(MOVES, fact).find(({ what }) => what === 'pawn' || what === 'neutral');
    if (!move) return null;
    const to = cardOf(move.to);
    const neutral = move.what === 'neutral';
    const from = neutral ? this.#neutral : (this.#pawns[seat - 1] ?? null);
    const via = from ? this.#between(from, to) : [];
    if (neutral) this.#neutral = to;
    else this.#pawns[seat - 1] = to;
    return {
      what: neutral ? 'neutral' : 'pawn',
      from: from ? `card:${from}` : '',
      to: move.to,
      via: via.map((card) => `card:${card}`),
      piece: '',
      seat: neutral ? 0 : seat,
    };
  }

  /** The free cards of the chosen track that a pawn passes, clockwise. */
  #between(from: string, to: string): string[] {
    const temple = wildernessNumber(to) === 0;
    const start = this.#ring.indexOf(from);
    const passed: string[] = [];
    for (let i = 1; i < this.#ring.length; i++) {
      const card = this.#ring[(start + i) % this.#ring.length] ?? '';
      if (card === to) break;
      const free = !this.#pawns.includes(card) && this.#neutral !== card;
      if (free && (wildernessNumber(card) === 0) === temple) passed.push(card);
    }
    return passed;
  }

  /** What travels because of an event. What goes nowhere yet is taken up: the next crystal comes from there. */
  travels(fact: Fact): Travel[] {
    const { seat } = fact;
    return movesOf(MOVES, fact).flatMap(({ what, piece, from, to }): Travel[] => {
      if (!to) this.#source = from;
      const start = to && (!from || from.startsWith('supply:')) ? this.#taken() || from : from;
      return start && to ? [{ what, from: start, to, piece, seat }] : [];
    });
  }

  /** Where the crystal was taken up that is put down now; empty if none was. */
  #taken(): Target {
    const source = this.#source;
    this.#source = '';
    return source;
  }
}
