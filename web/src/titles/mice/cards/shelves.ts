/** What the page of all cards shows, shelf by shelf. */
import type { AnyCard, Box } from './faces.ts';

export const KINDS = ['all', 'chamber', 'assistant', 'entrances', 'chests'] as const;
export type Kind = (typeof KINDS)[number];

/** A card on its shelf, and which side of it. */
export interface Shown {
  card: AnyCard;
  flipped: boolean;
}
interface Shelf {
  /** A faction, or "entrances", or "chests". */
  id: string;
  cards: Shown[];
}

/** The shelves that a filter leaves: of one faction or of all (""), of one kind or of all. Chests belong to no faction. */
export function shelvesOf(box: Box, faction: string, kind: Kind): Shelf[] {
  const front = (card: AnyCard): Shown => ({ card, flipped: false });
  const fits = (of = '') => !faction || of === faction;
  const decks: AnyCard[] = [
    ...(kind === 'all' || kind === 'chamber' ? box.chambers : []),
    ...(kind === 'all' || kind === 'assistant' ? box.assistants : []),
  ];
  const shelves = box.factions
    .filter(({ id }) => fits(id))
    .map(({ id }) => ({
      id,
      cards: decks.filter((card) => 'faction' in card && card.faction === id).map(front),
    }));
  const entrances = kind === 'all' || kind === 'entrances' ? box.entrances.filter((card) => fits(card.faction)) : [];
  const sides = entrances.flatMap((card) => [front(card), ...(card.flipped?.length ? [{ card, flipped: true }] : [])]);
  const chests = (kind === 'all' || kind === 'chests') && !faction ? box.chests.map(front) : [];
  return [...shelves, { id: 'entrances', cards: sides }, { id: 'chests', cards: chests }].filter(
    (shelf) => shelf.cards.length,
  );
}
