/** The face of Aztec. */
import type { TitleFace } from '../face.ts';
import { animate, lastMove } from './animate.ts';
import Answer from './Answer.svelte';
import Bar from './Bar.svelte';
import Board from './Board.svelte';
import End from './End.svelte';
import Flights from './Flights.svelte';
import { KEYS } from './keys.ts';
import { SIZES } from './layout.ts';
import Ledger from './Ledger.svelte';
import Look from './Look.svelte';
import MyPanel from './MyPanel.svelte';
import OtherPanel from './OtherPanel.svelte';
import { partOf } from './parts.ts';
import { play } from './play.ts';
import Side from './Side.svelte';
import { targetOf, wishOf } from './targets.ts';
import { beatNow } from './telling.svelte.ts';
import { headOf, nameOf, whereIs } from './texts.ts';
import { isSealed, partsOf, SLUG } from './view.ts';

export const face: TitleFace = {
  slug: SLUG,
  Board,
  MyPanel,
  OtherPanel,
  Look,
  End,
  Flights,
  Answer,
  Bar,
  Side,
  Ledger,
  animate,
  lastMove,
  targetOf,
  wishOf,
  nameOf,
  planOf: () => null,
  sentenceFor: (question) => `aztec-web-ask-${question}`,
  rounds: (components) => partsOf(components).setup.rounds,
  keys: KEYS,
  sealed: (view) => isSealed(view.ask),
  stages: () => ['claim', 'token', 'reveal', 'curse'],
  whereIs,
  partOf,
  boardSize: (layout) => SIZES[layout],
  unrevealed: (facts) => {
    const beat = play.again ? null : beatNow(facts);
    return beat ? facts.length - beat.end : 0;
  },
  telling: (props) => {
    const beat = beatNow(props.facts ?? []);
    return beat ? headOf(beat, props) : '';
  },
  advance: () => {
    if (!play.on) return false;
    play.next();
    return true;
  },
};
