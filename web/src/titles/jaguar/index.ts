/** The face of Shards of the Jaguar. */
import type { TitleFace } from '../face.ts';
import { animate, lastMove } from './animate.ts';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import End from './End.svelte';
import { beatNow } from './firing.ts';
import Flights from './Flights.svelte';
import { SIZES } from './frame.ts';
import { nameOf } from './help.ts';
import { KEYS } from './keys.svelte.ts';
import Look from './Look.svelte';
import MyPanel from './MyPanel.svelte';
import OptionLabel from './OptionLabel.svelte';
import OtherPanel from './OtherPanel.svelte';
import { play } from './play.ts';
import SeatChip from './SeatChip.svelte';
import { targetOf, wishOf } from './targets.ts';
import { beatText } from './telling.ts';
import { called, partOf, whereIs } from './texts.ts';
import { isSolo, partsOf, SLUG } from './view.ts';

export const face = {
  slug: SLUG,
  Board,
  MyPanel,
  OtherPanel,
  SeatChip,
  Beside,
  Look,
  OptionLabel,
  End,
  Flights,
  animate,
  lastMove,
  targetOf,
  wishOf,
  nameOf,
  planOf: () => null,
  sentenceFor: (question) => `jaguar-web-ask-${question}`,
  kindOf: ({ options }, words) =>
    words.text('jaguar-web-kind', { mode: String(options.mode), level: Number(options.solo_level) }),
  rounds: (components) => partsOf(components).flow.rounds,
  keys: KEYS,
  stages: (view) => (isSolo(view) ? ['action', 'setting', 'activation'] : ['setting', 'action', 'activation']),
  whereIs,
  partOf,
  called,
  boardSize: (layout) => SIZES[layout],
  unrevealed: (facts) => {
    const beat = beatNow({ facts });
    return beat ? facts.length - beat.end : 0;
  },
  telling: (props) => {
    const beat = beatNow(props);
    return beat ? beatText(beat, props) : '';
  },
  advance: () => {
    if (!play.on) return false;
    play.next();
    return true;
  },
} satisfies TitleFace;
