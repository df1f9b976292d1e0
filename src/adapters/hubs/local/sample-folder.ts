import { fileURLToPath } from 'node:url';

/** The tables that come with the package; the folder lies five folders up from the compiled file. */
export function sampleFolder(): string {
  return fileURLToPath(new URL('../../../../../samples', import.meta.url));
}
