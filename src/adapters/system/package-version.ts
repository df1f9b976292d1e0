import { readFileSync } from 'node:fs';

/** The version in package.json, which lies four folders up from the compiled file. */
export function packageVersion(): string {
  const file = new URL('../../../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
  return version;
}
