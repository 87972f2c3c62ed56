/** What can be pointed at: `plinth:B`, `seat:3`, `token:3:accuse`, `curse:blue`, `deck`, `reserve`, `track`,
 * `artefact:A-SUN`. */
import type { Option, Target, View } from '../face.ts';
import { changed } from './claim.ts';
import { desk } from './desk.svelte.ts';
import { asOption } from './kinds.ts';
import { asAztec, jewelsOf, momentOf } from './view.ts';

export const seatIn = (target: Target): number => (target.startsWith('seat:') ? Number(target.slice(5)) : 0);

/** What an option lights. */
export function targetOf(offered: Option): Target {
  const option = asOption(offered);
  if (option.kind === 'believe' || option.kind === 'accuse' || option.kind === 'steal') return `seat:${option.seat}`;
  return option.kind === 'pick' ? `artefact:${option.artefact}` : '';
}

/** What pressing a target asks for, in notation. */
export function wishOf(target: Target, view: View): string {
  const [kind = '', which = '', face = ''] = target.split(':');
  const moment = momentOf(asAztec(view).ask);
  if (kind === 'plinth') {
    return `${moment === 'take' ? 'take' : 'claim'} ${jewelsOf(changed(desk.counts, which, 1))}`;
  }
  if (kind === 'token') return `${face} ${which}`;
  if (kind === 'seat') return moment === 'steal' ? `steal blue from ${which}` : `accuse ${which}`;
  return '';
}
