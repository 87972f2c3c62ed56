/** What can be reached from here: which targets are legal, how they look, and what happens when one is pressed. */
import { createContext } from 'svelte';

import type { TargetState } from '../pieces/states.ts';
import type { Layout, Option, Pointing, TableProps, Target, View } from './face.ts';

/** What a title knows of its targets. */
interface Senses {
  /** All targets that are legal now, each with its options. */
  targetsOf: (view: View) => Map<Target, Option[]>;
  /** What pressing a target asks for, in notation; empty if it asks for nothing. */
  wishOf: (target: Target, view: View) => string;
  labelOf: (target: Target, props: TableProps) => string;
  priceOf: (option: Option) => number;
  /** Whether it is a place of the board: on the phone a tap on one looks at it first. */
  isPlace: (target: Target) => boolean;
}

/** How a place is lit. */
interface Light {
  state: TargetState | '';
  price: number;
  /** Whether it, or something on it, can be chosen. */
  offers: boolean;
  lit: boolean;
}

export interface Reach {
  options(target: Target): Option[];
  state(target: Target): TargetState | '';
  /** What the cheapest answer there costs. */
  price(target: Target): number;
  /** A place of the board is lit if it can be chosen for nothing; one that is drawn large, if anything on it can be. */
  light(target: Target, within: readonly Target[], large: boolean): Light;
  label(target: Target): string;
  press(target: Target): void;
  look(target: Target | null): void;
}

export const [getReach, setReach] = createContext<Reach>();

export type ReachProps = TableProps & Pointing & { layout?: Layout; look?: Target };

/** Makes the reach of a part of the table and offers it to the pieces inside. */
export function makeReach(props: () => ReachProps, senses: Senses): Reach {
  const given = $derived(props());
  const view = $derived(given.view);
  const targets = $derived(senses.targetsOf(view));
  const reach: Reach = {
    options: (target) => targets.get(target) ?? [],
    price: (target) => Math.min(...reach.options(target).map(senses.priceOf)),
    label: (target) => senses.labelOf(target, given),
    look: (target) => given.onlook(target),
    state(target) {
      const { hover, chosen, why } = given;
      const options = reach.options(target);
      if (target === why) return 'whynot';
      if (options.length === 0) return '';
      if (options.some((option) => chosen.includes(option.text))) return 'chosen';
      if (target === hover) return 'hover';
      return reach.price(target) > 0 ? 'paid' : 'legal';
    },
    light(target, within, large) {
      const state = large ? '' : reach.state(target);
      const legal = reach.options(target).length > 0;
      const price = legal ? reach.price(target) : 0;
      const offers = legal || within.some((inner) => reach.state(inner) !== '');
      return { state, price, offers, lit: large ? offers : state !== '' && state !== 'whynot' && price === 0 };
    },
    press(target) {
      const { layout, look, onlook, onmany, onpick, onwhy } = given;
      const options = reach.options(target);
      const [first] = options;
      // On the phone a tap looks and the gold button acts; a second tap on what cannot be done asks why.
      if (layout === 'phone' && senses.isPlace(target) && (first || target !== look)) return onlook(target);
      if (first && options.length === 1) return onpick(first.text);
      if (first) {
        const texts = options.map((option) => option.text);
        return onmany ? onmany(target, texts) : onlook(target);
      }
      const wish = view.seat ? senses.wishOf(target, view) : '';
      if (wish) onwhy(wish, target);
      else onlook(target);
    },
  };
  setReach(reach);
  return reach;
}
