/** What is pointed out on the floor: what can be reached, the way to what is looked at, the spaces of one token. */
import type { BoardProps, Target, View } from '../face.ts';
import { drifts } from './drifting.ts';
import { firingOf } from './firing.ts';
import type { Layers, Trail } from './scene.ts';
import { idOf, isDirection, TOKENS, type Trap } from './temple.ts';
import { prowlOf } from './prowling.ts';
import { asJaguar, heartSpaces, isSolo, teethAt, templeOf, threatsOf } from './view.ts';
import { cellAt, runOf, walkOf, wayTo } from './walking.ts';

/** The trap that a token belongs to. */
const trapOfToken = (token: string): Trap | undefined =>
  (Object.keys(TOKENS) as Trap[]).find((trap) => TOKENS[trap].includes(token));

/** The token that is pointed at: by itself, as an option, or as the only one of its trap that can still be the one. */
function tokenPointed(target: Target, props: BoardProps): string {
  const [kind = '', what = ''] = target.split(':');
  if (kind === 'token') return what;
  if (kind !== 'trap') return '';
  const threat = threatsOf(asJaguar(props.view), props.me).find(({ trap }) => trap === what);
  return threat?.possible.length === 1 ? (threat.possible[0] ?? '') : '';
}

/** So many spaces at once are pointed out by one line round them, not one by one. */
export const MANY = 12;

/** The spaces that can be chosen now. */
export const spacesOffered = ({ ask }: View): Set<string> =>
  new Set(ask.options.flatMap(({ space }) => (typeof space === 'string' ? [space] : [])));

/** What is looked at: on the phone, what was tapped last. */
export const lookedAt = ({ layout, look, hover }: BoardProps): Target => (layout === 'phone' ? (look ?? '') : hover);

export function layersOf(props: BoardProps): Layers {
  const view = asJaguar(props.view);
  const temple = templeOf(view);
  const target = lookedAt(props);
  const token = tokenPointed(target, props);
  const trap = token ? trapOfToken(token) : undefined;
  if (trap) return { strike: { trap, token, fires: false } };
  const firing = firingOf(props);
  if (firing?.token) return { strike: { trap: firing.trap, token: firing.token, fires: true } };

  const direction = target.startsWith('flow:')
    ? target.slice('flow:'.length)
    : target
      ? ''
      : (view.water?.direction ?? '');
  if (isDirection(direction)) {
    const ways = drifts(view, direction).filter(({ way }) => way.length);
    return { trails: ways.map(({ from, way }) => ({ kind: 'water', cells: [from, ...way] })) };
  }

  const running = target === 'run' ? runOf(view, props.me) : null;
  const walk = running ?? walkOf(view, props.me);
  const marked = target === 'hearts' || target.startsWith('map:') ? heartSpaces(view, props.components, props.me) : [];
  if (!walk) {
    const free = spacesOffered(view);
    return { marked: new Set(marked), ...(free.size > MANY ? { region: free } : {}) };
  }
  const threats = threatsOf(view, props.me);
  const inside = temple.cells.filter((cell) => walk.ways.cost(cell) >= 0);
  const costs = new Map(inside.map((cell) => [idOf(cell), walk.ways.cost(cell)]));
  const teeth = new Map(inside.map((cell) => [idOf(cell), Math.min(6, teethAt(threats, temple, cell))]));
  const way = wayTo(walk, target);
  const trails: Trail[] = way ? [{ kind: 'mine', cells: [walk.from, ...way.map(({ to }) => to)], to: target }] : [];
  const cell = cellAt(target);
  if (isSolo(view) && view.solo?.jaguar) {
    const to = cell && (way || idOf(cell) === idOf(walk.from)) ? cell : walk.from;
    trails.push(...prowlOf(view, props.components, props.me, to).map(({ kind, cells }) => ({ kind, cells })));
  }
  return { costs, teeth, region: new Set(costs.keys()), running: running !== null, trails, marked: new Set(marked) };
}
