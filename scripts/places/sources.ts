import { OwnPackages } from '../own-packages.js';

/** The packages from which places are made. */
export const placesPackages = new OwnPackages('scripts/places');

/** The parsed JSON file of an installed package. */
export function packageJson<T>(path: string): T {
  return placesPackages.load<T>(path);
}

/** A text in the form for comparisons: ASCII letters and digits in lower case, without accents. */
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
