/** The traps as they lie: who has set each, and what this viewer knows of its token. */
import type { SeatFace, TableProps } from '../face.ts';
import type { Firing } from './story.ts';
import { isHarming, type Trap } from './temple.ts';
import { asJaguar, isSolo, trapPart } from './view.ts';

export interface TrapFace {
  trap: Trap;
  position: number;
  effect: { damage: number; curse: number };
  owner: SeatFace | null;
  /** The temple itself has set it. */
  temple: boolean;
  /** The active token, if this viewer knows it. */
  active: string;
  /** Whether only this viewer knows it. */
  secret: boolean;
  /** Tokens that lie face up and are not the active one. */
  out: readonly string[];
  state: '' | 'now' | 'done';
  shielded: boolean;
}

export function trapFaces({ view, components, seats, me }: TableProps, fires: Firing | null): TrapFace[] {
  const { traps, shield } = asJaguar(view);
  return traps.map(({ trap, activator, token, revealed = false, face_up = [] }, i): TrapFace => {
    const owner = seats.find((seat) => seat.seat === activator?.seat) ?? null;
    const temple = !activator && isSolo(view) && isHarming(trap);
    const now = fires?.trap === trap;
    // While the traps before it are told, a later one stays as it was.
    const later = fires !== null && !now && i > traps.findIndex((one) => one.trap === fires.trap);
    const known = later && owner?.seat !== me && !temple ? '' : (token ?? '');
    const active = now ? fires.token : known;
    return {
      trap,
      position: i + 1,
      effect: trapPart(components, trap),
      owner,
      temple,
      active,
      secret: Boolean(active) && !revealed && !now && owner?.seat === me,
      out: face_up.filter((one) => one !== active),
      state: now ? 'now' : revealed && !later ? 'done' : '',
      shielded: shield === trap,
    };
  });
}
