import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';

/** An import of another module in a file that esbuild wrote: a static one, a dynamic one, a `require`, or its `resolve`. */
const IMPORT = /(\bfrom\s*|\bimport\s*\(?\s*|\b(?:__)?require\(\s*|\.resolve\(\s*)"([@\w./:-]+)"/g;

/** Returns the specifiers of the modules that a file imports. */
function specifiersIn(text: string): readonly string[] {
  return Array.from(text.matchAll(IMPORT), ([, , specifier = '']) => specifier);
}

/** Returns the scripts in a folder of bundles that the entries reach, the entries included. */
export function reachedFrom(entries: readonly string[], folder: string): ReadonlySet<string> {
  const reached = new Set(entries);
  for (const name of reached) {
    const text = readFileSync(join(folder, name), 'utf8');
    for (const specifier of specifiersIn(text)) {
      if (/^\.\.?\//.test(specifier)) reached.add(posix.join(posix.dirname(name), specifier));
    }
  }
  return reached;
}

/** Returns the text of a bundle in which `specifierOf` names the files that it imports; undefined means as before. */
export function withSpecifiers(
  text: string,
  specifierOf: (name: string) => string | undefined,
): string {
  return text.replace(IMPORT, (whole, start: string, specifier: string) => {
    const isFile = specifier.startsWith('./');
    const other = isFile ? specifierOf(specifier.slice('./'.length)) : undefined;
    return other === undefined ? whole : `${start}"${other}"`;
  });
}

/** Returns the names of the packages that scripts import. */
export function packagesOf(names: Iterable<string>, folder: string): ReadonlySet<string> {
  const specifiers = [...names].flatMap((name) =>
    specifiersIn(readFileSync(join(folder, name), 'utf8')),
  );
  return new Set(
    specifiers
      .filter((specifier) => !specifier.startsWith('.') && !isBuiltin(specifier))
      .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier),
  );
}
