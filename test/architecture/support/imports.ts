import { posix } from 'node:path';
import type { SourceFile } from './tree.js';

/** `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')`, also of types; not in comments. */
const IMPORT = /^(?!\s*(?:\*|\/\*|\/\/)).*?\b(?:from |import |import\()'([\w@./:-]+)'/gm;

/** What a file imports, as it is written there. */
export function importsOf({ text }: SourceFile): readonly string[] {
  return [...text.matchAll(IMPORT)].map((match) => match[1] as string);
}

export function isRelative(specifier: string): boolean {
  return specifier.startsWith('.');
}

/** The imported file, from the root. */
export function target({ path }: SourceFile, specifier: string): string {
  return posix.join(posix.dirname(path), specifier).replace(/\.js$/, '.ts');
}

/** The package of a specifier that is not relative: `@scope/name/sub` is of `@scope/name`. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
