/** Everything this table says, in this viewer's language. */
import type { Words } from '../../lib/words.ts';
import { caseOf, type Cases } from '../cases.ts';
import type { Components, Option, TableProps, Target, View } from '../face.ts';
import { asOption, type AztecOption } from './kinds.ts';
import { aloud, change, gems, listed, signed, STONE, strong } from './say.ts';
import { standingOf, type Foot, type Standing } from './standing.ts';
import { showOf, type Beat, type Line } from './story.ts';
import {
  artefactOf,
  asAztec,
  claimPreview,
  LETTER,
  momentOf,
  partsOf,
  pointsOf,
  SLUG,
  tokenPreview,
  type Artefact,
  type Colour,
  type Verdict,
} from './view.ts';

export const nameAt = (seat: number, { seats }: Pick<TableProps, 'seats'>): string =>
  seats.find((one) => one.seat === seat)?.name ?? String(seat);

/** The name of an artefact: the catalogue's, or that of an owner's own data. */
export function artefactName(id: string, { words, components }: Pick<TableProps, 'words' | 'components'>): string {
  const message = `${SLUG}-artefact-${id}`;
  return words.has(message) ? words.text(message) : (artefactOf(components, id)?.name ?? id);
}

/** What an artefact does, in a few words. */
export function artefactText(artefact: Artefact, words: Words): string {
  const { blue = 0, yellow = 0, red = 0 } = artefact;
  return words.text(`aztec-web-effect-${artefact.effect.replace('_', '-')}`, {
    points: artefact.vp ?? 0,
    jewels: gems('B'.repeat(blue) + 'Y'.repeat(yellow) + 'R'.repeat(red)),
    number: artefact.size ?? artefact.stones ?? artefact.opponents ?? artefact.jewels ?? 0,
    more: artefact.exchanges ?? 0,
    stone: STONE,
  });
}

export const colourName = (colour: Colour, words: Words): string => words.text(`aztec-web-jewel-${LETTER[colour]}`);

/** Whether the face of a Jewel card is reconstructed. */
export function isReconstructed(jewels: string, components: Components): boolean {
  return partsOf(components).jewel_card.find((card) => card.id === `J-${jewels}`)?.source !== 'rulebook';
}

// ---------------------------------------------------------------- seats

export function footText(foot: Foot, words: Words): string {
  if (!foot.word || (foot.word === 'lied' && !foot.rounds)) return '';
  return words.text(`aztec-web-foot-${foot.word}`, { lied: foot.lied, rounds: foot.rounds });
}
export function footShort(foot: Foot, words: Words): string {
  if (!foot.word || (foot.word === 'lied' && !foot.rounds)) return '';
  return words.text(`aztec-web-foot-${foot.word}.short`, { lied: foot.lied, rounds: foot.rounds });
}

/** What stands beside my card, in lines. */
export function mySentence(standing: Standing, props: TableProps, claiming: boolean, telling: boolean): string[] {
  const view = asAztec(props.view);
  const { words } = props;
  if (!props.me) return [];
  const message = (() => {
    if (claiming) return 'aztec-web-mine-claim';
    if (telling || view.ask.phase === 'reveal') {
      if (standing.card) return standing.tokens.length ? 'aztec-web-mine-before' : 'aztec-web-mine-nobody';
      return standing.tokens.length ? 'aztec-web-mine-before' : 'aztec-web-mine-turn';
    }
    if (momentOf(view.ask) === 'claim') return 'aztec-web-mine-locked';
    return momentOf(view.ask) === 'token' ? 'aztec-web-mine-token' : '';
  })();
  return message ? wrapped(words.text(message), 29) : [];
}

/** A text in lines of so many characters, for a drawing. */
function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

// ---------------------------------------------------------------- a reveal

export function stageTitle(verdict: Verdict, beat: Beat, props: TableProps): string {
  const entry = asAztec(props.view).ledger[beat.seat - 1]?.find((one) => one.round === beat.round);
  return props.words.text(`aztec-web-stage-${verdict}`, {
    name: nameAt(beat.seat, props),
    number: entry?.accusers.length ?? 0,
  });
}

/** A line of the list that tells a reveal. */
export function lineText(line: Line, props: TableProps): string {
  const { words } = props;
  const [first] = line.facts;
  if (!first) return '';
  const names = (seats: number[]) =>
    listed(
      words,
      [...new Set(seats)].map((seat) => strong(nameAt(seat, props))),
    );
  const doers = line.facts.map((fact) => fact.seat);
  const others = line.facts.map((fact) => Number(fact.other));
  const name = names(doers);
  const jewels = typeof first.jewels === 'string' ? gems(first.jewels) : '';
  const count = line.facts.length;
  switch (line.kind) {
    case 'jewels':
      return words.text(`aztec-web-step-${first.kind}`, { name, jewels });
    case 'give': {
      // Either one player gives to several, or several give to one.
      const one = new Set(doers).size === 1;
      return words.text(one ? 'aztec-web-step-gives' : 'aztec-web-step-give', {
        name: one ? names(doers.slice(0, 1)) : name,
        other: one ? names(others) : names(others.slice(0, 1)),
        count,
        stone: STONE,
      });
    }
    case 'discard':
    case 'take-stone':
      return words.text(`aztec-web-step-${line.kind}`, { name, count: new Set(doers).size, stone: STONE });
    case 'purify':
      return words.text('aztec-web-step-purify', { name, number: Number(first.stones), stone: STONE });
    case 'steal': {
      const taken = line.facts.map((fact) => LETTER[fact.colour as Colour]).join('');
      return words.text('aztec-web-step-steal', { name, jewels: gems(taken), other: names(others) });
    }
    case 'take':
      return words.text('aztec-web-step-take', { name, jewels });
    case 'trade': {
      const given = gems(line.facts.map((fact) => LETTER[fact.given as Colour]).join(''));
      const taken = gems(line.facts.map((fact) => LETTER[fact.taken as Colour]).join(''));
      return words.text('aztec-web-step-trade', { name, given, taken });
    }
    case 'kept':
    case 'played': {
      if (typeof first.artefact !== 'string') return words.text('aztec-web-step-kept-secretly', { name });
      return words.text(`aztec-web-step-${line.kind}`, { name, artefact: artefactName(first.artefact, props) });
    }
    default:
      return words.text(line.kind === 'nothing' ? 'aztec-web-step-nothing' : 'aztec-web-step-gain', { name });
  }
}

/** What the plaque says while a beat is told. */
export function headOf(beat: Beat, props: TableProps): string {
  return props.words.text(`aztec-web-head-${beat.seat ? 'turn' : beat.kind}`, { name: nameAt(beat.seat, props) });
}

/** What happened at a beat that belongs to nobody's reveal. */
export function beatText(beat: Beat, props: TableProps): string {
  const { words } = props;
  const [fact] = beat.facts;
  if (beat.kind === 'curse' && fact) {
    const jewels = gems(LETTER[fact.colour as Colour]);
    return words.text(`aztec-web-beat-${fact.kind}`, {
      name: strong(nameAt(fact.seat, props)),
      jewels,
      number: Number(fact.stones),
      stone: STONE,
    });
  }
  return words.text(`aztec-web-beat-${beat.kind}`, { round: beat.round, stone: STONE });
}

// ---------------------------------------------------------------- options

/** The accessible sentence of an option, with what it brings. */
export function nameOf(option: Option, props: TableProps): string {
  return aloud(props.words, sentenceOf(option, props));
}

/** A sentence, with the points that are sure to come of it. */
function brings(text: string, option: Option, { words }: TableProps): string {
  const points = pointsOf(option);
  return points === undefined ? text : words.text('aztec-web-brings', { text, points: change(points) });
}

/** What a token says, and how far its claim can be true. */
function faithIn({ kind, seat }: { kind: 'believe' | 'accuse'; seat: number }, option: Option, props: TableProps) {
  const { words } = props;
  const { claim, lied, rounds, lie, unseen } = tokenPreview(option);
  return words.text(`aztec-web-option-${kind}`, {
    name: nameAt(seat, props),
    jewels: gems(claim),
    fact: lie ? words.text('aztec-web-token-sure') : words.text('aztec-web-token-left', { unseen, lied, rounds }),
  });
}

const SENTENCES: Cases<AztecOption, [Option, TableProps], string> = {
  claim({ jewels }, option, { words }) {
    const message = claimPreview(option).true ? 'aztec-web-option-truth' : 'aztec-web-option-bluff';
    return words.text(message, { jewels: gems(jewels) });
  },
  believe: faithIn,
  accuse: faithIn,
  pick({ artefact }, _, props) {
    const found = artefactOf(props.components, artefact);
    const text = found ? artefactText(found, props.words) : '';
    return props.words.text('aztec-web-option-pick', { artefact: artefactName(artefact, props), text });
  },
  take: ({ jewels }, option, props) =>
    brings(props.words.text('aztec-web-option-take', { jewels: gems(jewels) }), option, props),
  trade({ given, taken }, option, props) {
    const jewels = { given: gems(LETTER[given]), taken: gems(LETTER[taken]) };
    return brings(props.words.text('aztec-web-option-trade', jewels), option, props);
  },
  steal({ seat, colour }, option, props) {
    const whose = { name: nameAt(seat, props), jewels: gems(LETTER[colour]) };
    return brings(props.words.text('aztec-web-option-steal', whose), option, props);
  },
  curse({ seats }, _, props) {
    const names = seats.map((seat) => nameAt(seat, props));
    return props.words.text('aztec-web-option-curse', { names: listed(props.words, names), stone: STONE });
  },
  stop: (_, _option, { words }) => words.text('aztec-web-option-stop'),
  play: ({ character }, _, props) =>
    props.words.text('aztec-web-option-play', { character: characterName(character, props) }),
};

export const sentenceOf = (option: Option, props: TableProps): string =>
  caseOf(SENTENCES, asOption(option), option, props) ?? option.text;

export function characterName(id: string, { words, components }: Pick<TableProps, 'words' | 'components'>): string {
  const message = `${SLUG}-character-${id}`;
  return words.has(message)
    ? words.text(message)
    : (partsOf(components).character.find((one) => one.id === id)?.name ?? id);
}

const actFaith = ({ kind, seat }: { kind: 'believe' | 'accuse'; seat: number }, props: TableProps): string =>
  props.words.text(`aztec-web-act-${kind}`, { name: nameAt(seat, props) });

const ACTS: Cases<AztecOption, [TableProps], string> = {
  claim: (_, { words }) => words.text('aztec-web-act-claim'),
  believe: actFaith,
  accuse: actFaith,
  pick: ({ artefact }, props) => props.words.text('aztec-web-act-pick', { artefact: artefactName(artefact, props) }),
  stop: (_, { words }) => words.text('aztec-web-option-stop'),
};

/** What the gold button says. */
export const actText = (option: Option, props: TableProps): string =>
  caseOf(ACTS, asOption(option), props) ?? props.words.text('aztec-web-act');

// ---------------------------------------------------------------- targets

/** A target as it is called. */
export function labelOf(target: Target, props: TableProps): string {
  const { words } = props;
  const view = asAztec(props.view);
  const [kind = '', which = '', face = ''] = target.split(':');
  switch (kind) {
    case 'plinth':
      return words.text('aztec-web-label-plinth', { colour: words.text(`aztec-web-jewel-${which}`) });
    case 'token':
      return words.text(`aztec-web-act-${face}`, { name: nameAt(Number(which), props) });
    case 'curse': {
      const card = view.curse_cards.find((one) => one.colour === which);
      const colour = colourName(which as Colour, words);
      if (!card) return colour;
      return card.leader
        ? words.text('aztec-web-label-curse-leads', {
            colour,
            name: nameAt(card.leader, props),
            number: card.most,
            stones: card.stones,
          })
        : words.text('aztec-web-label-curse-tied', { colour, number: card.most, stones: card.stones });
    }
    case 'deck':
      return words.text('aztec-web-label-deck', { number: view.deck.size });
    case 'reserve':
      return words.text('aztec-web-reserve');
    case 'seat':
      return seatLabel(Number(which), props);
    default:
      return '';
  }
}

/** A player in a sentence: what lies before them, and what they have. */
function seatLabel(number: number, props: TableProps): string {
  const { words } = props;
  const view = asAztec(props.view);
  const seat = props.seats.find((one) => one.seat === number);
  if (!seat) return '';
  const standing = standingOf(seat, view, showOf(view));
  const parts = [
    standing.claim && !standing.card
      ? words.text('aztec-web-label-claims', { name: seat.name, jewels: gems(standing.claim) })
      : seat.name,
    standing.points === null ? '' : words.text('aztec-web-points-long', { points: signed(standing.points) }),
    words.text('aztec-web-label-hoard', {
      blue: standing.hoard[0] ?? 0,
      yellow: standing.hoard[1] ?? 0,
      red: standing.hoard[2] ?? 0,
      stones: standing.stones,
    }),
    footText(standing.foot, words),
    ...standing.tokens.map((token) =>
      words.text(token.accuse ? 'aztec-web-accused-by' : 'aztec-web-believed-by', { name: nameAt(token.from, props) }),
    ),
  ];
  return aloud(words, parts.filter(Boolean).join(', '));
}

/** Where a player stands, in words: nobody stands anywhere here, but everybody has a duo. */
export function whereIs(view: View, seat: number, words: Words): string {
  const duo = asAztec(view).duos[seat - 1] ?? [];
  return duo.length
    ? aloud(words, words.text('aztec-web-standing', { jewels: gems(duo.map((colour) => LETTER[colour]).join('')) }))
    : '';
}
