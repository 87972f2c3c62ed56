/** Names and short words of the table. */
import type { Words } from '../../lib/words.ts';
import type { Components, Option, Provenance, TableProps, View } from '../face.ts';
import { CRYSTALS, idOf, type Amulet, type Crystal, type Trap, type Way } from './temple.ts';
import { asJaguar, mapOf, partsOf, placeOf, previewOf, rewardOf, ritualOf } from './view.ts';

type Speaking = Pick<TableProps, 'words'>;

export const list = (parts: readonly string[], words: Words): string =>
  new Intl.ListFormat(words.language, { type: 'conjunction' }).format(parts.filter(Boolean));
const either = (parts: readonly string[], words: Words): string =>
  new Intl.ListFormat(words.language, { type: 'disjunction' }).format(parts);

export const capital = (text: string, words: Words): string =>
  text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

export const seatName = (seat: number | null | undefined, { seats }: Pick<TableProps, 'seats'>): string =>
  seats.find((one) => one.seat === seat)?.name ?? '';
export const spaceName = (space: string, { words }: Speaking): string => words.text('jaguar-web-space', { space });
export const trapName = (trap: Trap, { words }: Speaking): string => words.text(`jaguar-web-trap-${trap}`);
export const tokenName = (token: string, { words }: Speaking): string => words.text(`jaguar-web-token-${token}`);
export const crystalName = (crystal: Crystal, { words }: Speaking, number = 1): string =>
  words.text(`jaguar-web-crystal-${crystal}`, { number });
/** What an amulet does, with the figure of the box. */
export const amuletDoes = (
  amulet: string,
  how: 'does' | 'short',
  { words, components }: Pick<TableProps, 'words' | 'components'>,
): string =>
  words.text(`jaguar-web-amulet-${amulet}.${how}`, {
    amount: partsOf(components).amulet.find(({ id }) => id === amulet)?.amount ?? 0,
  });
export const amuletName = (amulet: Amulet, { words }: Speaking): string => words.text(`jaguar-web-amulet-${amulet}`);
export const characterName = (character: string | null | undefined, { words }: Speaking): string =>
  character ? words.text(`jaguar-web-character-${character}`) : '';

export function mapName(piece: string, { words, components }: Pick<TableProps, 'words' | 'components'>): string {
  const map = mapOf(components, piece);
  return map ? words.text(`jaguar-web-map-${map.type}`, { value: map.value }) : piece;
}
export const ritualName = (ritual: string, props: Pick<TableProps, 'words' | 'components'>): string => {
  const needs = needsText(ritualOf(props.components, ritual), props);
  return props.words.text(formOf('jaguar-web-ritual', ritual, props.components), { needs });
};
/** The message for a ritual of its kind. */
const formOf = (message: string, ritual: string, components: Components): string =>
  partsOf(components).ritual.find(({ id }) => id === ritual)?.kind === 'major' ? `${message}.major` : message;
/** The crystals of a ritual. */
const needsText = (crystals: readonly Crystal[], props: Speaking): string =>
  list(
    CRYSTALS.flatMap((crystal) => {
      const number = crystals.filter((one) => one === crystal).length;
      return number ? [crystalName(crystal, props, number)] : [];
    }),
    props.words,
  );

/** Rewards as the component data write them: `amulet:white|green`, `heal:2`, `crystal:purple`, `curse:-1`, `extra_activator`. */
export function rewardText(reward: string, props: Speaking): string {
  const { words } = props;
  const [kind = '', what = ''] = reward.split(':');
  switch (kind) {
    case 'amulet':
      return either(
        what.split('|').map((amulet) => amuletName(amulet as Amulet, props)),
        words,
      );
    case 'crystal':
      return crystalName(what as Crystal, props);
    case 'heal':
    case 'glory':
      return words.text(`jaguar-web-reward-${kind}`, { number: Number(what) });
    case 'curse':
      return words.text('jaguar-web-reward-curse', { number: -Number(what) });
    default:
      return words.text(`jaguar-web-reward-${kind}`);
  }
}

/** What a level of a character gives: each way of it, then what comes at once with an ability. */
export function levelText(character: string, level: number, props: Pick<TableProps, 'words' | 'components'>): string {
  const { words } = props;
  const part = partsOf(props.components).character.find(({ id }) => id === character);
  if (!part) return '';
  if (level === 3) return words.text(`jaguar-web-ability-${part.level3}`);
  const ways = level === 1 ? part.level1 : part.level2;
  return either(
    ways.map((way) =>
      list(
        way.map((reward) => rewardText(reward, props)),
        words,
      ),
    ),
    words,
  );
}

/** A piece by what is on it; empty if the catalogue's word says it all. */
export function called(field: string, word: string, props: Pick<TableProps, 'words' | 'components'>): string {
  const { words, components } = props;
  const { chest, taming_token: tokens } = partsOf(components);
  switch (field) {
    case 'ritual': {
      const needs = needsText(ritualOf(components, word), props);
      return words.text(formOf('jaguar-named-ritual', word, components), { needs });
    }
    case 'chest': {
      const amulets = (chest.find(({ id }) => id === word)?.amulets ?? []).map((one) =>
        words.text(`jaguar-amulet-${one}`),
      );
      return words.text('jaguar-named-chest', { amulets: amulets.join(', ') });
    }
    case 'taming': {
      const [reward = ''] = tokens.find(({ id }) => id === word)?.reward.split(':') ?? [];
      return words.text('jaguar-named-taming', { reward: words.text(`jaguar-web-taming-${reward}`) });
    }
    case 'escape':
      return words.text('jaguar-named-escape', { reward: rewardText(rewardOf(components, word), props) });
    default:
      return '';
  }
}

/** What somebody does who says no. */
export const declineText = (option: Option, words: Words): string =>
  capital(words.text(`jaguar-decline-${previewOf(option).declines ?? ''}`), words);

/** What the gold button says for a way. */
export function goText(way: Way, words: Words): string {
  const to = way.at(-1)?.to ?? [0, 0];
  return to[0] > 12
    ? words.text('jaguar-web-leave-by', { row: to[1] })
    : words.text('jaguar-web-go-to', { space: idOf(to), number: way.length });
}

/** Where a pawn stands. */
export function whereIs(view: View, seat: number, words: Words): string {
  const place = asJaguar(view).players[seat - 1]?.place ?? null;
  const cell = placeOf(place);
  if (!cell) return words.text('jaguar-web-nowhere');
  if (cell[0] === 0) return words.text('jaguar-web-at-entrance', { row: cell[1] });
  return cell[0] > 12
    ? words.text('jaguar-web-outside', { row: cell[1] })
    : words.text('jaguar-web-stands', { space: idOf(cell) });
}

/** What the table calls an entry of the component data, and the part it belongs to. */
export function partOf({ section, entry }: Provenance, words: Words): { section: string; entry: string } {
  const title = `jaguar-web-part-${section}`;
  const part = words.has(title) ? words.text(title) : section;
  if (section === entry) return { section: part, entry: '' };
  const kinds = ['trap', 'amulet', 'character', 'objective', 'crystal'];
  const message = `jaguar-web-${section}-${entry}`;
  const known = kinds.includes(section) && words.has(message);
  return { section: part, entry: known ? capital(words.text(message, { number: 1 }), words) : entry };
}
