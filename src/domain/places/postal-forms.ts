import { charsets } from '../basics/charsets.js';
import { oncePer } from '../basics/once-per.js';
import { productOf } from '../basics/product-of.js';
import { utf8 } from '../basics/utf8.js';
import type { Piece } from '../columns/column-plan.js';
import type { TextVector } from '../columns/vectors.js';
import type { Country, Gazetteer, PostalCodes, Region } from './gazetteer.js';

/** A variable character of a code. */
interface Slot {
  /** Its index in the ending. */
  readonly at: number;
  /** The characters that it can be. */
  readonly codes: Uint8Array;
}

/** The part of a code after its prefix. */
interface Ending {
  /** # is a digit, @ a letter, every other character is itself. */
  readonly marks: string;
  /** `marks` as bytes; those in the slots are placeholders. */
  readonly bytes: Uint8Array;
  readonly slots: readonly Slot[];
  /** The number of different endings. */
  readonly n: number;
}

/** The codes that consist of any of the prefixes and any ending of one form. */
export interface PostalForm {
  readonly prefixes: readonly string[];
  readonly ending: Ending;
}

function endingOf(marks: string, letters: string): Ending {
  const slots = [...marks].flatMap((mark, at) => {
    const characters = mark === '#' ? charsets.numeric : mark === '@' ? letters : '';
    return characters === '' ? [] : [{ at, codes: utf8(characters) }];
  });
  const n = productOf(slots.map(({ codes }) => codes.length));
  return { marks, bytes: utf8(marks), slots, n };
}

/** The form of the postal codes of each city of a gazetteer. */
export const postalForms = oncePer(({ cities, countries, regions }: Gazetteer): PostalForms => {
  const formOf = formMaker(countries);
  return Array.from(cities.regions, (index, city) => {
    const region = regions[index] as Region;
    return formOf(region, cities.postalCodes?.[city] ?? region.postalCodes);
  });
});

/** The form of the postal codes of each region of a gazetteer, of which those of its cities are a part. */
export const regionalForms = oncePer(({ countries, regions }: Gazetteer): PostalForms => {
  const formOf = formMaker(countries);
  return regions.map((region) => formOf(region, region.postalCodes));
});

/** Returns a function that makes the form of the codes of a region, by default those of its country. */
function formMaker(countries: readonly Country[]) {
  // Places share endings: little memory stays in the processor's cache while rows are written.
  const endings = new Map<string, Ending>();
  const forms = new Map<PostalCodes, PostalForm>();
  return ({ country }: Region, own: PostalCodes | undefined): PostalForm | undefined => {
    const { postalLetters, postalCodes } = countries[country] as Country;
    const codes = own ?? postalCodes;
    const known = codes && forms.get(codes);
    if (codes === undefined || known !== undefined) return known;
    const name = `${codes.rest} ${postalLetters}`;
    const ending = endings.get(name) ?? endingOf(codes.rest, postalLetters);
    endings.set(name, ending);
    const form = { prefixes: codes.prefixes, ending };
    forms.set(codes, form);
    return form;
  };
}

/** The form that has one code; undefined if the text has characters that no postal code has. */
export function formOfCode(code: string): PostalForm | undefined {
  const ending = { marks: '', bytes: utf8(''), slots: [], n: 1 };
  const isCode = code !== '' && [...code].every((character) => ALPHABET.includes(character));
  return isCode ? { prefixes: [code], ending } : undefined;
}

/** Whether a text is one of the codes of a form. */
export function hasCode({ prefixes, ending }: PostalForm, text: string): boolean {
  const prefix = prefixes.find((one) => text.startsWith(one));
  const rest = text.slice(prefix?.length);
  return (
    prefix !== undefined &&
    rest.length === ending.bytes.length &&
    ending.slots.every(({ at, codes }) => codes.includes(rest.charCodeAt(at)))
  );
}

/** The number of codes of a form. */
export function countForm({ prefixes, ending }: PostalForm): number {
  return prefixes.length * ending.n;
}

/** Writes the code with a number from 0 to `countForm` - 1 at an offset; returns the offset after it. */
export function writeCode(
  data: Uint8Array,
  offset: number,
  { prefixes, ending }: PostalForm,
  number: number,
): number {
  const { bytes, slots, n } = ending;
  const at = Math.floor(number / n);
  const prefix = prefixes[at] as string;
  let end = offset;
  // Byte by byte: for so few bytes a loop is faster than a call of `set`.
  for (let i = 0; i < prefix.length; i++) data[end++] = prefix.charCodeAt(i);
  const after = end;
  for (let i = 0; i < bytes.length; i++) data[end++] = bytes[i] as number;
  let left = number - at * n;
  for (let k = slots.length - 1; k >= 0; k--) {
    const slot = slots[k] as Slot;
    const above = Math.floor(left / slot.codes.length);
    data[after + slot.at] = slot.codes[left - above * slot.codes.length] as number;
    left = above;
  }
  return end;
}

const ALPHABET = `${charsets.numeric}${charsets.upper} -`;

/** Forms of cities; undefined for a city without postal codes. */
export type PostalForms = readonly (PostalForm | undefined)[];

/** The least and the greatest length of the codes of forms; a missing form counts as 0. All codes are ASCII. */
export const codeBounds = oncePer((forms: PostalForms) => {
  let minLength = Number.MAX_SAFE_INTEGER;
  let maxLength = 0;
  for (const form of forms) {
    for (const prefix of form?.prefixes ?? ['']) {
      const length = prefix.length + (form?.ending.marks.length ?? 0);
      minLength = Math.min(minLength, length);
      maxLength = Math.max(maxLength, length);
    }
  }
  return { minLength, maxLength };
});

/** The codes as a piece of a cell. `forms` are the forms that can occur; undefined is the empty text. */
export function postalPiece(
  texts: TextVector,
  forms: PostalForms,
): Extract<Piece, { kind: 'text' }> {
  return { kind: 'text', texts, alphabet: ALPHABET, ...codeBounds(forms) };
}
