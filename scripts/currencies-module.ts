import { currencyOf, sourceCountries } from './places/countries.js';
import { packageJson } from './places/sources.js';
import type { ReferencePage } from './reference-pages.js';

interface Named {
  readonly displayName: string;
  readonly symbol: string;
  readonly 'symbol-alt-narrow'?: string;
}

type Names = {
  main: { en: { numbers: { currencies: Readonly<Record<string, Named>> } } };
};

const { currencies } = packageJson<Names>('cldr-numbers-full/main/en/currencies.json').main.en
  .numbers;

const HEAD = `// Made by \`npm run places\`; change scripts/currencies-module.ts instead.
// Names and symbols: Unicode CLDR (cldr-numbers-full), Unicode licence.
`;

/** The module that names the currencies of all countries. */
export function currenciesModule(): ReferencePage {
  const codes = new Set(sourceCountries().map(({ alpha2 }) => currencyOf(alpha2) ?? ''));
  const lines = [...codes].sort().flatMap((code) => {
    const named = currencies[code];
    if (named === undefined) return [];
    const { displayName, symbol, 'symbol-alt-narrow': narrow = symbol } = named;
    return `  ${JSON.stringify([code, displayName, narrow].join('|'))},\n`;
  });
  const text = `${HEAD}
/** The currencies of all countries: ISO 4217 code, English name, and the symbol used in the country. */
export const COUNTRY_CURRENCIES: readonly string[] = [
${lines.join('')}];
`;
  return { path: 'src/domain/field-types/country-currencies.ts', text };
}
