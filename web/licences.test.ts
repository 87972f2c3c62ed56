import { expect, test } from 'vitest';

import { tell } from './licences.ts';

/** Folders and files of an invented repository whose page lies in /web. */
function tellWith(parts: string[], files: Record<string, string>): Promise<string> {
  const all: Record<string, string> = { '/web/../LICENSE': 'Ours.', '/web/Apache-2.0.txt': 'Apache.', ...files };
  const readFile = (path: string) => {
    const text = all[path];
    return text === undefined ? Promise.reject(new Error(`there is no ${path}`)) : Promise.resolve(text);
  };
  const readdir = (folder: string) =>
    Promise.resolve(
      Object.keys(all)
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1)),
    );
  return tell(parts, '/web', { readFile, readdir } as unknown as Parameters<typeof tell>[2]);
}

const about = (name: string, license?: unknown) => JSON.stringify({ name, version: '1.2.3', license });

test('ours comes first, then every package once, by name, with its full text', async () => {
  const text = await tellWith(
    [
      '/web/src/main.ts',
      '/web/node_modules/b/deep/node_modules/@some/a/index.js',
      '/web/node_modules/b/deep/node_modules/@some/a/other.js',
      '/web/node_modules/b/index.js',
      'node_modules/b/files/b.woff2',
      'icon.svg',
    ],
    {
      '/web/node_modules/b/deep/node_modules/@some/a/package.json': about('@some/a', 'MIT'),
      '/web/node_modules/b/deep/node_modules/@some/a/license': 'Take it.\r\nKeep my name.\n',
      '/web/node_modules/b/package.json': about('b', 'OFL-1.1'),
      '/web/node_modules/b/LICENCE.txt': 'Draw with it.',
      '/web/node_modules/b/NOTICE': 'Drawn by B.',
    },
  );
  expect(text.split(`\n\n${'='.repeat(80)}\n\n`)).toEqual([
    'Antechamber (MIT)\n\nOurs.',
    '@some/a 1.2.3 (MIT)\n\nTake it.\nKeep my name.',
    'b 1.2.3 (OFL-1.1)\n\nDraw with it.\n\nDrawn by B.\n',
  ]);
});

test('a package that only a style sheet names is told too', async () => {
  const files = { '/web/node_modules/f/package.json': about('f', 'MIT'), '/web/node_modules/f/LICENSE': 'Take it.' };
  expect(await tellWith(['node_modules/f/f.woff2'], files)).toContain('f 1.2.3 (MIT)');
});

test('a helper is its bundler’s, without what only the bundler is made of', async () => {
  const text = await tellWith(['\0pack/helper.js'], {
    '/web/node_modules/pack/package.json': about('pack', 'MIT'),
    '/web/node_modules/pack/LICENSE.md': 'Take it.\n\n# Licenses of bundled dependencies\nOther things.\n',
  });
  expect(text).toContain('pack 1.2.3 (MIT)\n\nTake it.\n');
  expect(text).not.toContain('Other things');
});

test('a text that reads alike for every package may be left out by it', async () => {
  const files = { '/web/node_modules/a/package.json': about('a', 'Apache-2.0') };
  expect(await tellWith(['/web/node_modules/a/index.js'], files)).toContain('a 1.2.3 (Apache-2.0)\n\nApache.');
});

test.each([
  ['that names no licence', about('a'), 'a 1.2.3 (no licence): allowed are 0BSD, Apache-2.0, '],
  ['whose licence is not known', about('a', 'SEE LICENSE'), 'a 1.2.3 (SEE LICENSE): allowed are 0BSD, '],
  ['that names it the old way', about('a', { type: 'MIT' }), 'a 1.2.3 (no licence): allowed are 0BSD, '],
])('a package %s is refused', async (_case, json, sentence) => {
  const files = { '/web/node_modules/a/package.json': json, '/web/node_modules/a/LICENSE': 'Take it.' };
  await expect(tellWith(['/web/node_modules/a/index.js'], files)).rejects.toThrow(
    `The page may not hold the package ${sentence}`,
  );
});

test('a package without the text of its licence is refused', async () => {
  const files = { '/web/node_modules/a/package.json': about('a', 'MIT'), '/web/node_modules/a/NOTICE': 'By A.' };
  await expect(tellWith(['/web/node_modules/a/index.js'], files)).rejects.toThrow(
    'The page may not hold the package a 1.2.3 (MIT): it brings no text of its licence.',
  );
});

test('code of unknown origin is refused', async () => {
  await expect(tellWith(['\0nowhere'], {})).rejects.toThrow('there is no /web/node_modules/nowhere/package.json');
});
