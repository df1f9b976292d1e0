import { readFileSync } from 'node:fs';
import { packageRoot } from '../support/package-root.js';

/** A value, function or type that a program can import from the package. */
export interface PublicExport {
  readonly name: string;
  /** The module that a program imports, such as `@tablewright/engine/domain`. */
  readonly module: string;
  /** The lines of its docstring without their stars; none if it has no docstring. */
  readonly docstring: readonly string[];
}

/** The subpaths that the engine lacks: their code needs Node. */
const OF_NODE = ['./bulk', './service'];

/** Returns the exports of the modules of the engine, in the order of `package.json`, without the words of locales. */
export function engineExports(): readonly PublicExport[] {
  return exportsOf('@tablewright/engine', (path) => !OF_NODE.includes(path));
}

/** Returns the exports of the modules that only `tablewright` has. */
export function nodeExports(): readonly PublicExport[] {
  return exportsOf('tablewright', (path) => OF_NODE.includes(path));
}

function exportsOf(
  packageName: string,
  isWanted: (path: string) => boolean,
): readonly PublicExport[] {
  const { exports } = JSON.parse(read('package.json')) as {
    readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
  };
  return Object.entries(exports).flatMap(([path, entry]) => {
    if (typeof entry === 'string' || path.includes('*') || !isWanted(path)) return [];
    const source = entry.types.replace('./dist/', '').replace(/\.d\.ts$/, '.ts');
    const module = `${packageName}${path.slice(1)}`;
    return [...passedOn(source).keys()].map((name) => ({
      name,
      module,
      docstring: docstringOf(name, source),
    }));
  });
}

/** Returns the code of the example in a docstring, or undefined if it has none. */
export function exampleOf({ docstring }: PublicExport): string | undefined {
  const start = docstring.findIndex((line) => line.startsWith('@example'));
  if (start < 0) return undefined;
  const end = docstring.findIndex((line, i) => i > start && line.startsWith('@'));
  const code = docstring.slice(start + 1, end < 0 ? undefined : end).join('\n');
  return code.trim() === '' ? undefined : code;
}

/** The exports of a module with an example: pairs of a value and the value that the example states. */
export interface Stated {
  readonly stated: readonly (readonly [actual: unknown, expected: unknown])[];
}

/** Returns the name of the module with the example of an export. Names differ in more than case, as some file systems require. */
export function moduleOf({ module, name }: PublicExport): string {
  return `${module.replace('@tablewright/', '').replace('/', '-')}-${name.replace(/[A-Z]/g, '_$&')}`;
}

/** Returns the texts of the modules with the examples of exports, by their names. */
export function exampleModules(exports: readonly PublicExport[]): ReadonlyMap<string, string> {
  return new Map(
    exports.flatMap((each) => {
      const code = exampleOf(each);
      return code === undefined ? [] : [[moduleOf(each), moduleText(code, exports)] as const];
    }),
  );
}

/** A line of an example that states a value: `decimalText(1e3); // => '1000'`. */
const STATED = /^(.+); \/\/ => (.+)$/gm;

/** Returns an example as a module that imports the names that it uses. */
function moduleText(code: string, exports: readonly PublicExport[]): string {
  const used = exports.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(code));
  const modules = new Map(used.map(({ name, module }) => [name, module]));
  const imports = [...modules].map(([name, module]) => `import { ${name} } from '${module}';`);
  const body = code.replace(STATED, 'stated.push([$1, $2]);');
  return [...imports, 'export const stated: [unknown, unknown][] = [];', body, ''].join('\n');
}

function read(path: string): string {
  return readFileSync(new URL(path, packageRoot), 'utf8');
}

/** Returns the names that a file re-exports, each with the file that it comes from. */
function passedOn(path: string): ReadonlyMap<string, string> {
  const lists = read(path).matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)\.js'/g);
  return new Map(
    Array.from(lists).flatMap(([, names = '', from = '']) =>
      Array.from(
        names.matchAll(/(?:type )?(\w+)/g),
        ([, name = '']) =>
          [name, new URL(`${from}.ts`, `file:///${path}`).pathname.slice(1)] as const,
      ),
    ),
  );
}

function docstringOf(name: string, path: string): readonly string[] {
  const source = passedOn(path).get(name);
  if (source !== undefined) return docstringOf(name, source);
  const declaration = new RegExp(
    `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport (?:abstract |async )?(?:class|const|function\\*?|interface|type) ${name}\\b`,
  );
  const comment = declaration.exec(read(path))?.[1] ?? '';
  return comment.split('\n').map((line) => line.replace(/^ *\*? ?/, '').trimEnd());
}
