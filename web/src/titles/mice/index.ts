/** The face of Of Mice & Mazes. */
import type { TitleFace } from '../face.ts';
import { animate, lastMove } from './animate.ts';
import Board from './Board.svelte';
import End from './End.svelte';
import Flights from './Flights.svelte';
import { SIZES } from './frame.ts';
import { nameOf } from './help.ts';
import { KEYS } from './keys.ts';
import Look from './Look.svelte';
import MyPanel from './MyPanel.svelte';
import OptionLabel from './OptionLabel.svelte';
import OtherPanel from './OtherPanel.svelte';
import Planner from './Planner.svelte';
import { isRemoval } from './removal.ts';
import SeatChip from './SeatChip.svelte';
import { targetOf, wishOf } from './targets.ts';
import { askerOf, partOf, whereIs } from './texts.ts';
import { SLUG } from './view.ts';

export const face = {
  slug: SLUG,
  Board,
  MyPanel,
  OtherPanel,
  SeatChip,
  Look,
  OptionLabel,
  Planner,
  plans: isRemoval,
  End,
  Flights,
  animate,
  lastMove,
  targetOf,
  wishOf,
  nameOf,
  planOf: () => null,
  sentenceFor: (question) => `mice-web-ask-${question}`,
  askerOf,
  keys: KEYS,
  stages: () => ['action', 'placing', 'removing', 'effect'],
  whereIs,
  partOf,
  boardSize: (layout) => SIZES[layout],
} satisfies TitleFace;
