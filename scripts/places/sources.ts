import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A JSON file of a package. */
export function packageJson<T>(path: string): T {
  return require(path) as T;
}

/** A word as it is compared: without accents, case, spaces and marks. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o')
    .replace(/[^a-z0-9]+/g, '');
}
