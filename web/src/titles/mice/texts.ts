/** Names and short words of the table. */
import type { Words } from '../../lib/words.ts';
import type { Provenance, TableProps, View } from '../face.ts';
import { cardName } from './cards/captions.ts';
import { asMice, isChest, isEntrance, numberOf, SLUG } from './view.ts';

type Speaking = Pick<TableProps, 'words'>;

/** A place: an entrance by its number, a spot by column and row. */
export const placeName = (place: string, { words }: Speaking): string =>
  isEntrance(place)
    ? words.text('mice-web-entrance', { number: numberOf(place) })
    : words.text('mice-web-spot', { spot: place });

/** A card by its name; entrances and chests by their numbers. */
const named = (card: string, props: Pick<TableProps, 'words' | 'components'>): string =>
  capital(cardName(card, props), props.words);

/** The card whose effect asks, and the one that was chosen for it. */
export function askerOf(view: View, props: Pick<TableProps, 'words' | 'components'>): string {
  const { card, chosen } = asMice(view).ask;
  return [card, chosen].flatMap((one) => (one ? [named(one, props)] : [])).join(' → ');
}

/** What stands or lies at a place: a chamber by its name, else the place. A chest is where its player has it. */
export function standName(place: string, props: TableProps): string {
  if (isChest(place)) return named(place, props);
  const chamber = asMice(props.view).spots[place]?.chamber;
  return chamber ? cardName(chamber, props) : placeName(place, props);
}

export const items = (bundle: string, { words }: Speaking): string => words.word(SLUG, 'items', bundle || 'none');

export const seatName = (seat: number | null | undefined, { seats }: Pick<TableProps, 'seats'>): string =>
  seats.find((one) => one.seat === seat)?.name ?? '';

/** Where the paws of a player stand. */
export function whereIs(view: View, seat: number, words: Words): string {
  const { entrances, spots } = asMice(view);
  const places = [
    ...entrances.filter((entrance) => entrance.paw === seat).map((entrance) => entrance.card),
    ...Object.keys(spots).filter((spot) => spots[spot]?.paw === seat),
  ];
  if (places.length === 0) return words.text('mice-web-no-paws');
  const list = places.map((place) => words.word(SLUG, 'place', place, 'short')).join(', ');
  return words.text('mice-web-paws-on', { list });
}

const CARDS = ['chambers', 'assistants', 'entrances', 'chests'];

/** What the table calls an entry of the component data, and the part it belongs to. */
export function partOf({ section, entry }: Provenance, words: Words): { section: string; entry: string } {
  const title = `mice-web-part-${section}`;
  const part = words.has(title) ? words.text(title) : section;
  if (section === entry) return { section: part, entry: '' };
  const id = entry.replace('.', '-');
  const message = CARDS.includes(section) ? `mice-card-${id}` : `mice-faction-${id}`;
  return { section: part, entry: words.has(message) ? capital(words.text(message), words) : entry };
}

const capital = (text: string, words: Words): string =>
  text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
