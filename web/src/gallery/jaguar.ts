/** Recorded tables of Shards of the Jaguar for the gallery and the tests: views that the engine gave, and what happened. */
import type { Components, Fact, View } from '../titles/face.ts';
import components from './fixtures/jaguar-components.json';
import { peopleAt } from './people.ts';

export const JAGUAR_COMPONENTS = components as unknown as Components;

interface Recorded {
  view: View;
  facts: Fact[];
}

const FILES = import.meta.glob<Recorded>('./fixtures/jaguar-*.json', { import: 'default', eager: true });
const TABLES = new Map(
  Object.entries(FILES)
    .map(([file, table]): [string, Recorded] => [file.replace(/^.*\/|\.json$/g, ''), table])
    .filter(([name]) => name !== 'jaguar-components'),
);
export const JAGUAR_SAMPLES = [...TABLES.keys()];

/** A recorded table, with people at it. */
export function jaguarSample(name: string) {
  const found = TABLES.get(name);
  if (!found) throw new Error(`no recorded table ${name}`);
  const { view, facts } = found;
  return { view, facts, seats: peopleAt(view), me: view.seat ?? 1 };
}
