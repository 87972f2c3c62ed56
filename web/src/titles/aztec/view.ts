/** What the server sends of an Aztec table (`wire.ts` has its types), and the component data it is played with. */
import type { Ask, Components, Option, View } from '../face.ts';
import type { Colour, Source } from './kinds.ts';
import type { AztecView, ClaimPreview, PickPreview, TokenPreview } from './wire.ts';

export type { Colour, Source, Verdict } from './kinds.ts';
export type {
  AztecView,
  Change,
  ClaimPreview,
  CurseCard,
  Entry,
  Outcome,
  PickPreview,
  Player,
  TokenPreview,
} from './wire.ts';

export const SLUG = 'aztec';
export const COLOURS: readonly Colour[] = ['blue', 'yellow', 'red'];
export const LETTERS = 'BYR';
export const LETTER: Record<Colour, string> = { blue: 'B', yellow: 'Y', red: 'R' };
export const SOURCES: readonly Source[] = ['duos', 'trios', 'artefacts', 'stones'];

export interface Artefact {
  id: string;
  name: string;
  kind: 'kept' | 'immediate';
  effect: string;
  copies: number;
  source: string;
  vp?: number;
  blue?: number;
  yellow?: number;
  red?: number;
  size?: number;
  stones?: number;
  opponents?: number;
  jewels?: number;
  exchanges?: number;
}

export interface Parts {
  setup: { rounds: number };
  round: { curse_refill: number; artefact_draw: number };
  claim: { min_jewels: number; max_jewels: number; max_colours: number; free_max_jewels: number };
  scoring: { vp_per_duo: number; vp_per_trio: number };
  penalty_track: { values: number[]; beyond_per_stone: number; source: string };
  character: { id: string; name: string; duo: Colour[]; duo_distinct: Colour[]; source: string }[];
  jewel_card: { id: string; copies: number; source: string }[];
  artefact: Artefact[];
}

export const asAztec = (view: View): AztecView => view as AztecView;
export const partsOf = (components: Components): Parts => components.data as unknown as Parts;
export const artefactOf = (components: Components, id: string): Artefact | undefined =>
  partsOf(components).artefact.find((one) => one.id === id);

export const claimPreview = (option: Option): ClaimPreview => option.preview as unknown as ClaimPreview;
export const tokenPreview = (option: Option): TokenPreview => option.preview as unknown as TokenPreview;
export const pickPreview = (option: Option): PickPreview => option.preview as unknown as PickPreview;
export const pointsOf = (option: Option): number | undefined =>
  typeof option.preview?.points === 'number' ? option.preview.points : undefined;

/** A step of the round, or what an artefact asks. */
export type Moment = 'character' | 'claim' | 'token' | 'pick' | 'take' | 'trade' | 'steal' | 'curse' | '';

const MOMENTS: Record<string, Moment> = {
  'character/choose_character': 'character',
  'round/choose_claims': 'claim',
  'round/choose_tokens': 'token',
  'gain/choose_artefact': 'pick',
  'take/choose_jewels': 'take',
  'trade/choose_jewels': 'take',
  'trade/choose_trade': 'trade',
  'steal/choose_theft': 'steal',
};

export function momentOf(ask: Ask): Moment {
  return MOMENTS[ask.question] ?? (ask.question.endsWith('choose_scapegoats') ? 'curse' : '');
}

/** Whether what is answered now is sealed: chosen by all at once, shown together. */
export const isSealed = (ask: Ask): boolean => ['claim', 'token'].includes(momentOf(ask));

/** How many jewels of each colour a set has; "BBY" has two blue and one yellow. */
export const countsOf = (jewels: string): number[] => [...LETTERS].map((letter) => jewels.split(letter).length - 1);
export const jewelsOf = (counts: readonly number[]): string =>
  [...LETTERS].map((letter, i) => letter.repeat(counts[i] ?? 0)).join('');

/** The card of a player in a round as far as this viewer knows it. */
export const cardOf = (view: AztecView, seat: number, round: number): string | null =>
  view.players[seat - 1]?.cards[round - 1] ?? null;

export interface Laid {
  from: number;
  to: number;
  accuse: boolean;
}

/** The tokens of a round, if they have been shown. */
export function tokensOf(view: AztecView, round: number): Laid[] {
  return view.players.flatMap((player, i) => {
    const [faith, to] = player.tokens[round - 1]?.split(' ') ?? [];
    return faith ? [{ from: i + 1, to: Number(to), accuse: faith === 'accuse' }] : [];
  });
}
