/** What was recorded of each title for the gallery and the tests: views that the engine gave, and what had happened. */
import type { Components, Fact, View } from '../titles/face.ts';
import { peopleAt } from './people.ts';

// A title's samples lie in its folder, written by scripts/page_samples.py.
const TABLES = import.meta.glob<View | Sample>('../titles/*/recorded/tables/*.json', {
  import: 'default',
  eager: true,
});
const COMPONENTS = import.meta.glob<Components>('../titles/*/recorded/components.json', {
  import: 'default',
  eager: true,
});

interface Sample {
  view: View;
  facts: Fact[];
}

const isSample = (table: View | Sample): table is Sample => 'facts' in table;

/** The recorded tables of a title by name, with people at them, and its component data. */
export function samplesOf(slug: string) {
  const start = `../titles/${slug}/recorded`;
  const names = Object.keys(TABLES)
    .filter((file) => file.startsWith(`${start}/tables/`))
    .map((file) => file.replace(/^.*\/|\.json$/g, ''));
  const components = COMPONENTS[`${start}/components.json`] ?? { data: {}, provenance: [] };

  function sample(name: string) {
    const table = TABLES[`${start}/tables/${name}.json`];
    if (!table) throw new Error(`no recorded table ${name} of ${slug}`);
    const { view, facts } = isSample(table) ? table : { view: table, facts: [] };
    return { view, facts, seats: peopleAt(view), me: view.seat ?? 1 };
  }

  return { names, components, sample };
}

/** The titles that something was recorded of. */
export const RECORDED = [...new Set(Object.keys(TABLES).map((file) => file.split('/')[2] ?? ''))];
