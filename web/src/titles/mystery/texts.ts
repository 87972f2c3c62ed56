/** Names and short words. Crystals stand in the texts by shape and letter: `Said` draws them, `spoken` reads them. */
import type { Words } from '../../lib/words.ts';
import type { TableProps, View } from '../face.ts';
import { asMystery, partsOf, SLUG, wildernessNumber, type CurseBox, type Reconstruction, type Owner } from './view.ts';

/** The card on which a player stands. */
export function whereIs(view: View, seat: number, words: Words): string {
  const pawn = asMystery(view).players[seat - 1]?.pawn;
  return pawn ? words.word(SLUG, 'card', pawn) : '';
}

/** What is said of a face that we had to reconstruct; empty for one that the rulebook shows. */
export function reconstructedText(reconstructed: Reconstruction, { words }: Pick<TableProps, 'words'>): string {
  return (
    reconstructed &&
    words.text(reconstructed === 'mixed' ? 'mystery-web-reconstructed-part' : 'mystery-web-reconstructed')
  );
}

export const placeName = (card: string, { words }: Pick<TableProps, 'words'>): string =>
  wildernessNumber(card)
    ? words.text('mystery-web-place-wilderness', { number: wildernessNumber(card) })
    : words.text(`mystery-web-place-${card}`);

export const gems = (letters: string, { words }: Pick<TableProps, 'words'>): string => words.gems(SLUG, letters);

export const runeName = (rune: string, { words }: TableProps): string => words.word(SLUG, 'rune', rune);

export function ownerName(owner: Owner, { seats, words }: Pick<TableProps, 'seats' | 'words'>): string {
  if (typeof owner === 'number') return seats.find((seat) => seat.seat === owner)?.name ?? '';
  return words.text('mystery-web-neutral');
}

/** "5", "5 or 3": what could be broken, the most first. */
export function pointsList(points: readonly number[], { words }: Pick<TableProps, 'words'>): string {
  const each = [...new Set(points)].sort((a, b) => b - a).map(String);
  const last = each.pop() ?? '';
  return each.length ? words.text('mystery-web-or', { list: each.join(', '), last }) : last;
}

/** The chains that open a curse box, as crystals from the end of the arch inwards. */
export function chainsOf(temple: string, box: string, { components }: Pick<TableProps, 'components'>): string[] {
  const parts = partsOf(components);
  const arch = parts.temple.find((t) => t.id === temple)?.arch ?? [];
  const position = parts.curse_box.find((b) => b.id === box)?.position ?? 0;
  const chains: string[] = [];
  if (!box.startsWith('R')) chains.push(arch.slice(0, position).join(''));
  if (!box.startsWith('L')) {
    chains.push(
      arch
        .slice(position - 1)
        .reverse()
        .join(''),
    );
  }
  return chains;
}

export const pointsOf = (boxes: CurseBox[], id: string): number => boxes.find((box) => box.id === id)?.points ?? 0;
