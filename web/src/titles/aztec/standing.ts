/** What a seat looks like at a moment, whatever it is drawn on: the board or the phone's strip. */
import type { SeatFace } from '../face.ts';
import type { Show } from './story.ts';
import { isSealed, momentOf, type AztecView, type Laid } from './view.ts';

export interface Standing {
  seat: SeatFace;
  hoard: number[];
  stones: number;
  /** What the stones cost now; null while that is secret. */
  penalty: number | null;
  /** Points as the view has them; while a reveal is told they are not known yet. */
  points: number | null;
  artefacts: string[];
  /** Artefacts that lie face down. */
  hidden: number;
  claim: string | null;
  /** The card, if it lies face up. */
  card: string | null;
  tokens: Laid[];
  first: boolean;
  now: boolean;
  /** Whether a sealed choice is open, and whether this seat has made its own. */
  badge: 'choosing' | 'locked' | '';
  /** The line at the foot of the seat. */
  foot: Foot;
}

export interface Foot {
  word: 'choosing' | 'locked' | 'lied' | 'truth' | 'unnoticed' | 'caught' | 'to-come' | 'picks' | 'open' | '';
  lied: number;
  rounds: number;
}

export function standingOf(seat: SeatFace, view: AztecView, show: Show): Standing {
  const i = seat.seat - 1;
  const player = view.players[i];
  const points = view.points[i] ?? null;
  const card = show.cards[i] ?? null;
  const claim = show.claims[i] ?? null;
  const live = show.beat === null;
  const sealed = live && isSealed(view.ask);
  const waits = view.deciding.includes(seat.seat);
  const badge = sealed ? (waits ? 'choosing' : 'locked') : '';
  return {
    seat,
    hoard: show.hoards[i] ?? [0, 0, 0],
    stones: show.stones[i] ?? 0,
    penalty: live && points ? points.stones : null,
    points: live && points ? (view.scores[i] ?? null) : null,
    artefacts: player?.artefacts ?? [],
    hidden: Math.max(0, (player?.kept ?? 0) - (player?.artefacts.length ?? 0)),
    claim,
    card,
    tokens: show.tokens.filter((token) => token.to === seat.seat),
    first: view.order[0] === seat.seat,
    now: show.now === seat.seat,
    badge,
    foot: footOf(seat, view, show, badge),
  };
}

function footOf({ seat, kind }: SeatFace, view: AztecView, show: Show, badge: string): Foot {
  const past = view.ledger[seat - 1]?.filter((entry) => entry.round < show.round) ?? [];
  const lied = past.filter((entry) => entry.verdict && entry.verdict !== 'truth').length;
  const word = (() => {
    if (kind === 'open') return 'open';
    if (show.beat === null && momentOf(view.ask) === 'claim') return badge === 'locked' ? 'locked' : 'choosing';
    if (show.beat === null && momentOf(view.ask) === 'token') return 'lied';
    if (show.beat === null && view.deciding.includes(seat)) return momentOf(view.ask) === 'pick' ? 'picks' : 'choosing';
    if (show.cards[seat - 1]) {
      return view.ledger[seat - 1]?.find((entry) => entry.round === show.round)?.verdict ?? '';
    }
    if (show.beat?.kind === 'claims') return 'lied';
    return show.claims[seat - 1] ? 'to-come' : '';
  })();
  return { word, lied, rounds: past.length };
}
