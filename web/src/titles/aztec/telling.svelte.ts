/** What is shown: the table as the view has it, or a beat of what happened. */
import type { Fact, TableProps } from '../face.ts';
import { asFact } from './kinds.ts';
import { play } from './play.ts';
import { beatsAfter, openReveal, showAt, showOf, type Beat, type Show } from './story.ts';
import { asAztec, partsOf, type Colour } from './view.ts';

export interface Telling {
  readonly show: Show;
  /** The beat that is told; null while nothing is. */
  readonly beat: Beat | null;
  /** The reveal whose tablet stands on the board: that of the beat, or the one that waits for somebody. */
  readonly reveal: Beat | null;
  /** Whether it is settled who leads each curse: not while cards are turned. */
  readonly settled: boolean;
  /** What the beat tells of a curse; empty if nothing. */
  newsOf(colour: Colour): '' | 'taken' | 'stayed';
}

/** The beat that is told now; null while nothing is. */
export const beatNow = (facts: readonly Fact[]): Beat | null =>
  play.on ? (beatsAfter(facts, play.from)[play.at] ?? null) : null;

export function tellingOf(props: () => TableProps): Telling {
  const facts = $derived(props().facts ?? []);
  const view = $derived(asAztec(props().view));
  const beat = $derived(beatNow(facts));
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
    get settled() {
      return !beat?.seat && beat?.kind !== 'tokens';
    },
    newsOf(colour) {
      const fact = beat?.kind === 'curse' ? beat.facts[0] : undefined;
      if (fact?.colour !== colour) return '';
      return asFact(fact).kind === 'cursed' ? 'taken' : 'stayed';
    },
  };
}
