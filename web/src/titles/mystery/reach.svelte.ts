/** What can be reached from here: which targets are legal, how they look, and what happens when one is pressed. */
import { createContext } from 'svelte';

import type { TargetState } from '../../pieces/states.ts';
import type { Layout, Option, Pointing, TableProps, Target } from '../face.ts';
import { targetsOf, wishOf } from './targets.ts';
import { labelOf } from './texts.ts';
import { priceOf } from './view.ts';

export interface Reach {
  options(target: Target): Option[];
  state(target: Target): TargetState | '';
  /** What the cheapest answer there costs. */
  price(target: Target): number;
  label(target: Target): string;
  press(target: Target): void;
  look(target: Target | null): void;
}

export const [getReach, setReach] = createContext<Reach>();

type Props = TableProps & Pointing & { layout?: Layout; look?: Target };

/** Makes the reach of a part of the table and offers it to the pieces inside. */
export function reachOf(props: () => Props): Reach {
  const targets = $derived(targetsOf(props().view));
  const reach: Reach = {
    options: (target) => targets.get(target) ?? [],
    price: (target) => Math.min(...reach.options(target).map(priceOf)),
    label: (target) => labelOf(target, props()),
    look: (target) => props().onlook(target),
    state(target) {
      const { hover, chosen, why } = props();
      const options = reach.options(target);
      if (target === why) return 'whynot';
      if (options.length === 0) return '';
      if (options.some((option) => option.text === chosen)) return 'chosen';
      if (target === hover) return 'hover';
      return reach.price(target) > 0 ? 'paid' : 'legal';
    },
    press(target) {
      const { view, layout, look, onlook, onmany, onpick, onwhy } = props();
      const options = reach.options(target);
      const [first] = options;
      // On the phone a tap looks and the gold button acts; a second tap on what cannot be done asks why.
      if (layout === 'phone' && target.startsWith('card:') && (first || target !== look)) return onlook(target);
      if (first && options.length === 1) return onpick(first.text);
      if (first) {
        const texts = options.map((option) => option.text);
        return onmany ? onmany(target, texts) : onlook(target);
      }
      const wish = view.seat ? wishOf(target, view) : '';
      if (wish) onwhy(wish, target);
      else onlook(target);
    },
  };
  setReach(reach);
  return reach;
}
