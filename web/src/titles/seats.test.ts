import { expect, test } from 'vitest';

import { seatFaces } from './seats.ts';

const seat = (n: number, name: string) => ({
  seat: n,
  name,
  kind: 'person' as const,
  bot: '',
  stand_in: false,
  here: true,
});

test('figures are dealt in order and letters are initials', () => {
  const faces = seatFaces([seat(1, 'Ana'), seat(2, 'éva'), seat(3, ' Chloé')]);
  expect(faces.map(({ figure, letter }) => [figure, letter])).toEqual([
    ['sun', 'A'],
    ['moon', 'É'],
    ['serpent', 'C'],
  ]);
});

test('equal initials are numbered, and no name has a letter too', () => {
  const faces = seatFaces([seat(1, 'Ana'), seat(2, 'Adam'), seat(3, ''), seat(4, 'Bo')]);
  expect(faces.map(({ letter }) => letter)).toEqual(['A1', 'A2', '?', 'B']);
});
