/** Recorded tables of Of Mice & Mazes for the gallery and the tests: views that the engine gave. */
import type { Components, View } from '../titles/face.ts';
import camp from './fixtures/mice-camp.json';
import components from './fixtures/mice-components.json';
import open from './fixtures/mice-open.json';
import over from './fixtures/mice-over.json';
import pay from './fixtures/mice-pay.json';
import place from './fixtures/mice-place.json';
import refresh from './fixtures/mice-refresh.json';
import remove from './fixtures/mice-remove.json';
import three from './fixtures/mice-three.json';
import using from './fixtures/mice-use.json';
import { peopleAt } from './people.ts';

export const MICE_COMPONENTS = components as unknown as Components;

const TABLES: Record<string, unknown> = {
  'mice-place': place,
  'mice-three': three,
  'mice-remove': remove,
  'mice-open': open,
  'mice-pay': pay,
  'mice-use': using,
  'mice-refresh': refresh,
  'mice-camp': camp,
  'mice-over': over,
};
export const MICE_SAMPLES = Object.keys(TABLES);

/** A recorded table, with people at it. */
export function miceSample(name: string) {
  const view = (TABLES[name] ?? place) as View;
  return { view, seats: peopleAt(view), me: view.seat ?? 1 };
}
