import { charsets } from '../columns/charsets.js';
import type { Piece } from '../columns/column-plan.js';
import { oncePer } from '../columns/once-per.js';
import type { TextVector } from '../columns/vectors.js';
import { utf8 } from '../encoding/utf8.js';
import type { Country, Gazetteer, PostalCodes } from './gazetteer.js';

/** A character that is not settled: one of these. */
interface Slot {
  readonly at: number;
  readonly codes: Uint8Array;
}

/** What follows the prefix of a code. */
interface Ending {
  /** # is a digit, @ a letter, all else stands as it is. */
  readonly marks: string;
  /** The same with anything in the slots. */
  readonly bytes: Uint8Array;
  readonly slots: readonly Slot[];
  /** How many there are. */
  readonly n: number;
}

/** Codes that end alike: any of the prefixes, any ending. */
export interface PostalForm {
  readonly prefixes: readonly string[];
  readonly ending: Ending;
}

function endingOf(marks: string, letters: string): Ending {
  const slots = [...marks].flatMap((mark, at) => {
    const characters = mark === '#' ? charsets.numeric : mark === '@' ? letters : '';
    return characters === '' ? [] : [{ at, codes: utf8(characters) }];
  });
  const n = slots.reduce((count, { codes }) => count * codes.length, 1);
  return { marks, bytes: utf8(marks), slots, n };
}

/** The forms of the codes of every region; nothing where there are no codes. */
export const postalForms = oncePer(makeForms);

function makeForms({ countries, regions }: Gazetteer): readonly (PostalForm | undefined)[] {
  // Few endings for many regions: what is written row by row should stay near.
  const endings = new Map<string, Ending>();
  const forms = new Map<PostalCodes, PostalForm>();
  return regions.map(({ country, postalCodes }) => {
    const { postalLetters, ...of } = countries[country] as Country;
    const codes = postalCodes ?? of.postalCodes;
    const known = codes && forms.get(codes);
    if (codes === undefined || known !== undefined) return known;
    const name = `${codes.rest} ${postalLetters}`;
    const ending = endings.get(name) ?? endingOf(codes.rest, postalLetters);
    endings.set(name, ending);
    const form = { prefixes: codes.prefixes, ending };
    forms.set(codes, form);
    return form;
  });
}

/** How many codes a form has. */
export function countForm({ prefixes, ending }: PostalForm): number {
  return prefixes.length * ending.n;
}

/** Writes the code of a number below the count of the form's codes at a place; returns where it ends. */
export function writeCode(
  data: Uint8Array,
  place: number,
  { prefixes, ending }: PostalForm,
  number: number,
): number {
  const { bytes, slots, n } = ending;
  const at = Math.floor(number / n);
  const prefix = prefixes[at] as string;
  let end = place;
  // Byte by byte: so short a copy costs less than a call of `set`.
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

type Forms = readonly (PostalForm | undefined)[];

/** The least and the greatest length of the codes of forms, 0 where there is none; all codes are ASCII. */
export const codeBounds = oncePer((forms: Forms) => {
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

/** The codes as a part of a cell: `forms` are those that can occur, where none is the empty text. */
export function postalPiece(texts: TextVector, forms: Forms): Extract<Piece, { kind: 'text' }> {
  return { kind: 'text', texts, alphabet: ALPHABET, ...codeBounds(forms) };
}
