/** The reach of a part of this title's table. */
import { makeReach, type Reach, type ReachProps } from '../reach.svelte.ts';
import { targetsOf, wishOf } from './targets.ts';
import { labelOf } from './help.ts';
import { priceOf } from './view.ts';

const SENSES = { targetsOf, wishOf, labelOf, priceOf, isPlace: (target: string) => target.startsWith('card:') };

export const reachOf = (props: () => ReachProps): Reach => makeReach(props, SENSES);
