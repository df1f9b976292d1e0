import validator from 'validator';
import { addressMetadata as metadata } from './address-metadata.js';
import { AFTER_PREFIX, COUNTRY_MARK, lettersOf, POSTAL_FORMS } from './postal-forms.js';
import { type Fill, fillings, startsOf } from './postal-masks.js';
import { DEPARTMENT_PREFIXES, REGIONAL_PREFIXES } from './regional-prefixes.js';
import { provincesOf } from './regions.js';
import { folded } from './sources.js';

/** Prefixes of equal length, and the form of the rest. */
export interface PostalCodes {
  readonly prefixes: readonly string[];
  /** # is a digit, @ a letter. */
  readonly rest: string;
}

/** The form of a country's postal codes; undefined if it has none. */
function formOf(country: string): string | undefined {
  const digits = /^\\d\{(\d)\}$/.exec(metadata.countries[country]?.zip ?? '')?.[1];
  return POSTAL_FORMS[country] ?? (digits && '#'.repeat(Number(digits)));
}

/** Tells whether the address metadata accept a code, and also `validator`, if it supports the country. */
function takenCodes(country: string): (code: string) => boolean {
  const zip = new RegExp(`^(?:${metadata.countries[country]?.zip ?? ''})$`);
  const known = validator.isPostalCodeLocales.find((locale) => locale === country);
  return (code) =>
    (zip.test(code) || zip.test(code.replace(COUNTRY_MARK, ''))) &&
    (known === undefined || validator.isPostalCode(code, known));
}

const WORTH = 1.02;

/** The starts of a form that lead only to valid codes, of the length that excludes the fewest codes. */
function bestStarts(
  country: string,
  form: string,
  matches: (start: string) => boolean,
): PostalCodes | undefined {
  const fill: Fill = { letters: lettersOf(country) };
  const isTaken = takenCodes(country);
  let best: PostalCodes | undefined;
  let bestShare = 0;
  for (const { starts, rest } of startsOf(form, fill)) {
    const ends = fillings(rest, fill);
    const prefixes = starts.filter(
      (start) => matches(start) && ends.every((end) => isTaken(start + end)),
    );
    const share = prefixes.length / starts.length;
    // Longer starts are used only if they include clearly more codes.
    if (share > WORTH * bestShare) {
      best = { prefixes, rest };
      bestShare = share;
    }
  }
  return best;
}

/** Expands ranges: "030-031 LL3-LL5" becomes 030 031 LL3 LL4 LL5. */
function expanded(ranges: string): readonly string[] {
  return ranges.split(' ').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    const letters = first.replace(/\d+$/, '');
    const digits = first.length - letters.length;
    if (digits === 0) return [first];
    const from = Number(first.slice(letters.length));
    const to = Number(last.slice(letters.length));
    return Array.from({ length: to - from + 1 }, (_, i) => {
      return letters + String(from + i).padStart(digits, '0');
    });
  });
}

/** The postal codes of a whole country; undefined if it has none. */
export function codesOfCountry(country: string): PostalCodes | undefined {
  const rest = AFTER_PREFIX[country];
  if (rest !== undefined) {
    const prefixes = Object.values(REGIONAL_PREFIXES[country] ?? {}).flatMap(expanded);
    return { prefixes: checked(country, prefixes, rest), rest };
  }
  const form = formOf(country);
  return form === undefined ? undefined : bestStarts(country, form, () => true);
}

/** The prefixes of our own tables. Throws if one of them does not begin valid codes. */
function checked(country: string, prefixes: readonly string[], rest: string): readonly string[] {
  const fill = { letters: lettersOf(country) };
  const isTaken = takenCodes(country);
  const ends = fillings(rest, fill);
  const wrong = prefixes.find((prefix) => !ends.every((end) => isTaken(prefix + end)));
  if (wrong !== undefined) throw new Error(`${wrong} begins no postal code of ${country}`);
  return prefixes;
}

/** The pattern in the address metadata for the codes of a region, or of its provinces. */
function patternOf(country: string, region: string): RegExp | undefined {
  const { regions = {} } = metadata.countries[country] ?? {};
  const byName = new Map(Object.entries(regions).map(([name, zips]) => [folded(name), zips]));
  const own = regions[region];
  const parts =
    own === undefined
      ? provincesOf(country, region).map(({ code, name }) => {
          return regions[code] ?? byName.get(folded(name));
        })
      : [own];
  const known = parts.filter((part) => part !== undefined);
  // Arbitrary digits at the end do not depend on the region.
  const short = known.map((part) => part.replace(/(?:\\d(?:\{\d\})?)+$/, ''));
  return short.length === 0 ? undefined : new RegExp(`^(?:${short.join('|')})`);
}

/** The prefixes of a region from our own tables. */
function ownPrefixes(country: string, region: string): readonly string[] {
  const ranges = REGIONAL_PREFIXES[country]?.[region];
  if (ranges !== undefined) return expanded(ranges);
  const toPrefix = DEPARTMENT_PREFIXES[country];
  if (toPrefix === undefined) return [];
  const prefixes = provincesOf(country, region).map(({ code }) => toPrefix(code));
  return [...new Set(prefixes.filter((prefix) => /^\d\d$/.test(prefix)))];
}

/** The postal codes of a region; undefined if only those of its country are known. */
export function codesOfRegion(country: string, region: string): PostalCodes | undefined {
  const form = formOf(country);
  const prefixes = ownPrefixes(country, region);
  if (prefixes.length > 0) {
    const rest = AFTER_PREFIX[country] ?? form?.slice(prefixes[0]?.length) ?? '';
    return { prefixes: checked(country, prefixes, rest), rest };
  }
  const pattern = patternOf(country, region);
  if (form === undefined || pattern === undefined) return undefined;
  return bestStarts(country, form, (start) => pattern.test(start));
}
