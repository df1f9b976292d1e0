import { fileURLToPath } from 'node:url';

/** The folder of the sample tables of the package. */
export function sampleFolder(): string {
  return fileURLToPath(new URL('samples', import.meta.resolve('tablewright/package.json')));
}
