/** What is said or drawn of some kinds of options and nothing of the others, which a `switch` would have to list. */

/** For each kind that is not like the others, what comes of it. */
export type Cases<Told extends { kind: string }, More extends unknown[], Result> = {
  readonly [Kind in Told['kind']]?: (told: Extract<Told, { kind: Kind }>, ...more: More) => Result;
};

/** What comes of an option by its kind; undefined if nothing does. */
export function caseOf<Told extends { kind: string }, More extends unknown[], Result>(
  cases: Cases<Told, More, Result>,
  told: Told,
  ...more: More
): Result | undefined {
  const kind: Told['kind'] = told.kind;
  const found = cases[kind] as ((told: Told, ...more: More) => Result) | undefined;
  return found?.(told, ...more);
}
