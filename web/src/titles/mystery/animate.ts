/** Events as steps of an animation. Pure: where things are on the screen is found when a step is drawn. */
import type { Fact, LastMove, Step, Target, View } from '../face.ts';
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
    const { kind, seat } = fact;
    if (kind !== 'moved' && kind !== 'entered' && kind !== 'neutral-moved') return null;
    const to = String(fact.card);
    const neutral = kind === 'neutral-moved';
    const from = neutral ? this.#neutral : (this.#pawns[seat - 1] ?? null);
    const via = from ? this.#between(from, to) : [];
    if (neutral) this.#neutral = to;
    else this.#pawns[seat - 1] = to;
    return {
      what: neutral ? 'neutral' : 'pawn',
      from: from ? `card:${from}` : '',
      to: `card:${to}`,
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

  /** What travels because of an event. */
  travels(fact: Fact): Travel[] {
    const { kind, seat } = fact;
    const piece = typeof fact.crystal === 'string' ? fact.crystal : '';
    const space = `space:${seat}:${String(fact.space)}`;
    const supply = `supply:${piece}`;
    const crystal = (from: Target, to: Target): Travel => ({ what: 'crystal', from, to, piece, seat });
    switch (kind) {
      case 'took-from-seat':
        this.#source = `space:${String(fact.from)}:${String(fact.space)}`;
        return [];
      case 'took-from-mana':
        this.#source = `mana:${String(fact.card)}:${String(fact.mana)}`;
        return [];
      case 'placed':
      case 'replaced': {
        const from = this.#source || supply;
        this.#source = '';
        const old = typeof fact.old === 'string' ? fact.old : '';
        const back: Travel[] = old ? [{ what: 'crystal', from: space, to: `supply:${old}`, piece: old, seat }] : [];
        return [...back, crystal(from, space)];
      }
      case 'returned': {
        const from = this.#source;
        this.#source = '';
        return from ? [crystal(from, supply)] : [];
      }
      case 'paid':
        return [crystal(space, supply)];
      case 'covered':
        return [crystal(space, `mana:${String(fact.card)}:${String(fact.mana)}`)];
      case 'broke':
        return [
          {
            what: 'marker',
            from: `seat:${seat}`,
            to: `box:${String(fact.temple)}:${String(fact.box)}`,
            piece: '',
            seat,
          },
        ];
      case 'rune-taken':
        return [
          { what: 'rune', from: `rune:${String(fact.temple)}`, to: `runes:${seat}`, piece: String(fact.rune), seat },
        ];
      default:
        return [];
    }
  }
}
