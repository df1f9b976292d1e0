import { readFileSync } from 'node:fs';

/** The version in package.json, found by the package's own name: from the compiled file and from the bundled one. */
export function packageVersion(): string {
  const file = new URL(import.meta.resolve('tablewright/package.json'));
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
  return version;
}
