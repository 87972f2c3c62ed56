/** What is shown: the table as the view has it, or a beat of what happened. */
import type { TableProps } from '../face.ts';
import { play } from './play.svelte.ts';
import { beatsIn, openReveal, showAt, showOf, type Beat, type Show } from './story.ts';
import { asAztec, partsOf } from './view.ts';

export interface Telling {
  readonly show: Show;
  /** The beat that is told; null while nothing is. */
  readonly beat: Beat | null;
  /** The reveal whose tablet stands on the board: that of the beat, or the one that waits for somebody. */
  readonly reveal: Beat | null;
}

export function tellingOf(props: () => TableProps): Telling {
  const facts = $derived(props().facts ?? []);
  const view = $derived(asAztec(props().view));
  const beat = $derived(play.on ? (beatsIn(facts, play.tail)[play.at] ?? null) : null);
  const show = $derived(beat ? showAt(view, facts, beat, partsOf(props().components)) : showOf(view));
  const reveal = $derived(beat ? (beat.seat ? beat : null) : openReveal(facts, view));
  return {
    get show() {
      return show;
    },
    get beat() {
      return beat;
    },
    get reveal() {
      return reveal;
    },
  };
}
