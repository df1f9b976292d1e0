/** Characters by code point, both ends included. */
export interface CharacterRange {
  readonly first: number;
  readonly last: number;
}

/** Sorted ranges that neither overlap nor touch, without surrogates. */
export type CharacterSet = readonly CharacterRange[];

const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;

/** The characters that `.` matches, and the universe of negated classes: printable ASCII. */
export const PRINTABLE: CharacterSet = [{ first: 0x20, last: 0x7e }];

/** The set of the characters of ranges, which may overlap and be in any order. Surrogates are left out. */
export function characterSet(ranges: readonly CharacterRange[]): CharacterSet {
  const set: CharacterRange[] = [];
  for (const { first, last } of ranges.flatMap(withoutSurrogates).sort(byFirst)) {
    const before = set.at(-1);
    if (before === undefined || before.last < first - 1) set.push({ first, last });
    else set[set.length - 1] = { first: before.first, last: Math.max(before.last, last) };
  }
  return set;
}

function byFirst(a: CharacterRange, b: CharacterRange): number {
  return a.first - b.first;
}

function withoutSurrogates(range: CharacterRange): readonly CharacterRange[] {
  const { first, last } = range;
  if (last < FIRST_SURROGATE || first > LAST_SURROGATE) return [range];
  return [
    { first, last: FIRST_SURROGATE - 1 },
    { first: LAST_SURROGATE + 1, last },
  ].filter((part) => part.first <= part.last);
}

export function isSurrogate(code: number): boolean {
  return code >= FIRST_SURROGATE && code <= LAST_SURROGATE;
}

/** The set of the characters of a text. */
export function setOf(text: string): CharacterSet {
  return characterSet(
    [...text].map((character) => {
      const code = Number(character.codePointAt(0));
      return { first: code, last: code };
    }),
  );
}

/** The printable ASCII characters that are not in a set. */
export function otherPrintable(set: CharacterSet): CharacterSet {
  const others: CharacterRange[] = [];
  for (const { first, last } of PRINTABLE) {
    let next = first;
    for (const range of set) {
      others.push({ first: next, last: Math.min(range.first - 1, last) });
      next = Math.max(next, range.last + 1);
    }
    others.push({ first: next, last });
  }
  return others.filter((range) => range.first <= range.last);
}

/** The number of characters of a set. */
export function sizeOf(set: CharacterSet): number {
  return set.reduce((size, { first, last }) => size + last - first + 1, 0);
}
