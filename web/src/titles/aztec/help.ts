/** Help for everything that can be pointed at. */
import type { TableProps, Target } from '../face.ts';
import { desk } from './desk.svelte.ts';
import { aloud, gems, listed, signed, STONE, strong } from './say.ts';
import { artefactName, artefactText, characterName, colourName, nameAt } from './texts.ts';
import { artefactOf, asAztec, LETTER, momentOf, partsOf, type Colour } from './view.ts';

export interface Telling {
  title: string;
  lines: string[];
  rules: string[];
  reconstructed: boolean;
}

const NOTHING: Telling = { title: '', lines: [], rules: [], reconstructed: false };

export function tell(target: Target, props: TableProps): Telling {
  const [kind = '', which = ''] = target.split(':');
  switch (kind) {
    case 'plinth':
      return ofPlinth(which, props);
    case 'seat':
    case 'token':
      return ofSeat(Number(which), props);
    case 'curse':
      return ofCurse(which as Colour, props);
    case 'deck':
      return ofDeck(props);
    case 'reserve':
      return {
        ...NOTHING,
        title: props.words.text('aztec-web-reserve'),
        ...said('reserve', ['AZT-SUP-02', 'AZT-STN-01'], props),
      };
    case 'track':
      return ofTrack(props);
    case 'artefact':
      return ofArtefact(which, props);
    default:
      return NOTHING;
  }
}

function said(what: string, rules: string[], { words }: TableProps) {
  return { lines: [words.text(`aztec-web-help-${what}`, { stone: STONE })], rules };
}

function ofPlinth(letter: string, props: TableProps): Telling {
  const { words } = props;
  const view = asAztec(props.view);
  const colour = words.text(`aztec-web-jewel-${letter}`);
  const lines = [words.text('aztec-web-help-plinth', { colour })];
  if (momentOf(view.ask) === 'claim' && view.ask.options.length) {
    lines.push(words.text('aztec-web-help-taken', { number: desk.jewels.length, jewels: gems(desk.jewels || '') }));
  }
  return {
    ...NOTHING,
    title: words.text('aztec-web-label-plinth', { colour }),
    lines,
    rules: ['AZT-CLM-02', view.options.claim_shape === 'free' ? 'AZT-CLM-05' : 'AZT-CLM-04'],
  };
}

function ofSeat(number: number, props: TableProps): Telling {
  const { words } = props;
  const view = asAztec(props.view);
  const player = view.players[number - 1];
  if (!player) return NOTHING;
  const duo = gems((view.duos[number - 1] ?? []).map((colour) => LETTER[colour]).join(''));
  const points = view.points[number - 1];
  const worth = view.worth[number - 1] ?? [];
  const lines = [
    player.character
      ? words.text('aztec-web-help-duo', {
          character: characterName(player.character, props),
          jewels: duo,
          points: partsOf(props.components).scoring.vp_per_duo,
        })
      : '',
    points
      ? words.text('aztec-web-help-points', {
          duos: points.duos,
          trios: points.trios,
          artefacts: points.artefacts,
          stones: signed(points.stones),
        })
      : '',
    worth.length
      ? words.text('aztec-web-help-artefacts', {
          list: listed(
            words,
            worth.map((one) =>
              words.text('aztec-web-help-worth', { artefact: artefactName(one.artefact, props), points: one.points }),
            ),
          ),
        })
      : '',
  ];
  const source = partsOf(props.components).character.find((one) => one.id === player.character)?.source;
  return {
    title: nameAt(number, props),
    lines: lines.filter(Boolean),
    rules: ['AZT-SCO-01', 'AZT-TOK-01'],
    reconstructed: source === 'reconstructed',
  };
}

function ofCurse(colour: Colour, props: TableProps): Telling {
  const { words } = props;
  const card = asAztec(props.view).curse_cards.find((one) => one.colour === colour);
  if (!card) return NOTHING;
  const name = colourName(colour, words);
  const line = card.leader
    ? words.text('aztec-web-help-curse-leads', {
        name: strong(nameAt(card.leader, props)),
        colour: name,
        number: card.most,
        stones: card.stones,
        stone: STONE,
      })
    : words.text('aztec-web-help-curse-tied', { colour: name, number: card.most, stones: card.stones, stone: STONE });
  return {
    title: words.text('aztec-web-curse', { colour: name }),
    lines: [line],
    rules: ['AZT-CUR-01', 'AZT-CUR-02'],
    reconstructed: false,
  };
}

function ofDeck(props: TableProps): Telling {
  const { words } = props;
  const view = asAztec(props.view);
  const parts = partsOf(props.components);
  const faces = parts.artefact.map((one) =>
    words.text('aztec-web-help-copies', { artefact: artefactName(one.id, props), number: one.copies }),
  );
  return {
    title: words.text('aztec-web-deck'),
    lines: [
      words.text('aztec-web-help-deck', { number: view.deck.size, cards: parts.round.artefact_draw }),
      listed(words, faces),
    ],
    rules: ['AZT-ART-01', 'AZT-INF-08'],
    reconstructed: true,
  };
}

function ofTrack(props: TableProps): Telling {
  const { words } = props;
  const { values, beyond_per_stone: beyond, source } = partsOf(props.components).penalty_track;
  const steps = values.map((value, i) => `${i}: ${signed(-value)}`).join(', ');
  return {
    title: words.text('aztec-web-track-title'),
    lines: [
      words.text('aztec-web-help-track', { stone: STONE }),
      steps,
      words.text('aztec-web-help-beyond', { points: beyond }),
    ],
    rules: ['AZT-SCO-04'],
    reconstructed: source === 'reconstructed',
  };
}

function ofArtefact(id: string, props: TableProps): Telling {
  const { words } = props;
  const artefact = artefactOf(props.components, id);
  if (!artefact) return NOTHING;
  const mine = asAztec(props.view).worth[props.me - 1]?.filter((one) => one.artefact === id) ?? [];
  const points = mine.reduce((sum, one) => sum + one.points, 0);
  const lines = [artefactText(artefact, words)];
  if (mine.length) lines.push(words.text('aztec-web-worth-now', { points }));
  return {
    title: aloud(words, artefactName(id, props)),
    lines,
    rules: [artefact.kind === 'kept' ? 'AZT-ART-04' : 'AZT-ART-05'],
    reconstructed: artefact.source !== 'rulebook',
  };
}
