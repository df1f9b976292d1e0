import { readFileSync } from 'node:fs';

/** The version in package.json. It is found by the name of the package, so that the bundled file works too. */
export function packageVersion(): string {
  const file = new URL(import.meta.resolve('tablewright/package.json'));
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
  return version;
}
