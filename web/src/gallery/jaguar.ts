/** Recorded tables of Shards of the Jaguar for the gallery and the tests: views that the engine gave, and what happened. */
import type { Components, Fact, View } from '../titles/face.ts';
import { seatFaces } from '../titles/seats.ts';
import components from './fixtures/jaguar-components.json';

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

const NAMES = ['Ana', 'Bruno', 'Chloé', 'Dawid'];

/** A recorded table, with people at it. */
export function jaguarSample(name: string) {
  const found = TABLES.get(name);
  if (!found) throw new Error(`no recorded table ${name}`);
  const { view, facts } = found;
  const seats = seatFaces(
    NAMES.slice(0, Number(view.options.players)).map((person, i) => ({
      seat: i + 1,
      name: person,
      kind: i === 1 ? ('bot' as const) : ('person' as const),
      bot: i === 1 ? 'random' : '',
      warm: false,
      here: true,
    })),
  );
  return { view, facts, seats, me: view.seat ?? 1 };
}
