/** Taking jewels one by one, guided by the sets that are offered. */
import type { Option } from '../face.ts';
import { countsOf, LETTERS } from './view.ts';

const jewelsIn = (option: Option): string => (typeof option.jewels === 'string' ? option.jewels : '');

/** The option that is exactly this set. */
export const optionFor = (options: readonly Option[], jewels: string): Option | undefined =>
  options.find((option) => jewels !== '' && jewelsIn(option) === jewels);

/** Whether some offered set has at least these jewels. */
const leadsOn = (options: readonly Option[], counts: readonly number[]): boolean =>
  options.some((option) => countsOf(jewelsIn(option)).every((n, i) => n >= (counts[i] ?? 0)));

export const changed = (counts: readonly number[], letter: string, by: number): number[] =>
  counts.map((n, i) => (LETTERS[i] === letter ? Math.max(0, n + by) : n));

export const canAdd = (options: readonly Option[], counts: readonly number[], letter: string): boolean =>
  leadsOn(options, changed(counts, letter, 1));

/** The largest set that is offered. */
export const mostOf = (options: readonly Option[]): number =>
  Math.max(0, ...options.map((option) => jewelsIn(option).length));
