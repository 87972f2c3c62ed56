/** The temple as it is laid: four tiles in a row, what stands between their spaces, what a token strikes, and ways.
 *
 * It only helps to draw and to point: what may be done, and what it costs, the view says.
 */

// ---------------------------------------------------------------- what things are called, and how they are marked

export type Floor = 'b' | 'y' | 'r';
export type Metal = 'g' | 's' | 'z';
/** What a space is made for: nothing, a pedestal, a blessed one, one for three players, a major one, a diamond, a square. */
export type Symbol = '.' | 'p' | 'b' | '3' | 'pM' | 'D' | 'S';

export const CRYSTALS = ['purple', 'yellow', 'blue', 'green'] as const;
export type Crystal = (typeof CRYSTALS)[number];
export const CRYSTAL_LETTER: Record<Crystal, string> = { purple: 'P', yellow: 'Y', blue: 'B', green: 'G' };

export const AMULETS = ['red', 'black', 'green', 'yellow', 'blue', 'white'] as const;
export type Amulet = (typeof AMULETS)[number];
export const AMULET_LETTER: Record<Amulet, string> = {
  red: 'R',
  black: 'K',
  green: 'G',
  yellow: 'Y',
  blue: 'B',
  white: 'W',
};

export const CLAWS: Record<Metal, number> = { g: 3, s: 2, z: 1 };

const HARMING = ['gas', 'darts', 'guards', 'earthquake'] as const;
const TRAPS = [...HARMING, 'secret_door', 'flood'] as const;
export type Trap = (typeof TRAPS)[number];
export const isTrap = (trap: unknown): trap is Trap => (TRAPS as readonly unknown[]).includes(trap);
export const isHarming = (trap: Trap): boolean => (HARMING as readonly Trap[]).includes(trap);

/** The tokens of each harming trap, in the order in which they are printed. */
export const TOKENS: Record<Trap, readonly string[]> = {
  gas: ['floor_blue', 'floor_yellow', 'floor_red'],
  darts: ['wall_blue', 'wall_red', 'wall_yellow'],
  guards: ['claw_gold', 'claw_silver', 'claw_bronze'],
  earthquake: ['column_1', 'column_2', 'column_3'],
  secret_door: [],
  flood: [],
};

/** Signs on a grid of 24. */
export const TRAP_SIGNS: Record<Trap, string> = {
  darts: 'M4 20L15 9M12 4.5L19.5 4.5L19.5 12M4 20V15.5M4 20H8.5M15 9L19.5 4.5',
  gas: 'M6.5 15.5A4 4 0 1 1 7.5 8A5 5 0 0 1 17 8.5A3.6 3.6 0 1 1 17.5 15.5ZM8 19.5H11M14 19.5H17',
  guards: 'M7 4C5 10 5 15 7.5 20M12.5 4C10.5 10 10.5 15 13 20M18 4C16 10 16 15 18.5 20',
  earthquake: 'M13 3L9 9L14 12L9.5 16L12 21M4 21H9M15 21H20M3 6L6 8M21 9L18 10',
  secret_door: 'M5 20.5V11a7 7 0 0 1 14 0v9.5M3.5 20.5h17M9.5 12.5L12 10L14.5 12.5M12 10V17',
  flood:
    'M3 7C6 3.5 9 3.5 12 7S18 10.5 21 7M3 13C6 9.5 9 9.5 12 13S18 16.5 21 13M3 19C6 15.5 9 15.5 12 19S18 22.5 21 19',
};

type Sign =
  | { kind: 'floor'; colour: Floor }
  | { kind: 'wall'; colour: Floor }
  | { kind: 'claw'; metal: Metal }
  | { kind: 'column'; column: number };

const COLOUR: Record<string, Floor> = { blue: 'b', yellow: 'y', red: 'r' };
const METAL: Record<string, Metal> = { gold: 'g', silver: 's', bronze: 'z' };

/** What stands on a token: `floor_blue`, `wall_red`, `claw_gold`, `column_2`. */
export function tokenSign(token: string): Sign {
  const [kind = '', what = ''] = token.split('_');
  if (kind === 'floor' || kind === 'wall') return { kind, colour: COLOUR[what] ?? 'b' };
  if (kind === 'claw') return { kind, metal: METAL[what] ?? 'g' };
  return { kind: 'column', column: Number(what) };
}

const nameOf = (names: Record<string, string>, sign: string): string =>
  Object.keys(names).find((name) => names[name] === sign) ?? '';

// ---------------------------------------------------------------- the tiles

/** A tile as the component data draw it, a text for each row. */
export interface Tile {
  floor: readonly string[];
  /** Left edge, between the columns, right edge. */
  v_walls: readonly string[];
  /** Top edge, between the rows, bottom edge. */
  h_walls: readonly string[];
  v_guards: readonly string[];
  h_guards: readonly string[];
  symbols: readonly (readonly string[])[];
}

export type HeartWall = 'between_3_4' | 'right_of_4' | 'removed';
/** A space by its column and row, from 1; column 0 is outside, left of the entrance, column 13 outside on the right. */
export type Cell = readonly [x: number, y: number];
export type Direction = 'up' | 'right' | 'down' | 'left';

export const DIRECTIONS: Record<Direction, Cell> = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] };
export const isDirection = (text: string): text is Direction => text in DIRECTIONS;
export const COLUMNS = 12;
const TILE = 3;
const LAST_CLOSED = 9;

/** A space as notation writes it: column by letter, row by number. */
export const idOf = ([x, y]: Cell): string => `${String.fromCharCode(96 + x)}${y}`;
export const cellOf = (id: string): Cell => [id.charCodeAt(0) - 96, Number(id.slice(1))];

export const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
export const nextTo = ([x, y]: Cell, direction: Direction): Cell => [
  x + DIRECTIONS[direction][0],
  y + DIRECTIONS[direction][1],
];

const backward = (text: string): string => [...text].reverse().join('');

/** A tile that is turned by half. */
export function turned(tile: Tile): Tile {
  const both = (rows: readonly string[]) => rows.map(backward).reverse();
  return {
    floor: both(tile.floor),
    v_walls: both(tile.v_walls),
    h_walls: both(tile.h_walls),
    v_guards: both(tile.v_guards),
    h_guards: both(tile.h_guards),
    symbols: tile.symbols.map((row) => row.toReversed()).reverse(),
  };
}

const isFloor = (sign: string): sign is Floor => sign === 'b' || sign === 'y' || sign === 'r';
const isMetal = (sign: string): sign is Metal => sign in CLAWS;

export class Temple {
  readonly rows: number;
  readonly cells: readonly Cell[];

  constructor(
    readonly tiles: readonly Tile[],
    readonly heart: HeartWall,
  ) {
    this.rows = tiles[0]?.floor.length ?? 0;
    this.cells = Array.from({ length: this.rows * COLUMNS }, (_, i): Cell => [
      (i % COLUMNS) + 1,
      Math.floor(i / COLUMNS) + 1,
    ]);
  }

  has([x, y]: Cell): boolean {
    return x >= 1 && x <= COLUMNS && y >= 1 && y <= this.rows;
  }

  floor([x, y]: Cell): Floor {
    const sign = this.#tile(x)?.floor[y - 1]?.charAt(column(x)) ?? '';
    return isFloor(sign) ? sign : 'b';
  }

  symbol([x, y]: Cell): Symbol {
    return (this.#tile(x)?.symbols[y - 1]?.[column(x)] ?? '.') as Symbol;
  }

  /** Whether the Heart wall stands on the left edge of a column. */
  heartAt(x: number): boolean {
    return (
      (this.heart === 'between_3_4' && x === LAST_CLOSED + 1) || (this.heart === 'right_of_4' && x === COLUMNS + 1)
    );
  }

  /** Whether a space lies behind the Heart wall. */
  closed([x]: Cell): boolean {
    return this.heart === 'between_3_4' && x > LAST_CLOSED;
  }

  /** The walls printed on the left edge of a space (column 13: on the right edge of the last one), the left tile's first. */
  printedLeft(x: number, y: number): { before: Floor | ''; after: Floor | '' } {
    const before = column(x) === 0 ? wallOf(this.#tile(x - 1)?.v_walls[y - 1]?.charAt(TILE)) : '';
    const after = wallOf(this.#tile(x)?.v_walls[y - 1]?.charAt(column(x)));
    return { before, after };
  }

  /** The colours of the walls on the left edge of a space. */
  left(x: number, y: number): Floor[] {
    const { before, after } = this.printedLeft(x, y);
    return [...new Set([before, after])].filter((wall) => wall !== '');
  }

  /** The colour of the wall above a space. */
  top(x: number, y: number): Floor | '' {
    return wallOf(this.#tile(x)?.h_walls[y - 1]?.charAt(column(x)));
  }

  guardLeft(x: number, y: number): Metal | '' {
    const sign = column(x) === 0 ? '' : (this.#tile(x)?.v_guards[y - 1]?.charAt(column(x) - 1) ?? '');
    return isMetal(sign) ? sign : '';
  }

  guardTop(x: number, y: number): Metal | '' {
    const sign = y < 2 ? '' : (this.#tile(x)?.h_guards[y - 2]?.charAt(column(x)) ?? '');
    return isMetal(sign) ? sign : '';
  }

  // ------------------------------------------------------------ what a token strikes

  /** The colours of the walls round a space; nothing counts across the Heart wall. */
  walls([x, y]: Cell): Floor[] {
    const left = this.heartAt(x) ? [this.printedLeft(x, y).after] : this.left(x, y);
    const right = this.heartAt(x + 1) ? [this.printedLeft(x + 1, y).before] : this.left(x + 1, y);
    return [...new Set([...left, ...right, this.top(x, y), this.top(x, y + 1)])].filter((wall) => wall !== '');
  }

  /** The metals of the statues round a space. */
  claws([x, y]: Cell): Metal[] {
    const right = x % TILE ? this.guardLeft(x + 1, y) : '';
    const all = [this.guardLeft(x, y), right, this.guardTop(x, y), this.guardTop(x, y + 1)];
    return [...new Set(all)].filter((metal) => metal !== '');
  }

  /** The tokens of a trap that would strike a space. */
  tokensAt(trap: Trap, cell: Cell): string[] {
    switch (trap) {
      case 'gas':
        return [`floor_${nameOf(COLOUR, this.floor(cell))}`];
      case 'darts':
        return this.walls(cell).map((wall) => `wall_${nameOf(COLOUR, wall)}`);
      case 'guards':
        return this.claws(cell).map((metal) => `claw_${nameOf(METAL, metal)}`);
      case 'earthquake':
        return [`column_${column(cell[0]) + 1}`];
      case 'secret_door':
      case 'flood':
        return [];
    }
  }

  /** The spaces that a token strikes, behind the Heart wall as well. */
  struckBy(trap: Trap, token: string): Cell[] {
    return this.cells.filter((cell) => this.tokensAt(trap, cell).includes(token));
  }

  // ------------------------------------------------------------ ways

  /** Whether a step leads from one space to the next; with `through`, walls do not matter, but the Heart wall does. */
  open([x, y]: Cell, direction: Direction, through = false): boolean {
    const to = nextTo([x, y], direction);
    const [dx] = DIRECTIONS[direction];
    const leaves = to[0] === COLUMNS + 1 && this.heart === 'removed';
    if (!this.has(to) && !leaves) return false;
    if (dx !== 0) {
      const edge = Math.max(x, to[0]);
      return !this.heartAt(edge) && (through || this.left(edge, y).length === 0);
    }
    return through || this.top(x, Math.max(y, to[1])) === '';
  }

  /** All spaces that can be reached in so many steps. `door` is the pair of spaces that a Secret door joins. */
  ways(from: Cell, most: number, { door = [], through = false, shun = [] }: WayOptions = {}): Ways {
    const found = new Map<string, Way>([[idOf(from), []]]);
    const next: Cell[] = [from];
    for (let cell = next.shift(); cell; cell = next.shift()) {
      const way = found.get(idOf(cell)) ?? [];
      if (way.length >= most || (way.length > 0 && shun.some((other) => same(other, cell)))) continue;
      for (const step of this.#steps(cell, door, through)) {
        if (found.has(idOf(step.to))) continue;
        found.set(idOf(step.to), [...way, step]);
        if (this.has(step.to)) next.push(step.to);
      }
    }
    return new Ways(found);
  }

  #steps(from: Cell, door: readonly Cell[], through: boolean): Step[] {
    const steps: Step[] = (Object.keys(DIRECTIONS) as Direction[])
      .filter((direction) => this.open(from, direction, through))
      .map((by) => ({ by, to: nextTo(from, by) }));
    const [one, other] = door;
    if (one && other) {
      const to = same(one, from) ? other : same(other, from) ? one : null;
      if (to && !this.closed(to)) steps.push({ by: 'door', to });
    }
    return steps;
  }

  #tile(x: number): Tile | undefined {
    return this.tiles[Math.floor((x - 1) / TILE)];
  }
}

/** A step: in a direction, or through one's own door. */
export interface Step {
  by: Direction | 'door';
  to: Cell;
}
export type Way = readonly Step[];

interface WayOptions {
  door?: readonly Cell[];
  /** Walls do not matter. */
  through?: boolean;
  /** Spaces where a way may end, but does not lead on. */
  shun?: readonly Cell[];
}

/** Shortest ways from one space to all that are near enough. */
export class Ways {
  constructor(readonly found: ReadonlyMap<string, Way>) {}

  /** The way to a space; null if it is too far. */
  to(cell: Cell): Way | null {
    return this.found.get(idOf(cell)) ?? null;
  }
  /** How many steps it takes; −1 if it is too far. */
  cost(cell: Cell): number {
    return this.to(cell)?.length ?? -1;
  }
}

const column = (x: number): number => (x - 1) % TILE;
const wallOf = (sign = ''): Floor | '' => (isFloor(sign) ? sign : '');
