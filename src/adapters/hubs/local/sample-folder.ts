import { fileURLToPath } from 'node:url';

/** The tables that come with the package, beside its package.json. */
export function sampleFolder(): string {
  return fileURLToPath(new URL('samples', import.meta.resolve('tablewright/package.json')));
}
