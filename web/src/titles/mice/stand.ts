/** What stands at a place, as marks: what a paw there triggers. */
import type { TableProps } from '../face.ts';
import { boxOf, cardOf } from './cards/faces.ts';
import { cardMarks, type Mark } from './cards/marks.ts';
import { asMice, isChest, isEntrance } from './view.ts';

export function marksAt(place: string, { view, components }: Pick<TableProps, 'view' | 'components'>): Mark[] {
  const { spots, entrances } = asMice(view);
  const id = isEntrance(place) || isChest(place) ? place : spots[place]?.chamber;
  const card = id ? cardOf(components, id) : undefined;
  const flipped = entrances.some((entrance) => entrance.card === place && entrance.flipped_by);
  return card ? cardMarks(card, boxOf(components), flipped) : [];
}
