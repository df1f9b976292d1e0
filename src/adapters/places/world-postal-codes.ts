import type { PostalCodes } from '../../domain/places/gazetteer.js';

/** Expands the ranges in a list: "900-902 96" becomes 900, 901, 902 and 96. */
function prefixesOf(ranges: string): readonly string[] {
  return ranges.split(' ').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    // "100-00" is a beginning with a hyphen, and no range.
    if (first === last || first.length !== last.length) return [range];
    const length = Number(last) - Number(first) + 1;
    return Array.from({ length }, (_, i) => {
      return String(Number(first) + i).padStart(first.length, '0');
    });
  });
}

/** Postal codes whose prefixes are expanded at their first use, because only one field type needs them. */
class WorldPostalCodes implements PostalCodes {
  readonly rest: string;
  readonly #ranges: string;
  #prefixes: readonly string[] | undefined;

  /** `ranges` are the prefixes, such as "900-961 965"; `rest` is the form of the remainder, such as "##". */
  constructor(ranges: string, rest: string) {
    this.#ranges = ranges;
    this.rest = rest;
  }

  get prefixes(): readonly string[] {
    this.#prefixes ??= prefixesOf(this.#ranges);
    return this.#prefixes;
  }
}

/** Decodes the columns `postal_prefixes` and `postal_rest`; undefined if both are empty: no codes are known. */
export function postalCodesOf(ranges: string, rest: string): PostalCodes | undefined {
  return ranges === '' && rest === '' ? undefined : new WorldPostalCodes(ranges, rest);
}
