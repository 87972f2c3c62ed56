/** What the page points out of the temple: walls, statues, what a token strikes, and how far a space is. */
import { describe, expect, test } from 'vitest';

import { cellOf, idOf, Temple, tokenSign, turned, type HeartWall, type Tile } from './temple.ts';

/** A tile without anything on it, changed row by row. */
const tile = (more: Partial<Tile> = {}): Tile => ({
  floor: ['byr', 'byr', 'byr'],
  v_walls: ['....', '....', '....'],
  h_walls: ['...', '...', '...', '...'],
  v_guards: ['..', '..', '..'],
  h_guards: ['...', '...'],
  symbols: [
    ['.', '.', '.'],
    ['.', '.', '.'],
    ['.', '.', '.'],
  ],
  ...more,
});
const laid = (tiles: Tile[], heart: HeartWall = 'between_3_4') => new Temple(tiles, heart);
const bare = (heart?: HeartWall) => laid([tile(), tile(), tile(), tile()], heart);

test('a space is called by the letter of its column and its row', () => {
  expect(idOf([7, 2])).toBe('g2');
  expect(cellOf('l6')).toEqual([12, 6]);
});

describe('ways', () => {
  test('each step costs one, and a wall is walked round', () => {
    const walled = laid([tile({ v_walls: ['.r..', '.r..', '....'] }), tile(), tile(), tile()]);
    expect(walled.ways([1, 1], 9).cost([2, 1])).toBe(5);
    expect(walled.ways([1, 1], 4).cost([2, 1])).toBe(-1);
    expect(walled.ways([1, 1], 9, { through: true }).cost([2, 1])).toBe(1);
  });

  test('a wall above is one below as well', () => {
    const walled = laid([tile({ h_walls: ['...', 'b..', '...', '...'] }), tile(), tile(), tile()]);
    expect(walled.open([1, 1], 'down')).toBe(false);
    expect(walled.open([1, 2], 'up')).toBe(false);
    expect(walled.open([2, 1], 'down')).toBe(true);
  });

  test('on a seam the wall of either tile stops', () => {
    const left = laid([tile({ v_walls: ['...y', '....', '....'] }), tile(), tile(), tile()]);
    const right = laid([tile(), tile({ v_walls: ['y...', '....', '....'] }), tile(), tile()]);
    for (const temple of [left, right]) expect(temple.open([3, 1], 'right')).toBe(false);
    expect(left.left(4, 1)).toEqual(['y']);
  });

  test('nothing leads over the Heart wall, out of the entrance or over the edge', () => {
    const temple = bare();
    expect(temple.open([9, 1], 'right', true)).toBe(false);
    expect(bare('right_of_4').open([9, 1], 'right')).toBe(true);
    expect(bare('right_of_4').open([12, 1], 'right')).toBe(false);
    expect(bare('removed').open([12, 1], 'right')).toBe(true);
    expect(temple.open([1, 1], 'left', true)).toBe(false);
    expect(temple.open([1, 1], 'up', true)).toBe(false);
  });

  test('a way tells its steps, and one through an own door is one of them', () => {
    const way = bare()
      .ways([1, 1], 4, { door: [cellOf('a2'), cellOf('d3')] })
      .to(cellOf('e3'));
    expect(way?.map((step) => step.by)).toEqual(['down', 'door', 'right']);
    expect(way?.map((step) => idOf(step.to))).toEqual(['a2', 'd3', 'e3']);
  });

  test('a door does not lead behind the Heart wall', () => {
    expect(
      bare()
        .ways([9, 1], 1, { door: [cellOf('i1'), cellOf('j1')] })
        .cost(cellOf('j1')),
    ).toBe(-1);
  });

  test('a shunned space can be gone to, but not through', () => {
    const ways = bare().ways([1, 1], 9, { shun: [cellOf('b1')] });
    expect(ways.cost(cellOf('b1'))).toBe(1);
    expect(ways.cost(cellOf('c1'))).toBe(4);
  });
});

describe('what a token strikes', () => {
  test('gas strikes floors, an earthquake the same column of every tile', () => {
    const temple = bare();
    expect(temple.tokensAt('gas', cellOf('b2'))).toEqual(['floor_yellow']);
    expect(temple.tokensAt('earthquake', cellOf('f2'))).toEqual(['column_3']);
    expect(temple.struckBy('earthquake', 'column_1').map(([x]) => x)).toEqual([1, 2, 3].flatMap(() => [1, 4, 7, 10]));
  });

  test('darts come from a wall to both of its sides, and two walls are one hit', () => {
    const temple = laid([
      tile({ v_walls: ['.b..', '....', '....'], h_walls: ['b..', '...', '...', '...'] }),
      tile(),
      tile(),
      tile(),
    ]);
    expect(temple.tokensAt('darts', cellOf('a1'))).toEqual(['wall_blue']);
    expect(temple.tokensAt('darts', cellOf('b1'))).toEqual(['wall_blue']);
    expect(temple.tokensAt('darts', cellOf('c1'))).toEqual([]);
  });

  test('across the Heart wall a wall threatens only its own tile', () => {
    const tiles = [tile(), tile(), tile({ v_walls: ['...r', '....', '....'] }), tile()];
    expect(laid(tiles).tokensAt('darts', cellOf('i1'))).toEqual(['wall_red']);
    expect(laid(tiles).tokensAt('darts', cellOf('j1'))).toEqual([]);
    expect(laid(tiles, 'right_of_4').tokensAt('darts', cellOf('j1'))).toEqual(['wall_red']);
  });

  test('a statue threatens both spaces beside it, and never those of another tile', () => {
    const temple = laid([tile({ v_guards: ['g.', '..', '..'], h_guards: ['..s', '...'] }), tile(), tile(), tile()]);
    expect(temple.tokensAt('guards', cellOf('a1'))).toEqual(['claw_gold']);
    expect(temple.tokensAt('guards', cellOf('b1'))).toEqual(['claw_gold']);
    expect(temple.tokensAt('guards', cellOf('c1'))).toEqual(['claw_silver']);
    expect(temple.tokensAt('guards', cellOf('c2'))).toEqual(['claw_silver']);
    expect(temple.tokensAt('guards', cellOf('d1'))).toEqual([]);
  });

  test('doors and floods strike nobody', () => {
    expect(bare().tokensAt('flood', cellOf('a1'))).toEqual([]);
  });
});

test('a tile that is turned by half has everything on the other side', () => {
  const half = turned(
    tile({ floor: ['byr', 'rrr', 'yyb'], v_walls: ['b...', '..y.', '....'], h_guards: ['g..', '...'] }),
  );
  expect(half.floor).toEqual(['byy', 'rrr', 'ryb']);
  expect(half.v_walls).toEqual(['....', '.y..', '...b']);
  expect(half.h_guards).toEqual(['...', '..g']);
});

test('a token says what it strikes', () => {
  expect(tokenSign('wall_red')).toEqual({ kind: 'wall', colour: 'r' });
  expect(tokenSign('claw_bronze')).toEqual({ kind: 'claw', metal: 'z' });
  expect(tokenSign('column_2')).toEqual({ kind: 'column', column: 2 });
});
