/** Picking several pieces that are sent as one answer. Which pieces, and how many, a title's plan says. */

import type { Plan } from '../titles/face.ts';

/** The picks as the answers to the questions, one after another. Nobody is asked once the rest is settled. */
export function answersOf(plan: Plan, picks: readonly string[]): string[] {
  const answers: string[] = [];
  for (const [i, { text }] of plan.options.entries()) {
    if (!picks.includes(text)) continue;
    answers.push(text);
    if (!plan.stop && plan.options.length - i - 1 === plan.most - answers.length) return answers;
  }
  return plan.stop && !picks.includes(plan.options.at(-1)?.text ?? '') ? [...answers, plan.stop] : answers;
}

/** Picks with one more or, if it was picked before, one less; a pick too many takes the place of the oldest. */
export function toggled(plan: Plan, picks: readonly string[], text: string): string[] {
  if (picks.includes(text)) return picks.filter((pick) => pick !== text);
  return [...picks, text].slice(-plan.most);
}
