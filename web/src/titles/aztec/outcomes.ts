/** What an answer would bring, put into words from the server's preview. */
import type { Option, TableProps } from '../face.ts';
import { isKind } from './kinds.ts';
import { change, gems, STONE, strong } from './say.ts';
import { colourName, nameAt } from './texts.ts';
import {
  asAztec,
  claimPreview,
  LETTER,
  tokenPreview,
  type Change,
  type Colour,
  type Outcome,
  type TokenPreview,
} from './view.ts';

export interface Row {
  when: string;
  what: string;
  /** The change of points that is sure. */
  points: string;
}
interface Note {
  colour: string;
  text: string;
}

export function outcomeRows(option: Option, props: TableProps): Row[] {
  if (isKind(option, 'claim')) {
    const { outcomes, true: honest } = claimPreview(option);
    return outcomes.map((outcome) => ({
      when: props.words.text('aztec-web-accusers', { number: outcome.accusers }),
      what: fate(outcome, honest, props),
      points: change(outcome.points),
    }));
  }
  if (!isKind(option, 'believe', 'accuse')) return [];
  const preview = tokenPreview(option);
  const row = (lie: boolean): Row => ({
    when: props.words.text(lie ? 'aztec-web-if-lie' : 'aztec-web-if-true', {
      name: nameAt(Number(option.seat), props),
    }),
    what: tokenFate(option, preview, lie, props),
    points: change((lie ? preview.if_lie : preview.if_true).points),
  });
  return isKind(option, 'accuse') ? [row(true), row(false)] : [row(false), row(true)];
}

function fate(outcome: Outcome, honest: boolean, { words }: TableProps): string {
  const { accusers, jewels, stones, artefact, theirs } = outcome;
  const which = Math.min(accusers, 2);
  const message = honest ? `aztec-web-fate-truth-${which}` : `aztec-web-fate-bluff-${which}`;
  return words.text(message, {
    jewels: gems(jewels),
    stones: Math.abs(stones),
    stone: STONE,
    artefact: artefact ? 'yes' : 'no',
    theirs: theirs ? 'yes' : 'no',
  });
}

function tokenFate(option: Option, preview: TokenPreview, lie: boolean, props: TableProps): string {
  const { stones }: Change = lie ? preview.if_lie : preview.if_true;
  const side = lie ? 'lie' : 'true';
  return props.words.text(`aztec-web-token-${option.kind}-${side}`, {
    name: nameAt(Number(option.seat), props),
    stones: Math.abs(stones),
    stone: STONE,
  });
}

/** A warning: of a curse I would lead, or of a claim that cannot be true. */
export function curseNote(option: Option, props: TableProps): Note | null {
  const view = asAztec(props.view);
  const { words } = props;
  if (isKind(option, 'claim')) {
    const { leads, unseen, true: honest } = claimPreview(option);
    const [colour] = leads.toSorted((a, b) => stonesOn(b) - stonesOn(a));
    if (!honest && unseen === 0) {
      return { colour: '', text: words.text('aztec-web-note-gone', { jewels: gems(String(option.jewels)) }) };
    }
    if (!colour) return null;
    const text = words.text('aztec-web-note-leads', {
      colour: colourName(colour, words),
      number: stonesOn(colour),
      stone: STONE,
    });
    return { colour: LETTER[colour], text };
  }
  if (isKind(option, 'believe', 'accuse')) {
    const { lie, claim } = tokenPreview(option);
    if (!lie) return null;
    const name = strong(nameAt(Number(option.seat), props));
    return { colour: '', text: words.text('aztec-web-note-sure', { jewels: gems(claim), name }) };
  }
  return null;

  function stonesOn(colour: Colour): number {
    return view.curse_cards.find((card) => card.colour === colour)?.stones ?? 0;
  }
}
