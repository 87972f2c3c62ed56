/** The reach of a part of this title's table: a space within reach is walked to, however many steps it takes. */
import { makeReach, type Reach, type ReachProps } from '../reach.svelte.ts';
import { labelOf } from './help.ts';
import { targetsOf, wishOf } from './targets.ts';
import { goText } from './texts.ts';
import { planned, walkOf, wayTo } from './walking.ts';

const PLACES = /^(space|start|exit|trap|token|objective|hearts|checkpoint|order|rounds|taming)\b/;
const SENSES = { targetsOf, wishOf, labelOf, priceOf: () => 0, isPlace: (target: string) => PLACES.test(target) };

export function reachOf(props: () => ReachProps): Reach {
  const reach = makeReach(props, SENSES);
  const press = reach.press.bind(reach);
  reach.press = (target) => {
    const { view, me, onway, words } = props();
    const way = wayTo(walkOf(view, me), target);
    if (way && onway) onway(planned(way, goText(way, words)));
    else press(target);
  };
  return reach;
}
