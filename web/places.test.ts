import { expect, test } from 'vitest';

import { LAST, placeIn } from './places.ts';

test('a primer says where its title stands, or it comes last', () => {
  expect(placeIn('# place     where it stands\nplace = 20\n\n[[point]]\nname = "place"\n')).toBe(20);
  expect(placeIn('[[point]]\nname = "place"\n')).toBe(LAST);
});
