/** What goes off now: what is told, or what waits for somebody's choice. */
import type { TableProps } from '../face.ts';
import { play } from './play.ts';
import { beatsOf, firing, openBeat, type Beat, type Firing } from './story.ts';

/** The beat that is told now; null while nothing is. */
export const beatNow = ({ facts = [] }: Pick<TableProps, 'facts'>): Beat | null =>
  play.on ? (beatsOf(facts, play.from)[play.at] ?? null) : null;

/** Questions that are asked while a trap goes off. */
const HELD = /^(suffering|harm|checkpoint-\d|level|objective)\//;

export function firingOf(props: Pick<TableProps, 'facts' | 'view'>): Firing | null {
  const waits = HELD.test(props.view.ask.question);
  const beat = beatNow(props) ?? (waits ? openBeat(props.facts ?? []) : null);
  return beat ? firing(beat) : null;
}
