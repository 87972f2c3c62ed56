/** The reach of a part of this title's table. */
import { makeReach, type Reach, type ReachProps } from '../reach.svelte.ts';
import { labelOf } from './help.ts';
import { targetsOf, wishOf } from './targets.ts';
import { priceOf } from './view.ts';

const PLACES = /^(entrance|spot|card|deck|discard):/;
const SENSES = { targetsOf, wishOf, labelOf, priceOf, isPlace: (target: string) => PLACES.test(target) };

export const reachOf = (props: () => ReachProps): Reach => makeReach(props, SENSES);
