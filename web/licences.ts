/**
 * Puts `licences.txt` into the page: whose work is in it, and under which licences.
 *
 * Vite's own list (`build.license`) does not do: it takes any licence, and leaves out the helpers that Vite and Rolldown
 * add, files that only a style sheet names, and the text of a licence that a package names but does not bring.
 */
import type { Plugin, Rolldown } from 'vite';

type Files = Pick<Rolldown.RolldownFsModule, 'readdir' | 'readFile'>;

const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];
/** A licence that names nobody reads alike for every package, so its text may come from us. */
const OUR_COPY = ['Apache-2.0'];
const TEXTS = /^(third-party-)?(licen[cs]e|copying|notice)/i;
const PACKAGE = /^(.*\/)?node_modules\/(@[^/]+\/)?[^/]+/;
const HELPER = /^\0([^/]+)/;
/** From here on a bundler tells what it is made of itself; nothing of that is in its helpers. */
const OF_THE_BUNDLER = /^# Licenses of bundled dependencies$[^]*/m;

export function licences(): Plugin {
  let root = '';
  return {
    name: 'licences',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const parts = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : file.originalFileNames,
      );
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: await tell(parts, root, this.fs) });
    },
  };
}

/** The text for a page that is made of these parts: modules as Rolldown names them, and files as seen from the root. */
export async function tell(parts: string[], root: string, files: Files): Promise<string> {
  const packages = new Set(parts.flatMap((part) => PACKAGE.exec(part)?.[0] ?? []));
  const bundlers = new Set(parts.flatMap((part) => HELPER.exec(part)?.[1] ?? []));
  const theirs = await Promise.all([
    ...[...packages].map((folder) => licenceOf(isFull(folder) ? folder : `${root}/${folder}`, root, files)),
    ...[...bundlers].map(async (name) =>
      (await licenceOf(`${root}/node_modules/${name}`, root, files)).replace(OF_THE_BUNDLER, '').trimEnd(),
    ),
  ]);
  const ours = `Antechamber (MIT)\n\n${await read(`${root}/../LICENSE`, files)}`;
  return [ours, ...new Set(theirs.sort())].join(`\n\n${'='.repeat(80)}\n\n`) + '\n';
}

const isFull = (path: string) => /^(\/|\w:)/.test(path);

async function licenceOf(folder: string, root: string, files: Files): Promise<string> {
  const about = JSON.parse(await read(`${folder}/package.json`, files)) as Record<string, unknown>;
  const id = typeof about.license === 'string' ? about.license : 'no licence';
  const name = `${String(about.name)} ${String(about.version)} (${id})`;
  if (!ALLOWED.includes(id))
    throw new Error(`The page may not hold the package ${name}: allowed are ${ALLOWED.join(', ')}.`);
  const found = (await files.readdir(folder)).filter((file) => TEXTS.test(file));
  const texts = found.map((file) => `${folder}/${file}`);
  if (found.every((file) => /^notice/i.test(file))) {
    if (!OUR_COPY.includes(id))
      throw new Error(`The page may not hold the package ${name}: it brings no text of its licence.`);
    texts.push(`${root}/${id}.txt`);
  }
  return [name, ...(await Promise.all(texts.sort().map((path) => read(path, files))))].join('\n\n');
}

async function read(path: string, files: Files): Promise<string> {
  const text = await files.readFile(path, { encoding: 'utf8' });
  return text.replaceAll('\r\n', '\n').trimEnd();
}
