import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../src/adapters/lexicon/coverage.js';
import { OUT, ROOT } from '../bundles/bundle.js';
import { writeDeclarations } from './declarations.js';
import {
  COMPRESSOR,
  ENGINE,
  engineManifest,
  NO_COMPRESSOR,
  tablewrightManifest,
} from './manifests.js';
import { packagesOf, reachedFrom, withSpecifiers } from './parts-of-bundle.js';

const isScript = (name: string): boolean => /\.c?js$/.test(name);

/** The bundles that programs import from the engine; what they reach belongs to it. */
const ENGINE_ENTRIES = [
  'index.js',
  'lazy.js',
  'domain.js',
  'hubs.js',
  'faker.js',
  'testing.js',
  COMPRESSOR,
  NO_COMPRESSOR,
  ...LOCALES.map((locale) => `locales/${locale}.js`),
];

/** The compiled declarations of the modules, by the names of the files that the packages have. */
const DECLARATIONS = {
  index: 'dist/src/adapters/library/index.d.ts',
  lazy: 'dist/src/adapters/library/lazy.d.ts',
  domain: 'dist/src/domain/index.d.ts',
  hubs: 'dist/src/application/hubs.d.ts',
  faker: 'dist/src/adapters/lexicon/faker/index.d.ts',
  testing: 'dist/src/testing/index.d.ts',
  ...Object.fromEntries(
    LOCALES.map((locale) => [
      `locales/${locale}`,
      `dist/src/adapters/lexicon/locales/${locale}.d.ts`,
    ]),
  ),
};

function copy(names: readonly string[], from: string, to: string): void {
  for (const name of names) cpSync(join(from, name), join(to, name), { recursive: true });
}

function write(folder: string, name: string, content: string | object): void {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(
    path,
    typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
  );
}

/** Changes the specifiers of the files that scripts of a folder import. */
function nameImports(
  names: readonly string[],
  folder: string,
  specifierOf: (name: string) => string | undefined,
): void {
  for (const name of names.filter(isScript)) {
    const path = join(folder, name);
    const { mode } = statSync(path);
    writeFileSync(path, withSpecifiers(readFileSync(path, 'utf8'), specifierOf), { mode });
  }
}

async function assembleEngine(files: ReadonlySet<string>, folder: string): Promise<void> {
  const dist = join(folder, 'dist');
  copy([...files, 'world', 'LICENSES.txt'], OUT, dist);
  nameImports([...files], dist, (name) => (name === COMPRESSOR ? '#compressor' : undefined));
  copy(['LICENSE', 'NOTICE', 'CHANGELOG.md'], ROOT, folder);
  cpSync(join(ROOT, 'docs/engine.md'), join(folder, 'README.md'));
  write(folder, 'package.json', engineManifest(packagesOf(files, OUT)));
  await writeDeclarations(DECLARATIONS, join(folder, 'types'));
}

/** Writes the modules of the engine under the name of the other package. */
function passOn(module: string, folder: string): void {
  const subpath = module === 'index' ? '' : `/${module}`;
  const text = `export * from '${ENGINE}${subpath}';\n`;
  write(folder, `dist/${module}.js`, text);
  write(folder, `types/${module}.d.ts`, text);
}

async function assembleTablewright(engine: ReadonlySet<string>, folder: string): Promise<void> {
  const own = readdirSync(OUT).filter(
    (name) => !engine.has(name) && name !== 'world' && name !== 'locales',
  );
  const dist = join(folder, 'dist');
  copy(own, OUT, dist);
  nameImports(own, dist, (name) => (engine.has(name) ? `${ENGINE}/internal/${name}` : undefined));
  for (const module of Object.keys(DECLARATIONS)) passOn(module, folder);
  copy(['assets', 'samples', 'LICENSE', 'NOTICE', 'CHANGELOG.md', 'README.md'], ROOT, folder);
  copy(
    readdirSync(join(ROOT, 'examples')).filter((name) => /\.(?:json|md)$/.test(name)),
    join(ROOT, 'examples'),
    join(folder, 'examples'),
  );
  write(folder, 'package.json', tablewrightManifest());
  const programs = 'dist/src/programs';
  const entries = { 'bulk-library': `${programs}/bulk.d.ts`, service: `${programs}/service.d.ts` };
  await writeDeclarations(entries, join(folder, 'types'));
}

/** Writes both packages into the folders `engine` and `tablewright` below `folder`. */
export async function assemblePackages(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const engine = reachedFrom(ENGINE_ENTRIES, OUT);
  await assembleEngine(engine, join(folder, 'engine'));
  await assembleTablewright(engine, join(folder, 'tablewright'));
}
