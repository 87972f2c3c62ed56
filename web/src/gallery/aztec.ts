/** Recorded tables of Aztec for the gallery and the tests: views that the engine gave, and what had happened. */
import type { Components, Fact, View } from '../titles/face.ts';
import character from './fixtures/aztec-character.json';
import claim from './fixtures/aztec-claim.json';
import components from './fixtures/aztec-components.json';
import curse from './fixtures/aztec-curse.json';
import over from './fixtures/aztec-over.json';
import pick from './fixtures/aztec-pick.json';
import steal from './fixtures/aztec-steal.json';
import take from './fixtures/aztec-take.json';
import token from './fixtures/aztec-token.json';
import trade from './fixtures/aztec-trade.json';
import { peopleAt } from './people.ts';

export const AZTEC_COMPONENTS = components as unknown as Components;

const TABLES: Record<string, unknown> = {
  'aztec-character': character,
  'aztec-claim': claim,
  'aztec-token': token,
  'aztec-pick': pick,
  'aztec-take': take,
  'aztec-trade': trade,
  'aztec-steal': steal,
  'aztec-curse': curse,
  'aztec-over': over,
};
export const AZTEC_SAMPLES = Object.keys(TABLES);

/** A recorded table, with people at it. */
export function aztecSample(name: string) {
  const { view, facts } = (TABLES[name] ?? claim) as { view: View; facts: Fact[] };
  return { view, facts, seats: peopleAt(view), me: view.seat ?? 1 };
}
