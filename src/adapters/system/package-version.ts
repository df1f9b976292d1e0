import { createRequire } from 'node:module';

/** The version in package.json. It is found by the name of the package, so that the bundled file works too. */
export function packageVersion(): string {
  const load = createRequire(import.meta.url);
  const { version } = load('tablewright/package.json') as { readonly version: string };
  return version;
}
