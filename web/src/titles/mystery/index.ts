/** The face of Mystery of the Temples. */
import type { TitleFace } from '../face.ts';
import { animate, lastMove } from './animate.ts';
import Board from './Board.svelte';
import End from './End.svelte';
import Flights from './Flights.svelte';
import Look from './Look.svelte';
import MyPanel from './MyPanel.svelte';
import OptionLabel from './OptionLabel.svelte';
import OtherPanel from './OtherPanel.svelte';
import { partOf } from './parts.ts';
import { planOf } from './payment.ts';
import { SIZES } from './ring.ts';
import SeatChip from './SeatChip.svelte';
import { targetOf, wishOf } from './targets.ts';
import { nameOf } from './help.ts';
import { whereIs } from './texts.ts';
import { SLUG } from './view.ts';

export const face = {
  slug: SLUG,
  Board,
  MyPanel,
  OtherPanel,
  SeatChip,
  Look,
  OptionLabel,
  End,
  Flights,
  animate,
  lastMove,
  targetOf,
  wishOf,
  nameOf,
  planOf,
  sentenceFor: (question) => `mystery-web-ask-${question}`,
  stages: () => ['move', 'act', 'end'],
  whereIs,
  partOf,
  boardSize: (layout) => SIZES[layout],
} satisfies TitleFace;
