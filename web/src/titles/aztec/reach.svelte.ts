/** What can be reached on this table, how it is lit, and what pressing it does to the answer I am about to give. */
import type { Option, Target } from '../face.ts';
import { setReach, type Reach, type ReachProps } from '../reach.svelte.ts';
import { canAdd, changed, optionFor } from './claim.ts';
import { desk } from './desk.svelte.ts';
import { play } from './play.ts';
import { seatIn, wishOf } from './targets.ts';
import { labelOf } from './texts.ts';
import { asAztec, jewelsOf, momentOf } from './view.ts';

/** Take one jewel more or fewer; the set is the answer as soon as it is offered. */
export function takeJewel(options: readonly Option[], letter: string, by: number): void {
  const counts = changed(desk.counts, letter, by);
  desk.take(counts, optionFor(options, jewelsOf(counts))?.text ?? '');
}

/** Curse one player more or fewer. */
export function toggleScapegoat(options: readonly Option[], seat: number): void {
  const [first] = options;
  const most = Array.isArray(first?.seats) ? first.seats.length : 0;
  const chosen = picked(desk.pick);
  const next = chosen.includes(seat) ? chosen.filter((one) => one !== seat) : [...chosen, seat].slice(-most);
  const seats = next.toSorted((a, b) => a - b);
  const option = options.find((one) => JSON.stringify(one.seats) === JSON.stringify(seats));
  desk.choose(option?.text ?? `curse? ${seats.join(',')}`, 0);
}

/** The players of a choice of scapegoats, whole or not. */
export const picked = (pick: string): number[] => (pick.match(/\d+/g) ?? []).map(Number);

export function reachOf(props: () => ReachProps): Reach {
  const view = $derived(asAztec(props().view));
  const moment = $derived(momentOf(view.ask));
  const open = $derived(view.ask.options.length > 0 && !play.on);

  const optionsAt = (target: Target): Option[] => {
    if (!open) return [];
    const { options } = view.ask;
    const [kind, which = '', face] = target.split(':');
    if (kind === 'plinth') {
      return (moment === 'claim' || moment === 'take') && canAdd(options, desk.counts, which)
        ? options.slice(0, 1)
        : [];
    }
    if (kind === 'token') return options.filter((option) => option.text === `${String(face)} ${which}`);
    const seat = seatIn(target);
    if (!seat) return [];
    if (moment === 'curse') {
      return options.filter((option) => Array.isArray(option.seats) && option.seats.includes(seat));
    }
    return options.filter((option) => option.seat === seat);
  };

  const reach: Reach = {
    options: optionsAt,
    price: () => 0,
    label: (target) => labelOf(target, props()),
    look: (target) => props().onlook(target),
    state(target) {
      const { hover, why } = props();
      if (target === why) return 'whynot';
      const options = optionsAt(target);
      if (!options.length) return '';
      const seat = seatIn(target);
      const chosen =
        seat > 0 &&
        (moment === 'curse' ? picked(desk.pick).includes(seat) : options.some((option) => option.text === desk.pick));
      if (chosen) return 'chosen';
      return target === hover ? 'hover' : 'legal';
    },
    light(target) {
      const state = reach.state(target);
      const offers = optionsAt(target).length > 0;
      return { state, price: 0, offers, lit: offers };
    },
    press(target) {
      const { onlook, onwhy } = props();
      const options = optionsAt(target);
      const [kind, which = ''] = target.split(':');
      const seat = seatIn(target);
      if (!options.length) {
        const wish = open && view.seat ? wishOf(target, view) : '';
        if (wish && kind !== 'curse') onwhy(wish, target);
        else onlook(target);
        return;
      }
      if (kind === 'plinth') takeJewel(view.ask.options, which, 1);
      else if (kind === 'token') desk.choose(options[0]?.text ?? '', Number(which));
      else if (moment === 'curse') toggleScapegoat(view.ask.options, seat);
      else if (moment === 'token') {
        // The face stays: whoever pressed "accuse" before accuses this player now.
        const face = desk.pick.split(' ')[0] ?? '';
        desk.choose(face ? `${face} ${seat}` : '', seat);
      } else desk.choose(options[0]?.text ?? '', seat);
      onlook(target);
    },
  };
  setReach(reach);
  return reach;
}
