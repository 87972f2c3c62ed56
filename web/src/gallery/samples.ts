/** Recorded tables for the gallery: views that the engine gave for the seat that decides. */
import type { Components, LastMove, View } from '../titles/face.ts';
import components from './fixtures/components.json';
import fourAdvanced from './fixtures/four-advanced.json';
import fourColour from './fixtures/four-colour.json';
import fourCover from './fixtures/four-cover.json';
import fourDraft from './fixtures/four-draft.json';
import fourOver from './fixtures/four-over.json';
import fourPlace from './fixtures/four-place.json';
import threeAdvanced from './fixtures/three-advanced.json';
import threePay from './fixtures/three-pay.json';
import twoBasic from './fixtures/two-basic.json';
import { peopleAt } from './people.ts';

export const COMPONENTS = components as unknown as Components;

const VIEWS: Record<string, unknown> = {
  'four-advanced': fourAdvanced,
  'three-advanced': threeAdvanced,
  'two-basic': twoBasic,
  'four-draft': fourDraft,
  'four-colour': fourColour,
  'four-place': fourPlace,
  'four-cover': fourCover,
  'three-pay': threePay,
  'four-over': fourOver,
};
export const SAMPLES = Object.keys(VIEWS);

/** A recorded table, with people at it. */
export function sample(name: string) {
  const view = (VIEWS[name] ?? fourAdvanced) as View;
  const players = Number(view.options.players);
  const me = view.seat ?? 1;
  const before = ((me + players - 2) % players) + 1;
  const pawn = (view.players as { pawn: string | null }[])[before - 1]?.pawn;
  const free = (view.ring as string[]).find(
    (card) => card.startsWith('w') && !(view.players as { pawn: string | null }[]).some((p) => p.pawn === card),
  );
  const last: LastMove | null = pawn ? { seat: before, from: `card:${free ?? ''}`, to: `card:${pawn}` } : null;
  return { view, seats: peopleAt(view), me, last };
}
