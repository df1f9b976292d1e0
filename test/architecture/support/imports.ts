import { posix } from 'node:path';
import type { SourceFile } from './tree.js';

/** Matches `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`, also of types, outside comments. */
const IMPORT = /^(?!\s*(?:\*|\/\*|\/\/)).*?\b(?:from |import |import\()'([\w@./:-]+)'/gm;

/** Returns the module specifiers in a file. */
export function importsOf({ text }: SourceFile): readonly string[] {
  return [...text.matchAll(IMPORT)].map((match) => match[1] as string);
}

export function isRelative(specifier: string): boolean {
  return specifier.startsWith('.');
}

/** Returns the path of the imported file, relative to the root. */
export function target({ path }: SourceFile, specifier: string): string {
  return posix.join(posix.dirname(path), specifier).replace(/\.js$/, '.ts');
}

/** Returns the package of a specifier that is not relative: `@scope/name` for `@scope/name/sub`. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
