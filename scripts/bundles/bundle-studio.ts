import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { standardEngine } from '../../src/adapters/engine/standard-engine.js';
import { WORLD_FILES } from '../../src/adapters/places/world-files.js';
import { catalogue, schemasOf } from '../../src/domain/catalogue/catalogue.js';
import { nullRate as commonNullRate } from '../../src/domain/field-types/common-constraints.js';
import type { FieldType } from '../../src/domain/field-types/field-type.js';
import { arrayLength } from '../../src/domain/generation/array-length.js';
import { ROOT, WORLD } from './bundle.js';

const OUT = join(ROOT, 'dist/bundle/studio');
/** The folder beside the compiled module that reads the files. */
const COMPILED = join(ROOT, 'dist/src/adapters/http/studio/studio');

/** The files of the page, which the server lists and serves. */
export interface StudioFiles {
  /** The names of the files that the HTML names. */
  readonly script: string;
  readonly style: string;
  readonly engine: string;
  /** The scripts that these two need before the first rows: the page asks for them at once. */
  readonly preloads: { readonly page: readonly string[]; readonly engine: readonly string[] };
  /** The names of all files; each is stored gzipped, with `.gz` after its name. */
  readonly files: readonly string[];
}

const names: string[] = [];

function write(name: string, content: Uint8Array): void {
  names.push(name);
  writeFileSync(join(OUT, `${name}.gz`), gzipSync(content, { level: 9 }));
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase();
}

/** Writes a file with a name that changes with its content, and returns the name. */
function writeHashed(name: string, content: Uint8Array): string {
  const extension = extname(name);
  const hashed = `${basename(name, extension)}-${hashOf(content)}${extension}`;
  write(hashed, content);
  return hashed;
}

/** Writes the files of places into a folder with a name that changes with their content, and returns the name. */
function writeWorld(): string {
  const contents = WORLD_FILES.map((name) => readFileSync(join(ROOT, WORLD, name)));
  const folder = `world-${hashOf(Buffer.concat(contents))}`;
  mkdirSync(join(OUT, folder));
  for (const [i, name] of WORLD_FILES.entries()) {
    write(`${folder}/${name}`, contents[i] ?? Buffer.alloc(0));
  }
  return folder;
}

/** Bundles entry points and returns the names of their scripts and styles. */
async function bundled(
  entryPoints: readonly string[],
  define: Readonly<Record<string, unknown>>,
): Promise<{
  readonly script: string;
  readonly style: string;
  readonly imports: readonly string[];
}> {
  const options: BuildOptions = {
    absWorkingDir: ROOT,
    entryPoints: [...entryPoints],
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outdir: OUT,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    alias: { 'fp-ts/lib': 'fp-ts/es6', 'io-ts': 'io-ts/es6/index.js' },
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    legalComments: 'none',
    logLevel: 'warning',
  };
  const { outputFiles, metafile } = await build({ ...options, write: false, metafile: true });
  for (const { path, contents } of outputFiles) write(basename(path), contents);
  // Modules that are imported dynamically are entry points of their own.
  const entryOf = (extension: string): string => {
    const found = Object.entries(metafile.outputs).find(
      ([path, { entryPoint = '' }]) => path.endsWith(extension) && entryPoints.includes(entryPoint),
    );
    return basename(found?.[0] ?? '');
  };
  const script = entryOf('.js');
  const imports = [script, ...ENGLISH.flatMap((path) => outputOf(metafile, path))].flatMap(
    (name) => (name === '' ? [] : [...importsOf(metafile, name)]),
  );
  return { script, style: entryOf('.css'), imports: [...new Set(imports)] };
}

/** The words that every request may need. */
const ENGLISH = ['src/adapters/lexicon/locales/en.ts'];

/** The name of the script of a module that is imported dynamically, if there is one. */
function outputOf({ outputs }: Metafile, module: string): readonly string[] {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === module);
  return found === undefined ? [] : [basename(found[0])];
}

/** A script and everything that it imports before it runs. */
function importsOf(
  metafile: Metafile,
  name: string,
  seen = new Set<string>(),
): ReadonlySet<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const found = Object.entries(metafile.outputs).find(([path]) => basename(path) === name);
  for (const { path, kind } of found?.[1].imports ?? []) {
    if (kind === 'import-statement') importsOf(metafile, basename(path), seen);
  }
  return seen;
}

/** The catalogue of field types for the forms of the page, with the types of nested fields. */
function fieldTypesOfPage(): string {
  const engine = standardEngine();
  const types = catalogue(engine).map(
    ({ type, category, description, synonyms, constraints, example, locales }) => {
      const found = engine.fieldTypes.get(type);
      const isLocal = found !== undefined && hasLanguage(found);
      const own = isLocal ? locales : [];
      return { type, category, description, synonyms, constraints, example, locales: own };
    },
  );
  // The marks of Markdown mean nothing on the page.
  return JSON.stringify([...types, ...nestedTypes()], (key, value) =>
    key === 'description' && typeof value === 'string' ? value.replaceAll('`', '') : value,
  );
}

/** Whether the values of a type differ between locales. */
function hasLanguage(type: FieldType): boolean {
  const { wordLists = [], placeLists = [], moreWordLists, locales, countries } = type;
  return (
    wordLists.length + placeLists.length > 0 ||
    [moreWordLists, locales, countries].some((member) => member !== undefined)
  );
}

function nestedTypes(): readonly object[] {
  const nullRate = {
    null_rate: { ...commonNullRate.schema, description: commonNullRate.description },
  };
  const common = { category: 'nested', locales: [] };
  return [
    {
      ...common,
      type: 'object',
      description: 'An object: fields with names of their own.',
      synonyms: ['struct', 'record', 'nested'],
      constraints: nullRate,
      example: { city: 'Oslo', zip: '0150' },
    },
    {
      ...common,
      type: 'array',
      description: arrayLength.description,
      synonyms: ['repeated', 'collection'],
      constraints: { ...schemasOf(arrayLength.constraints), ...nullRate },
      example: ['red', 'blue'],
    },
  ];
}

/** Writes the files of the page: the engine first, whose name the scripts of the page contain. */
export async function bundleStudio(): Promise<void> {
  names.length = 0;
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const world = writeWorld();
  const types = writeHashed('catalogue.json', Buffer.from(fieldTypesOfPage()));
  const engine = await bundled(['studio/engine/worker.ts'], {
    WORLD_FOLDER: `./${world}/`,
  });
  const page = await bundled(['studio/main.tsx', 'studio/style/studio.css'], {
    ENGINE_PATH: `./${engine.script}`,
    CATALOGUE_PATH: `./${types}`,
  });
  const files: StudioFiles = {
    script: page.script,
    style: page.style,
    engine: engine.script,
    preloads: { page: page.imports, engine: engine.imports },
    files: names,
  };
  writeFileSync(join(OUT, 'files.json'), JSON.stringify(files));
  rmSync(COMPILED, { recursive: true, force: true });
  cpSync(OUT, COMPILED, { recursive: true });
}
