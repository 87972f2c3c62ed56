/** Help for everything that can be pointed at, and options in whole sentences. */
import { GEM_ORDER } from '../../pieces/gems.ts';
import type { Option, TableProps, Target } from '../face.ts';
import { isKind } from './kinds.ts';
import { targetOf, targetsOf } from './targets.ts';
import { chainsOf, gems, reconstructedText, ownerName, placeName, pointsList, pointsOf, runeName } from './texts.ts';
import {
  asMystery,
  ownerOf,
  reconstructionOf,
  partsOf,
  previewOf,
  priceOf,
  SLUG,
  standing,
  toldOf,
  wildernessNumber,
  type Goal,
  type Reconstruction,
  type RuneCard,
} from './view.ts';

/** What a help card says about a target. */
export interface Telling {
  title: string;
  lines: string[];
  rules: string[];
  reconstructed: Reconstruction;
  /** The one of the lines that says what cannot be had here. */
  against?: string;
}

const none: Telling = { title: '', lines: [], rules: [], reconstructed: '' };

/** What a target is, what it costs and what it gives, with the numbers of this moment. */
export function tell(target: Target, props: TableProps): Telling {
  const [kind = '', what = '', which = ''] = target.split(':');
  const options = targetsOf(props.view).get(target) ?? [];
  switch (kind) {
    case 'card':
      return tellCard(what, options, props);
    case 'box':
      return tellBox(what, which, options, props);
    case 'mana':
      return tellMana(what, Number(which), options, props);
    case 'rune':
      return tellPile(what, options, props);
    case 'supply':
      return tellSupply(what, options, props);
    case 'objective':
      return what === 'runes' ? tellRuneObjective(props) : tellObjective(what, props);
    case 'space':
      return tellSpace(Number(what), Number(which), options, props);
    case 'reserve':
      return tellReserve(Number(what), props);
    case 'grid':
      return tellGrid(what, options, props);
    default:
      return none;
  }
}

/** The one line that says most about a card: what could be broken there, what going there costs, or what it is. */
export function headline(card: string, props: TableProps): string {
  const { words, components } = props;
  const option = targetsOf(props.view).get(`card:${card}`)?.[0];
  if (option) {
    const { short } = previewOf(option);
    if (short) return words.text('mystery-web-headline-short', { ...short.arguments });
    const breaks = previewOf(option).breaks?.length ? breakLines(option, props) : [];
    return breaks[0] ?? costLines(option, props)[0] ?? '';
  }
  const kind = partsOf(components).wilderness.find((w) => w.number === wildernessNumber(card))?.kind ?? 'temple';
  const place = placeName(card, props);
  if (kind === 'temple') return place;
  return words.text('mystery-web-headline', { place, kind: words.word(SLUG, 'kind', kind) });
}

/** The accessible name of a target: everything that its help card says but the rules. */
export function labelOf(target: Target, props: TableProps): string {
  const { title, lines, reconstructed } = tell(target, props);
  return props.words.spoken(SLUG, [`${title}.`, ...lines, reconstructedText(reconstructed, props)].join(' ').trim());
}

/** The accessible name of an option's button. */
export function nameOf(option: Option, props: TableProps): string {
  const { words, seats, view } = props;
  const said = words.option(
    SLUG,
    option,
    seats.map((seat) => seat.name),
  );
  const more = tell(targetOf(option, view), props);
  const lines = isKind(option, 'move', 'move-far') ? more.lines : [];
  if (isKind(option, 'collect')) lines.push(...shortLines(option, props));
  const crystal = previewOf(option).crystal;
  if (crystal && isKind(option, 'pay', 'swap', 'swap-with', 'give-up', 'cover')) lines.push(gems(crystal, props));
  return words.spoken(SLUG, [/[.!?]$/.test(said) ? said : `${said}.`, ...lines].join(' '));
}

const notNow = (options: Option[], { view, words }: TableProps): string[] =>
  options.length === 0 && view.seat !== null && view.deciding.includes(view.seat)
    ? [words.text('mystery-web-not-now')]
    : [];

// ---------------------------------------------------------------- cards of the ring

const RULES_OF_KIND: Record<string, string> = {
  direct: 'MOT-COLL-01',
  conversion: 'MOT-COLL-02',
  upgrade: 'MOT-COLL-03',
};

function tellCard(card: string, options: Option[], props: TableProps): Telling {
  const { words, components } = props;
  const temple = wildernessNumber(card) === 0;
  const wild = partsOf(components).wilderness.find((w) => w.number === wildernessNumber(card));
  const option = options[0];
  const reconstructed = reconstructionOf(components, temple ? 'temple' : 'wilderness', card);
  const lines: string[] = [];
  const [against = ''] = option ? shortLines(option, props) : [];
  if (option) lines.push(...costLines(option, props));
  if (against) lines.push(against);
  lines.push(...givesLines(card, props));
  const tablet = wild?.tablet ?? partsOf(components).temple.find((t) => t.id === card)?.tablet;
  if (tablet) lines.push(words.text('mystery-web-tablet', { rune: runeName(tablet, props) }));
  lines.push(...occupantLines(card, props));
  if (option) lines.push(...resonanceLines(option, props), ...breakLines(option, props));
  lines.push(...notNow(options, props));
  const short = option && previewOf(option).short?.rule;
  const rules = [option?.rule ?? '', short ?? '', temple ? 'MOT-COMP-01' : (RULES_OF_KIND[wild?.kind ?? ''] ?? '')];
  return {
    title: placeName(card, { words }),
    lines,
    rules: [...new Set(rules.filter(Boolean))],
    reconstructed,
    against,
  };
}

/** That the crystals do not suffice for an exchange there, if they do not. */
function shortLines(option: Option, { words }: TableProps): string[] {
  const { short } = previewOf(option);
  return short ? [words.text(short.message, { ...short.arguments })] : [];
}

function costLines(option: Option, { words }: TableProps): string[] {
  if (isKind(option, 'collect', 'convert')) return [words.text('mystery-web-collect-now')];
  if (isKind(option, 'clear')) return [words.text('mystery-web-clear-now')];
  const number = priceOf(option);
  return [number ? words.text('mystery-web-price', { number }) : words.text('mystery-web-free')];
}

function givesLines(card: string, props: TableProps): string[] {
  const { view, components, words } = props;
  const parts = partsOf(components);
  const temple = parts.temple.find((t) => t.id === card);
  if (temple) return [words.text('mystery-web-temple-gives', { gems: gems(temple.collect.join(''), props) })];
  const wild = parts.wilderness.find((w) => w.number === wildernessNumber(card));
  switch (wild?.kind) {
    case 'direct':
      return [words.text('mystery-web-gives', { gems: gems((wild.yield ?? []).join(''), props) })];
    case 'conversion': {
      const { pay = 0, gain_different: gain = 0 } = wild;
      return [words.text('mystery-web-converts', { pay, gain, colourless: gems('C', props) })];
    }
    case 'upgrade': {
      const covered = toldOf(asMystery(view).mana, card) ?? '';
      const open = (wild.spaces ?? []).filter((_, i) => (covered[i] ?? '.') === '.');
      const said = [words.text('mystery-web-upgrades', { colourless: gems('C', props) })];
      return open.length
        ? [...said, words.text('mystery-web-upgrades-open', { gems: gems(open.join(''), props) })]
        : said;
    }
    case undefined:
      return [];
  }
}

function occupantLines(card: string, { view, seats, words }: TableProps): string[] {
  const { players, neutral } = asMystery(view);
  const lines = players.flatMap((player, i) => {
    if (player.pawn !== card) return [];
    if (i + 1 === view.seat) return [words.text('mystery-web-here')];
    return [words.text('mystery-web-occupied', { name: seats[i]?.name ?? '' })];
  });
  return neutral === card ? [...lines, words.text('mystery-web-occupied-neutral')] : lines;
}

function resonanceLines(option: Option, props: TableProps): string[] {
  const { runes = 0, bonus = '', tablet = '' } = previewOf(option);
  if (!runes || !bonus || !tablet) return [];
  const { words } = props;
  return [
    words.text('mystery-web-resonates', { number: runes, rune: runeName(tablet, props), gems: gems(bonus, props) }),
  ];
}

function breakLines(option: Option, props: TableProps): string[] {
  const { breaks, location } = previewOf(option);
  if (location !== 'temple' || !breaks) return [];
  const { words } = props;
  if (breaks.length === 0) return [words.text('mystery-web-breaks-none')];
  const points = pointsList(
    breaks.map((b) => b.points),
    props,
  );
  return [words.text('mystery-web-breaks', { points })];
}

// ---------------------------------------------------------------- curse boxes, mana spaces, rune piles

function tellBox(temple: string, box: string, options: Option[], props: TableProps): Telling {
  const { view, components, words } = props;
  const { piles, goals } = asMystery(view);
  const title = words.text('mystery-web-box', {
    place: placeName(temple, props),
    curse: words.text(`mystery-web-curse-${box}`),
  });
  const owner = ownerOf(asMystery(view), temple, box);
  const rules = ['MOT-BREAK-02', 'MOT-BREAK-05'];
  if (owner === 'closed') return { ...none, title, lines: [words.text('mystery-web-closed')], rules: ['MOT-COMP-03'] };
  if (owner === 'neutral') {
    return { ...none, title, lines: [words.text('mystery-web-neutral-marker')], rules: ['MOT-TWO-01'] };
  }
  if (owner !== undefined) {
    return { ...none, title, lines: [words.text('mystery-web-broken-by', { name: ownerName(owner, props) })], rules };
  }
  const lines: string[] = [];
  const option = options[0];
  if (option) lines.push(words.text('mystery-web-break-now'));
  if (option && priceOf(option)) lines.push(...costLines(option, props));
  const [chain = '', other] = chainsOf(temple, box, props);
  lines.push(
    other
      ? words.text('mystery-web-needs-either', { gems: gems(chain, props), other: gems(other, props) })
      : words.text('mystery-web-needs', { gems: gems(chain, props) }),
  );
  const goal = goals?.filter((g) => g.temple === temple && g.box === box).sort(readyFirst)[0];
  const spaces = goal?.spaces.join(' ') ?? '';
  if (goal?.ready && goal.cost) lines.push(words.text('mystery-web-ready-cost', { spaces, number: goal.cost }));
  else if (goal?.ready) lines.push(words.text('mystery-web-ready', { spaces }));
  else if (goal?.missing) lines.push(words.text('mystery-web-missing', { gems: gems(goal.missing, props) }));
  else if (goal) lines.push(words.text('mystery-web-not-joined'));
  const points = pointsOf(partsOf(components).curse_box, box);
  const top = toldOf(piles, temple)?.face_up;
  lines.push(
    top
      ? words.text('mystery-web-worth-rune', { points, rune: runeName(top, props) })
      : words.text('mystery-web-worth', { points }),
  );
  return { ...none, title, lines: [...lines, ...notNow(options, props)], rules };
}

const readyFirst = (a: Goal, b: Goal) => Number(b.ready) - Number(a.ready) || a.cost - b.cost;

function tellMana(card: string, number: number, options: Option[], props: TableProps): Telling {
  const { view, components, words } = props;
  const wild = partsOf(components).wilderness.find((w) => w.number === wildernessNumber(card));
  const covering = toldOf(asMystery(view).mana, card)?.[number - 1] ?? '.';
  const title = words.text('mystery-web-mana', { place: placeName(card, props), number });
  const lines: string[] = [];
  if (options.length) {
    lines.push(words.text(options[0]?.kind === 'take-mana' ? 'mystery-web-take-now' : 'mystery-web-cover-now'));
  }
  lines.push(
    covering === '.'
      ? words.text('mystery-web-cover-gives', { gems: gems(wild?.spaces?.[number - 1] ?? '', props) })
      : words.text('mystery-web-covered', { gems: gems(covering, props) }),
  );
  return { ...none, title, lines: [...lines, ...notNow(options, props)], rules: ['MOT-COLL-03', 'MOT-COLL-04'] };
}

function tellPile(temple: string, options: Option[], props: TableProps): Telling {
  const { view, components, words } = props;
  const pile = toldOf(asMystery(view).piles, temple);
  const place = placeName(temple, props);
  if (!pile?.face_up) {
    const title = words.text('mystery-web-pile-empty', { place });
    return { ...none, title, lines: [words.text('mystery-web-pile-gone')], rules: ['MOT-BREAK-08'] };
  }
  const reconstructed = reconstructionOf(components, 'rune', pile.face_up);
  const lines = options.length ? [words.text('mystery-web-rune-now')] : [];
  lines.push(...runeLines(pile.face_up, props), words.text('mystery-web-below', { number: pile.face_down }));
  return {
    title: words.text('mystery-web-pile', { rune: runeName(pile.face_up, props), place }),
    lines,
    rules: ['MOT-RUNE-01', 'MOT-BREAK-04'],
    reconstructed,
  };
}

/** What a rune card does for its owner. */
function runeLines(rune: string, props: TableProps): string[] {
  const { words, components } = props;
  const card: RuneCard | undefined = partsOf(components).rune.find((r) => r.id === rune);
  if (!card) return [];
  const lines: string[] = [];
  for (const kind of ['direct', 'upgrade', 'conversion', 'temple'] as const) {
    const effect = card[`on_${kind}`];
    if (!effect) continue;
    const said = { gems: gems((effect.gain ?? []).join(''), props), number: effect.conversion_extra ?? 0 };
    lines.push(words.text(`mystery-web-at-${kind}`, said));
  }
  if (card.continuous) lines.push(words.text('mystery-web-always-exchange', { number: card.continuous.exchange_cost }));
  return lines;
}

// ---------------------------------------------------------------- the court

function tellSupply(kind: string, options: Option[], props: TableProps): Telling {
  const { view, words } = props;
  const { supply } = asMystery(view);
  const rules = ['MOT-SETUP-03', 'MOT-SUP-01'];
  if (!kind) {
    const lines = [...GEM_ORDER].map((gem) => `${gems(gem, props)} ${toldOf(supply, gem) ?? 0}`);
    return { ...none, title: words.text('mystery-board-supply'), lines: [lines.join(', ')], rules };
  }
  const title = words.text('mystery-web-supply-of', { crystal: words.word(SLUG, 'crystal', kind) });
  const lines = options.length ? [words.text('mystery-web-supply-now')] : [];
  return {
    ...none,
    title,
    lines: [...lines, words.text('mystery-web-in-supply', { number: toldOf(supply, kind) ?? 0 })],
    rules: kind === 'C' ? ['MOT-SUP-02'] : ['MOT-SUP-01'],
  };
}

function tellObjective(temple: string, props: TableProps): Telling {
  const { view, components, words } = props;
  const { first_points: first, second_points: second } = partsOf(components).objectives;
  const lines = [words.text('mystery-web-objective-points', { first, second })];
  const told = standing(asMystery(view), temple).map(({ owner, markers: number }) =>
    words.text('mystery-web-objective-standing', { name: ownerName(owner, props), number }),
  );
  if (told.length) lines.push(`${told.join(', ')}.`);
  const title = words.text('mystery-web-objective', { place: placeName(temple, props) });
  return { ...none, title, lines, rules: ['MOT-END-03', 'MOT-END-04'] };
}

function tellRuneObjective(props: TableProps): Telling {
  const { components, words } = props;
  const told = partsOf(components)
    .objectives.rune_points.map((points, types) => words.text('mystery-web-rune-points', { types, points }))
    .slice(1);
  const lines = [words.text('mystery-web-rune-objective'), `${told.join(', ')}.`];
  return { ...none, title: words.text('mystery-web-objective-runes'), lines, rules: ['MOT-END-05'] };
}

// ---------------------------------------------------------------- grids

function tellSpace(seat: number, number: number, options: Option[], props: TableProps): Telling {
  const { view, words, me } = props;
  const held = asMystery(view).players[seat - 1]?.crystals[number - 1] ?? '.';
  const space =
    held === '.'
      ? words.text('mystery-web-space', { number })
      : words.text('mystery-web-space-crystal', { number, crystal: words.word(SLUG, 'crystal', held) });
  const title = seat === me ? space : words.text('mystery-web-space-of', { space, name: ownerName(seat, props) });
  const option = options[0];
  return {
    ...none,
    title: option ? words.text('mystery-web-does', { what: title, deed: deedOf(option, props) }) : title,
    rules: [option?.rule ?? 'MOT-COMP-04'],
  };
}

function deedOf(option: Option, { words }: TableProps): string {
  const crystal = typeof option.crystal === 'string' ? words.word(SLUG, 'crystal', option.crystal) : '';
  return words.text(`mystery-web-do-${option.kind}`, { crystal });
}

function tellReserve(seat: number, props: TableProps): Telling {
  const { view, words } = props;
  const left = asMystery(view).players[seat - 1]?.special ?? 0;
  const lines = [words.text('mystery-web-in-supply', { number: left }), words.text('mystery-grid-2A.effect')];
  return { ...none, title: words.text('mystery-web-reserve'), lines, rules: ['MOT-GRID-2A-1', 'MOT-GRID-2A-2'] };
}

function tellGrid(grid: string, options: Option[], props: TableProps): Telling {
  const { components, words } = props;
  const reconstructed = reconstructionOf(components, 'grid', grid);
  const lines = [words.text(`mystery-grid-${grid}.effect`)];
  if (options.length) lines.push(words.text('mystery-web-draft-now'));
  return {
    title: words.text('mystery-web-grid', { grid }),
    lines,
    rules: [options[0]?.rule ?? 'MOT-SETUP-20'],
    reconstructed,
  };
}
