/** What every part of a table needs, out of the props of one part. */
import type { TableProps } from './face.ts';

export const tableOf = ({ view, components, seats, me, words, facts = [] }: TableProps): TableProps => ({
  view,
  components,
  seats,
  me,
  words,
  facts,
});
