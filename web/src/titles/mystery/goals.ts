/** The chains a player is near to, for the panel and for the line on the grid. */
import type { Target } from '../face.ts';
import type { Goal, MysteryView } from './view.ts';

export interface GoalRow extends Omit<Goal, 'crystals'> {
  key: string;
  target: Target;
  crystals: { kind: string; ghost: boolean }[];
}

const targetOfGoal = (goal: Goal): Target => `box:${goal.temple}:${goal.box}`;

/** Chains to show, the most wanted first: the one that is pointed at, those that are pinned, then as the server says. */
export function goalRows(view: MysteryView, pinned: readonly string[], hover: Target): GoalRow[] {
  const rank = (row: GoalRow) => (row.target === hover ? 0 : pinned.includes(row.key) ? 1 : 2);
  return (view.goals ?? [])
    .map((goal) => ({
      ...goal,
      key: `${goal.temple} ${goal.box} ${goal.crystals}`,
      target: targetOfGoal(goal),
      crystals: withGhosts(goal),
    }))
    .sort((a, b) => rank(a) - rank(b));
}

/** The crystals of a chain from the end of the arch inwards; those that the grid lacks are ghosts. */
function withGhosts({ crystals, missing }: Goal): GoalRow['crystals'] {
  const lacking = [...missing];
  return [...crystals]
    .reverse()
    .map((kind) => {
      const at = lacking.indexOf(kind);
      if (at >= 0) lacking.splice(at, 1);
      return { kind, ghost: at >= 0 };
    })
    .reverse();
}

/** The spaces of the chain to draw in gold: of the curse that is pointed at, else of the best curse that is ready. */
export function chainOf(view: MysteryView, hover: Target): number[] {
  const ready = (view.goals ?? []).filter((goal) => goal.ready);
  const [kind, temple] = hover.split(':');
  const best = (goals: Goal[]) => goals.toSorted((a, b) => b.points - a.points)[0]?.spaces ?? [];
  if (kind === 'box') return best(ready.filter((goal) => targetOfGoal(goal) === hover));
  if (kind === 'card') return best(ready.filter((goal) => goal.temple === temple));
  const usesGrid = view.ask.options.some((option) => 'space' in option);
  return usesGrid ? [] : best(ready);
}
