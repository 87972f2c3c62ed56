/** What lies and stands on the floor, and what is pointed out there: what the floor is drawn from. */
import type { Figure } from '../../pieces/players.ts';
import type { Target } from '../face.ts';
import type { Amulet, Cell, Crystal, Trap } from './temple.ts';

export interface MapFace {
  type: 'dots' | 'triangles';
  value: number;
}

/** What lies on a space. */
export interface Here {
  /** On a pedestal. */
  crystal?: Crystal | undefined;
  /** The two of a major pedestal of the last tile. */
  majors?: readonly Crystal[];
  map?: MapFace | undefined;
  ritual?: readonly Crystal[] | undefined;
  chest?: boolean;
  amulet?: Amulet | undefined;
}

export interface Standing {
  seat: number;
  figure: Figure;
  letter: string;
  at: Cell;
  /** It is this player's move. */
  acts: boolean;
  lies: boolean;
  /** Hit by the trap that goes off. */
  hit: Trap | '';
}

export interface DoorAt {
  seat: number;
  figure: Figure;
  letter: string;
  at: Cell;
}

/** A way that is drawn: from its first point on. */
export interface Trail {
  cells: readonly Cell[];
  kind: 'mine' | 'low' | 'high' | 'water';
  /** The target that it leads to, if that is what is looked at. */
  to?: Target;
}

/** What is pointed out; never two things at once. */
export interface Layers {
  /** How many actions a space is away. */
  costs?: ReadonlyMap<string, number>;
  /** How many hidden tokens would hit there. */
  teeth?: ReadonlyMap<string, number>;
  /** The spaces that can be reached take up a region with one line round it. */
  region?: ReadonlySet<string>;
  /** Whether they are reached by running only. */
  running?: boolean;
  trails?: readonly Trail[];
  /** The spaces that a token strikes, and what it strikes by. */
  strike?: { trap: Trap; token: string; fires: boolean } | undefined;
  /** Where my map pieces lead. */
  marked?: ReadonlySet<string>;
  /** Where somebody came from. */
  ghosts?: readonly { figure: Figure; at: Cell }[];
}
