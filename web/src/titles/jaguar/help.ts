/** Help for everything that can be pointed at, and options in whole sentences. */
import type { Words } from '../../lib/words.ts';
import { caseOf, type Cases } from '../cases.ts';
import type { Option, TableProps, Target, View } from '../face.ts';
import { drifts } from './drifting.ts';
import { asOption, isKind, type JaguarOption } from './kinds.ts';
import { prowlOf, type Prowl } from './prowling.ts';
import { targetsOf } from './targets.ts';
import {
  AMULETS,
  cellOf,
  COLUMNS,
  idOf,
  isTrap,
  TOKENS,
  type Amulet,
  type Cell,
  type Crystal,
  type Trap,
  isDirection,
  type Direction,
} from './temple.ts';
import {
  amuletDoes,
  amuletName,
  capital,
  characterName,
  crystalName,
  declineText,
  levelText,
  list,
  mapName,
  rewardText,
  ritualName,
  seatName,
  spaceName,
  tokenName,
  trapName,
} from './texts.ts';
import {
  asJaguar,
  heartSpaces,
  hitsAt,
  isBasic,
  isCursed,
  isSolo,
  objectiveValue,
  partsOf,
  playerOf,
  previewOf,
  rewardOf,
  sectionOf,
  SLUG,
  spaceOf,
  templeOf,
  threatsOf,
  trapPart,
  type Threat,
} from './view.ts';
import { runOf, walkOf, wayTo } from './walking.ts';

/** What a help card says about a target. */
export interface Telling {
  title: string;
  lines: string[];
  rules: string[];
  /** The entry of the component data it is drawn from, to say how it is known: section and id. */
  source: [section: string, id: string] | null;
}

const none: Telling = { title: '', lines: [], rules: [], source: null };

/** What a target is, what it costs and what it gives, with the numbers of this moment. */
export function tell(target: Target, props: TableProps): Telling {
  const [kind = '', what = '', which = ''] = target.split(':');
  const options = targetsOf(props.view).get(target) ?? [];
  switch (kind) {
    case 'space':
      return tellSpace(what, options, props);
    case 'start':
      return tellStart(Number(what), props);
    case 'exit':
      return tellExit(Number(what), props);
    case 'trap':
      return isTrap(what) ? tellTrap(what, props) : none;
    case 'token':
      return tellToken(what, props);
    case 'objective':
      return tellObjective(what, props);
    case 'hearts':
      return tellHearts(props);
    case 'checkpoint':
      return tellCheckpoint(Number(what), props);
    case 'order':
      return tellOrder(props);
    case 'rounds':
      return tellRounds(props);
    case 'taming':
      return tellTaming(props);
    case 'bag':
      return tellCrystal(Number(what), which as Crystal, props);
    case 'amulet':
      return tellAmulet(which as Amulet, props);
    case 'ritual':
      return tellRitual(which, props);
    case 'map':
      return tellMap(which, props);
    case 'chests':
      return tellChests(Number(what), props);
    case 'level':
      return tellLevel(Number(what), Number(which), props);
    case 'life':
      return tellLife(Number(what), props);
    case 'flow':
      return isDirection(what) ? tellFlow(what, props) : none;
    case 'run':
      return tellRun(props);
    case 'jaguar':
      return tellJaguar(props);
    default:
      return none;
  }
}

/** Names of a view's targets in some words: a board has a hundred of them, and pointing at one changes none. */
const labels = new WeakMap<View, WeakMap<Words, Map<string, string>>>();

/** The accessible name of a target: everything that its help card says but the rules. */
export function labelOf(target: Target, props: TableProps): string {
  const { view, words, me, seats } = props;
  const spoken = labels.get(view) ?? new WeakMap<Words, Map<string, string>>();
  labels.set(view, spoken);
  const known = spoken.get(words) ?? new Map<string, string>();
  spoken.set(words, known);
  const key = [target, me, ...seats.map((seat) => seat.name)].join('/');
  const found = known.get(key);
  if (found !== undefined) return found;
  const { title, lines } = tell(target, props);
  const label = [`${title}.`, ...lines].join(' ').trim();
  known.set(key, label);
  return label;
}

/** The accessible name of an option's button. */
export function nameOf(option: Option, props: TableProps): string {
  if (isKind(option, 'no')) return `${declineText(option, props.words)}.`;
  const names = props.seats.map((seat) => seat.name);
  return [`${props.words.option(SLUG, option, names)}.`, ...outcome(option, props)].join(' ');
}

/** What my health becomes. */
function becomes(_: unknown, option: Option, props: TableProps): string[] {
  const player = playerOf(asJaguar(props.view), props.me);
  return player ? [props.words.text('jaguar-web-becomes', { from: player.health, to: after(option, props) })] : [];
}

const OUTCOMES: Cases<JaguarOption, [Option, TableProps], string[]> = {
  choose({ token }, _, props) {
    const { spaces, there } = struckNow(token, props);
    const names = there || props.words.text('jaguar-web-nobody');
    return [props.words.text('jaguar-web-strikes', { number: spaces, names })];
  },
  heal: becomes,
  suffer: becomes,
  resist: becomes,
  use: ({ amulet }, _, props) => [amuletDoes(amulet, 'does', props)],
  mark: ({ objective }, _, props) => [
    props.words.text('jaguar-web-objective-now', { number: objectiveNow(objective, props) }),
  ],
  set: ({ trap }, _, props) => [props.words.text(`jaguar-web-trap-${trap}.does`, trapPart(props.components, trap))],
};

/** What an option brings about, line by line. */
const outcome = (option: Option, props: TableProps): string[] =>
  caseOf(OUTCOMES, asOption(option), option, props) ?? [];

const rulesFor = (options: readonly Option[], ...others: string[]): string[] => [
  ...new Set([...options.map((option) => option.rule ?? ''), ...others].filter(Boolean)),
];

// ---------------------------------------------------------------- numbers of this moment

/** My health after healing or a blow. */
export function after(option: Option, { view, me }: TableProps): number {
  const health = playerOf(asJaguar(view), me)?.health ?? 0;
  const { health: healed = 0, damage = 0 } = previewOf(option);
  return Math.max(0, health + healed - damage);
}

export const objectiveNow = (objective: string, { view, me }: TableProps): number =>
  objectiveValue(asJaguar(view), objective, me);

/** How many spaces a token strikes, and who stands there now. */
export function struckNow(token: string, props: TableProps): { spaces: number; there: string; seats: number[] } {
  const view = asJaguar(props.view);
  const temple = templeOf(view);
  const trap = (Object.keys(TOKENS) as Trap[]).find((one) => TOKENS[one].includes(token));
  const cells = trap ? temple.struckBy(trap, token).filter((cell) => !temple.closed(cell)) : [];
  const spaces = new Set(cells.map(idOf));
  const seats = props.seats.filter(({ seat }) => spaces.has(spaceOf(view, seat))).map(({ seat }) => seat);
  return {
    spaces: spaces.size,
    seats,
    there: list(
      seats.map((seat) => seatName(seat, props)),
      props.words,
    ),
  };
}

// ---------------------------------------------------------------- the floor

/** What a space tells before anybody goes there. */
interface SpaceNews {
  /** How many actions or steps it takes; 0 if it is where I stand, −1 if it is out of reach. */
  cost: number;
  /** The same, however far; −1 if no way leads there. */
  far: number;
  most: number;
  running: boolean;
  /** What lies there. */
  things: string[];
  threats: (Threat & { hits: string[] })[];
  prowls: Prowl[];
}

export function newsOf(space: string, props: TableProps): SpaceNews {
  const view = asJaguar(props.view);
  const temple = templeOf(view);
  const cell = cellOf(space);
  const walk = walkOf(view, props.me);
  const here = spaceOf(view, props.me) === space;
  const cost = here ? 0 : (wayTo(walk, `space:${space}`)?.length ?? -1);
  const threats = threatsOf(view, props.me).map((threat) => ({ ...threat, hits: hitsAt(threat, temple, cell) }));
  const near = cost >= 0 && isSolo(view) && view.turn !== null;
  return {
    cost,
    far: walk?.all.cost(cell) ?? -1,
    most: walk?.most ?? 0,
    running: view.turn?.running ?? false,
    things: thingsAt(space, props),
    threats: temple.closed(cell) ? [] : threats,
    prowls: near ? prowlOf(view, props.components, props.me, cell) : [],
  };
}

/** What lies on a space, in words. */
function thingsAt(space: string, props: TableProps): string[] {
  const { words } = props;
  const item = asJaguar(props.view).items[space];
  if (!item) return [];
  return [
    ...(item.crystals ?? []).map((crystal) => crystalName(crystal, props)),
    ...(item.map ? [mapName(item.map, props)] : []),
    ...(item.ritual ? [ritualName(item.ritual, props)] : []),
    ...(item.chest ? [words.text('jaguar-web-chest')] : []),
    ...(item.amulet ? [amuletName(item.amulet, props)] : []),
  ];
}

/** How a trap threatens a space, in a few words. */
export function threatText({ trap, possible, hits, secret }: Threat & { hits: string[] }, props: TableProps): string {
  const { words } = props;
  const name = trapName(trap, props);
  if (!hits.length) return words.text('jaguar-web-threat-none', { trap: name });
  const tokens = list(
    hits.map((token) => tokenName(token, props)),
    words,
  );
  if (secret) return words.text('jaguar-web-threat-own', { trap: name, tokens });
  return hits.length === possible.length
    ? words.text('jaguar-web-threat-sure', { trap: name, tokens })
    : words.text('jaguar-web-threat', { trap: name, tokens, number: hits.length, of: possible.length });
}

/** Where the Jaguar would stop. */
export function prowlText({ kind, steps, walls, left }: Prowl, { words }: Pick<TableProps, 'words'>): string {
  const how = words.text(walls ? 'jaguar-web-prowl-through' : 'jaguar-web-prowl', { steps });
  const end = words.text(
    left === 0 ? 'jaguar-web-prowl-reaches' : left === 1 ? 'jaguar-web-prowl-near' : 'jaguar-web-prowl-far',
    {
      left,
    },
  );
  return words.text(`jaguar-web-prowl-${kind}`, { how, end });
}

function tellSpace(space: string, options: Option[], props: TableProps): Telling {
  const { words } = props;
  const view = asJaguar(props.view);
  const temple = templeOf(view);
  const cell = cellOf(space);
  const news = newsOf(space, props);
  const lines: string[] = [];
  if (news.cost > 0) {
    lines.push(
      words.text(news.running ? 'jaguar-web-steps-away' : 'jaguar-web-actions-away', {
        number: news.cost,
        most: news.most,
      }),
    );
  } else if (news.cost === 0) lines.push(words.text('jaguar-web-here'));
  else if (news.far > 0) lines.push(words.text('jaguar-web-too-far', { number: news.far, most: news.most }));
  const others = options.filter((option) => !isKind(option, 'move'));
  const names = props.seats.map((seat) => seat.name);
  lines.push(...others.map((option) => `${words.option(SLUG, option, names)}.`));
  if (temple.closed(cell)) lines.push(words.text('jaguar-web-closed'));
  if (news.things.length) lines.push(words.text('jaguar-web-lies-here', { things: list(news.things, words) }));
  if (temple.symbol(cell) === 'b') lines.push(words.text('jaguar-web-blessed'));
  const there = props.seats.filter(({ seat }) => seat !== props.me && spaceOf(view, seat) === space);
  if (there.length)
    lines.push(
      words.text('jaguar-web-pawns-here', {
        names: list(
          there.map(({ name }) => name),
          words,
        ),
        number: there.length,
      }),
    );
  if (view.solo?.jaguar === space)
    lines.push(words.text('jaguar-web-jaguar-here', { number: partsOf(props.components).flow.solo_jaguar_damage }));
  for (const player of view.players) {
    if (!player.door.includes(space)) continue;
    const other = player.door.find((end) => end && end !== space) ?? space;
    const seat = view.players.indexOf(player) + 1;
    lines.push(words.text('jaguar-web-door-here', { name: seatName(seat, props), space: other }));
  }
  lines.push(...news.threats.map((threat) => threatText(threat, props)));
  lines.push(...news.prowls.map((prowl) => prowlText(prowl, props)));
  lines.push(ground(cell, props));
  return { ...none, title: spaceName(space, props), lines, rules: rulesFor(options, 'JAG-BOARD-09'), source: null };
}

/** Floor, walls and statues of a space. */
export function ground(cell: Cell, props: TableProps): string {
  const { words } = props;
  const temple = templeOf(asJaguar(props.view));
  const walls = temple.walls(cell).map((wall) => words.text(`jaguar-web-wall-${wall}`));
  const claws = temple.claws(cell).map((metal) => words.text(`jaguar-web-statue-${metal}`));
  return [
    words.text(`jaguar-web-floor-${temple.floor(cell)}`),
    ...(walls.length ? [words.text('jaguar-web-walls', { list: list(walls, words) })] : []),
    ...(claws.length ? [words.text('jaguar-web-statues', { list: list(claws, words) })] : []),
  ].join(' ');
}

function tellStart(row: number, props: TableProps): Telling {
  const { words } = props;
  const entry = asJaguar(props.view).entries[row - 1];
  const lines = entry?.ritual
    ? [
        words.text('jaguar-web-start-with', {
          things: list(
            [ritualName(entry.ritual, props), ...(entry.amulet ? [amuletName(entry.amulet, props)] : [])],
            words,
          ),
        }),
        ...newsOf(idOf([1, row]), props)
          .things.slice(0, 1)
          .map((thing) => words.text('jaguar-web-start-first', { thing })),
      ]
    : [words.text('jaguar-web-start-taken')];
  return { ...none, title: words.text('jaguar-web-start', { row }), lines, rules: ['JAG-SETUP-21'] };
}

function tellExit(row: number, props: TableProps): Telling {
  const { words } = props;
  const view = asJaguar(props.view);
  const reward = rewardOf(props.components, view.exits[row - 1] ?? '');
  const way = wayTo(walkOf(view, props.me), `exit:${row}`);
  const lines = reward ? [words.text('jaguar-web-exit-gives', { reward: rewardText(reward, props) })] : [];
  if (way) lines.unshift(words.text('jaguar-web-steps-away', { number: way.length, most: view.turn?.points ?? 0 }));
  if (templeOf(view).left(COLUMNS + 1, row).length) lines.push(words.text('jaguar-web-exit-walled'));
  const id = view.exits[row - 1] ?? '';
  return {
    title: words.text('jaguar-web-exit', { row }),
    lines,
    rules: ['JAG-F-ESC-04'],
    source: ['escape_reward', id],
  };
}

// ---------------------------------------------------------------- traps

function tellTrap(trap: Trap, props: TableProps): Telling {
  const { words, components } = props;
  const view = asJaguar(props.view);
  const at = view.traps.find((one) => one.trap === trap);
  const lines = [words.text(`jaguar-web-trap-${trap}.does`, trapPart(components, trap))];
  const threat = threatsOf(view, props.me).find((one) => one.trap === trap);
  if (at?.activator) lines.push(words.text('jaguar-web-set-by', { name: seatName(at.activator.seat, props) }));
  else if (threat) lines.push(words.text('jaguar-web-set-by-temple'));
  else lines.push(words.text('jaguar-web-not-set'));
  if (at?.revealed && at.token) lines.push(words.text('jaguar-web-revealed', { token: tokenName(at.token, props) }));
  else if (threat?.secret)
    lines.push(words.text('jaguar-web-own-token', { token: tokenName(threat.possible[0] ?? '', props) }));
  else if (threat) {
    const tokens = list(
      threat.possible.map((token) => tokenName(token, props)),
      words,
    );
    lines.push(words.text(threat.possible.length > 1 ? 'jaguar-web-possible' : 'jaguar-web-sure', { tokens }));
  }
  if (view.shield === trap) lines.push(words.text('jaguar-web-shielded'));
  const position = view.traps.findIndex((one) => one.trap === trap) + 1;
  const title = words.text('jaguar-web-trap-at', { position, trap: trapName(trap, props) });
  return { title, lines, rules: ['JAG-HIT-02', 'JAG-TRAP-02'], source: ['trap', trap] };
}

function tellToken(token: string, props: TableProps): Telling {
  const { words } = props;
  const { spaces, there } = struckNow(token, props);
  const names = there || words.text('jaguar-web-nobody');
  return {
    ...none,
    title: capital(tokenName(token, props), words),
    lines: [words.text('jaguar-web-strikes', { number: spaces, names })],
    rules: ['JAG-BOARD-09'],
  };
}

// ---------------------------------------------------------------- tracks and prizes

function tellObjective(objective: string, props: TableProps): Telling {
  const { words } = props;
  const view = asJaguar(props.view);
  const marked = props.seats.filter(({ seat }) => playerOf(view, seat)?.objectives.some((one) => one === objective));
  const lines = [words.text(`jaguar-web-objective-${objective}.does`)];
  if (props.me) lines.push(words.text('jaguar-web-objective-now', { number: objectiveNow(objective, props) }));
  if (isSolo(view))
    lines.push(words.text('jaguar-web-objective-goal', { number: view.goals?.targets[objective] ?? 0 }));
  lines.push(
    marked.length
      ? words.text('jaguar-web-marked-by', {
          names: list(
            marked.map(({ name }) => name),
            words,
          ),
        })
      : words.text('jaguar-web-marked-none'),
  );
  return {
    title: words.text(`jaguar-web-objective-${objective}`),
    lines,
    rules: ['JAG-OBJ-01', 'JAG-OBJ-03'],
    source: ['objective', objective],
  };
}

function tellHearts(props: TableProps): Telling {
  const { words, components, me } = props;
  const view = asJaguar(props.view);
  const lines = [
    words.text('jaguar-web-hearts-left', { number: view.hearts_left }),
    words.text('jaguar-web-hearts-how'),
  ];
  const spaces = me ? heartSpaces(view, components, me) : [];
  lines.push(
    spaces.length
      ? words.text('jaguar-web-hearts-where', { list: list(spaces, words) })
      : words.text('jaguar-web-hearts-no-pair'),
  );
  return {
    title: words.text('jaguar-web-hearts-title'),
    lines,
    rules: ['JAG-HEART-01', 'JAG-HEART-03'],
    source: ['heart', 'heart'],
  };
}

function tellCheckpoint(number: number, props: TableProps): Telling {
  const { words } = props;
  const view = asJaguar(props.view);
  const crystals = number === 1 ? view.checkpoint_crystals : number === 3 ? view.dome : [];
  const form = number === 1 && isBasic(view) ? '.basic' : '';
  const lines = [words.text(`jaguar-web-checkpoint-${number}${form}`)];
  if (crystals.length) {
    const things = list(
      crystals.map((crystal) => crystalName(crystal, props)),
      words,
    );
    lines.push(words.text('jaguar-web-still-there', { things }));
  }
  const step = partsOf(props.components).glory_checkpoint[number - 1]?.step ?? 0;
  return {
    title: words.text('jaguar-web-checkpoint', { step }),
    lines,
    rules: ['JAG-GLORY-02', number === 1 ? 'JAG-GLORY-03' : 'JAG-GLORY-04'],
    source: ['glory_checkpoint', `checkpoint-${number}`],
  };
}

function tellOrder(props: TableProps): Telling {
  const { words } = props;
  const view = asJaguar(props.view);
  const names = view.order.flatMap((activator) => (activator ? [seatName(activator.seat, props)] : []));
  const lines = [
    words.text('jaguar-web-order-does'),
    ...(names.length ? [words.text('jaguar-web-order-now', { names: names.join(', ') })] : []),
    ...(view.acts.length
      ? [words.text('jaguar-web-order-acts', { names: view.acts.map((seat) => seatName(seat, props)).join(', ') })]
      : []),
  ];
  return { ...none, title: words.text('jaguar-web-order'), lines, rules: ['JAG-REF-01', 'JAG-FLOW-02'] };
}

function tellRounds(props: TableProps): Telling {
  const { words, components } = props;
  const { rounds, tile4_opens_round } = partsOf(components).flow;
  const { round } = asJaguar(props.view);
  const lines = [words.text('jaguar-web-rounds-wall', { round: tile4_opens_round })];
  return {
    ...none,
    title: words.text('jaguar-web-round-of', { round, rounds }),
    lines,
    rules: ['JAG-FLOW-01', 'JAG-REF-04'],
  };
}

function tellTaming(props: TableProps): Telling {
  const { words } = props;
  const { solo } = asJaguar(props.view);
  const lines = [
    words.text('jaguar-web-taming-does'),
    words.text('jaguar-web-taming-left', { number: solo?.taming.length ?? 0 }),
  ];
  return { ...none, title: words.text('jaguar-web-taming'), lines, rules: ['JAG-S-TAME-01', 'JAG-S-TAME-02'] };
}

function tellJaguar(props: TableProps): Telling {
  const { words, components } = props;
  const { solo } = asJaguar(props.view);
  const lines = [
    words.text('jaguar-web-jaguar-does', { number: partsOf(components).flow.solo_jaguar_damage }),
    words.text('jaguar-web-jaguar-blues', { number: solo?.blues ?? 0 }),
  ];
  return {
    ...none,
    title: words.text('jaguar-web-jaguar'),
    lines,
    rules: ['JAG-S-JAG-01', 'JAG-S-JAG-02', 'JAG-S-JAG-03'],
  };
}

function tellFlow(direction: Direction, props: TableProps): Telling {
  const { words } = props;
  const lines = drifts(asJaguar(props.view), direction).map(({ seat, way }) => {
    const end = way.at(-1);
    const name = seatName(seat, props);
    return end
      ? words.text('jaguar-web-drifts', { name, space: idOf(end) })
      : words.text('jaguar-web-drifts-not', { name });
  });
  const title = words.text('jaguar-web-tell-flood', { direction: words.text(`jaguar-web-direction-${direction}`) });
  return { ...none, title, lines, rules: ['JAG-FLOOD-01'] };
}

function tellRun(props: TableProps): Telling {
  const { words } = props;
  const most = runOf(props.view, props.me)?.most ?? 0;
  return {
    ...none,
    title: words.text('jaguar-web-run'),
    lines: [words.text('jaguar-web-run-does', { number: most })],
    rules: ['JAG-RUN-01'],
  };
}

// ---------------------------------------------------------------- what a player has

function tellCrystal(seat: number, crystal: Crystal, props: TableProps): Telling {
  const { words } = props;
  const player = playerOf(asJaguar(props.view), seat);
  const lines = [
    words.text('jaguar-web-in-bag', { number: player?.bag[crystal] ?? 0, sealed: player?.incorporated[crystal] ?? 0 }),
    words.text(`jaguar-web-crystal-${crystal}.worth`, {
      worth: partsOf(props.components).crystal.find(({ id }) => id === crystal)?.each ?? 0,
    }),
  ];
  const title = words.text('jaguar-web-of-player', {
    name: seatName(seat, props),
    what: crystalName(crystal, props, 2),
  });
  return { title, lines, rules: ['JAG-SCORE-01'], source: ['crystal', crystal] };
}

function tellAmulet(amulet: Amulet, props: TableProps): Telling {
  if (!AMULETS.includes(amulet)) return none;
  const { words } = props;
  return {
    title: capital(amuletName(amulet, props), words),
    lines: [amuletDoes(amulet, 'does', props)],
    rules: ['JAG-AMU-01'],
    source: ['amulet', amulet],
  };
}

function tellRitual(ritual: string, props: TableProps): Telling {
  const { words } = props;
  return {
    title: capital(ritualName(ritual, props), words),
    lines: [words.text('jaguar-web-ritual-pouch')],
    rules: ['JAG-RIT-01', 'JAG-RIT-02'],
    source: ['ritual', ritual],
  };
}

function tellMap(piece: string, props: TableProps): Telling {
  return {
    title: capital(mapName(piece, props), props.words),
    lines: [props.words.text('jaguar-web-hearts-how')],
    rules: ['JAG-HEART-01', 'JAG-HEART-03'],
    source: ['map_piece', piece],
  };
}

function tellChests(seat: number, props: TableProps): Telling {
  const { words } = props;
  const number = playerOf(asJaguar(props.view), seat)?.chests.length ?? 0;
  const title = words.text('jaguar-web-chests', { name: seatName(seat, props), number });
  return { ...none, title, lines: [words.text('jaguar-web-chests-does')], rules: ['JAG-F-CHEST-01'] };
}

function tellLevel(seat: number, level: number, props: TableProps): Telling {
  const { words } = props;
  const view = asJaguar(props.view);
  const player = playerOf(view, seat);
  const lines: string[] = [];
  if (isBasic(view)) lines.push(words.text('jaguar-web-level-basic'));
  else if (player?.character) {
    lines.push(`${capital(levelText(player.character, level, props), words)}.`);
    const ability = partsOf(props.components).character.find(({ id }) => id === player.character)?.level3;
    if (level === 3 && ability) lines.push(words.text(`jaguar-web-ability-${ability}.does`));
  }
  const slot = player?.levels.filter((one) => one.slot === level) ?? [];
  if (slot.some(({ pending }) => pending)) lines.push(words.text('jaguar-web-level-pending'));
  else lines.push(words.text(slot.length ? 'jaguar-web-level-have' : 'jaguar-web-level-missing'));
  const title = words.text('jaguar-web-level-of', {
    level,
    name: characterName(player?.character, props) || seatName(seat, props),
  });
  return {
    title,
    lines,
    rules: ['JAG-F-LVL-01', 'JAG-F-LVL-02'],
    source: player?.character ? ['character', player.character] : null,
  };
}

function tellLife(seat: number, props: TableProps): Telling {
  const { words, components } = props;
  const view = asJaguar(props.view);
  const player = playerOf(view, seat);
  if (!player) return none;
  const lines = [
    words.text('jaguar-web-life-worth', {
      health: sectionOf(components, player.health)?.health_points ?? 0,
      curse: -(sectionOf(components, player.curse)?.curse_points ?? 0),
    }),
    words.text(isCursed(view, seat) ? 'jaguar-web-cursed-now' : 'jaguar-web-cursed-when', {
      number: player.health - player.curse,
    }),
  ];
  if (!isBasic(view)) lines.push(words.text('jaguar-web-escape-steps', { number: view.escape_steps[seat - 1] ?? 0 }));
  if (player.curse_bonus)
    lines.push(words.text(isBasic(view) ? 'jaguar-web-curse-bonus.basic' : 'jaguar-web-curse-bonus'));
  const title = lifeText(seat, props);
  return { title, lines, rules: ['JAG-CURSE-01', 'JAG-SCORE-02'], source: ['health_track', 'health_track'] };
}

export function lifeText(seat: number, props: TableProps): string {
  const player = playerOf(asJaguar(props.view), seat);
  return props.words.text('jaguar-web-life', {
    name: seatName(seat, props),
    health: player?.health ?? 0,
    curse: player?.curse ?? 0,
  });
}
