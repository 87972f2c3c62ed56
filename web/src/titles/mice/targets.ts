/** What can be pointed at, and how it belongs to the options of a question: `entrance:3-5`, `spot:b2`, `card:crane`
 * (in a row, a camp or a team), `chest:c05` (somebody's own), `deck:chambers`, `discard:chambers`, `stock:2:food` (seat,
 * good), `pay:FFG` (a payment), `paws:2`, `tokens:2`, `sets:2`, `ends`. */
import type { Option, Target, View } from '../face.ts';
import { asMice, isChest, isEntrance, spotOf, type MiceView } from './view.ts';

/** The target of a place: an entrance card or a spot; or a chest, where one is planned with. */
export const placeTarget = (place: string): Target =>
  isEntrance(place) ? `entrance:${place}` : isChest(place) ? `chest:${place}` : `spot:${place}`;

/** The target of a card, wherever it lies. */
function cardTarget(card: string, view: MiceView): Target {
  if (isEntrance(card)) return `entrance:${card}`;
  if (isChest(card)) return `chest:${card}`;
  const spot = spotOf(view, card);
  return spot ? `spot:${spot}` : `card:${card}`;
}

/** The target an option lights. What has a button only gives none. */
export function targetOf(option: Option, view: View): Target {
  const mice = asMice(view);
  if (typeof option.place === 'string') return placeTarget(option.place);
  if (typeof option.card === 'string') return cardTarget(option.card, mice);
  if (typeof option.assistant === 'string') return `card:${option.assistant}`;
  if (typeof option.item === 'string') return `stock:${view.seat ?? view.deciding[0] ?? 0}:${option.item}`;
  if (typeof option.payment === 'string') return `pay:${option.payment}`;
  return '';
}

/** All targets that are legal now, each with its options. */
export function targetsOf(view: View): Map<Target, Option[]> {
  const targets = new Map<Target, Option[]>();
  for (const option of view.ask?.options ?? []) {
    const target = targetOf(option, view);
    if (target) targets.set(target, [...(targets.get(target) ?? []), option]);
  }
  return targets;
}

/** What pressing a target asks for, in notation. Empty if there is nothing to ask for. */
export function wishOf(target: Target, view: View): string {
  const mice = asMice(view);
  const [kind = '', what = ''] = target.split(':');
  switch (kind) {
    case 'entrance':
      return mice.phase === 'removing' ? `trigger ${what}` : `place ${what}`;
    case 'spot':
      if (mice.phase === 'removing') return `trigger ${what}`;
      return mice.phase === 'placing' ? `fill ${what}` : `place ${what}`;
    case 'card':
      return cardWish(what, mice);
    case 'chest':
      return `chest ${what}`;
    default:
      return '';
  }
}

/** What could be wanted of a card where it lies. */
function cardWish(card: string, view: MiceView): string {
  const { question } = view.ask;
  if (question.startsWith('camp/')) return `camp ${card}`;
  if (view.players[(view.seat ?? 0) - 1]?.assistants.includes(card)) return `use ${card}`;
  if (view.players.some((player) => player.assistants.includes(card))) return '';
  const hires = view.rows.assistants.includes(card) || question.startsWith('hire/');
  return `${hires ? 'hire' : 'open'} ${card}`;
}
