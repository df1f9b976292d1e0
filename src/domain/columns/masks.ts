import { charsets } from '../basics/charsets.js';
import { utf8, utf8Length } from '../basics/utf8.js';
import { drawBelow } from '../random/uniform.js';
import type { ColumnPlan } from './column-plan.js';
import { type Draws, uniqueNumbers } from './drawn.js';
import type { FillStep } from './fill-step.js';
import { TextVector } from './vectors.js';

const { MAX_SAFE_INTEGER } = Number;

/** Random words reserved for each draw of a cell: a rejected word is replaced by the next. */
const WORDS_A_DRAW = 8;

/** `drawBelow` is fastest up to this bound. */
const DRAW_LIMIT = 2 ** 21;

/** A character of a mask that random characters replace. */
interface Placeholder {
  readonly characters: string;
  readonly codes: Uint8Array;
}

function placeholder(characters: string): Placeholder {
  return { characters, codes: utf8(characters) };
}

const PLACEHOLDERS: ReadonlyMap<string, Placeholder> = new Map([
  ['#', placeholder(charsets.numeric)],
  ['?', placeholder(charsets.upper)],
  ['*', placeholder(charsets.numeric + charsets.upper)],
]);

/** The slots `first` to `end` - 1, whose characters one number from 0 to n - 1 determines. */
interface Group {
  readonly first: number;
  readonly end: number;
  readonly n: number;
}

/** A text with slots for random characters. */
export interface Mask {
  /** The UTF-8 text; the bytes in the slots are placeholders. */
  readonly template: Uint8Array;
  /** The byte offset of each slot in the text. */
  readonly offsets: Int32Array;
  /** The characters that each slot draws from; slots of the same kind share one array. */
  readonly codes: readonly Uint8Array[];
  /** Every character that can occur. */
  readonly alphabet: string;
  /** The UTF-16 code units of a text. */
  readonly units: number;
}

/** Parses a mask; undefined if it ends with an unfinished escape. */
export function parseMask(mask: string): Mask | undefined {
  const alphabet = new Set<string>();
  const offsets: number[] = [];
  const codes: Uint8Array[] = [];
  let text = '';
  let length = 0;
  let isEscaped = false;
  for (const character of mask) {
    if (character === '\\' && !isEscaped) {
      isEscaped = true;
      continue;
    }
    const slot = isEscaped ? undefined : PLACEHOLDERS.get(character);
    if (slot !== undefined) {
      offsets.push(length);
      codes.push(slot.codes);
    }
    alphabet.add(slot?.characters ?? character);
    text += character;
    length += utf8Length(character);
    isEscaped = false;
  }
  if (isEscaped) return undefined;
  return {
    template: utf8(text),
    offsets: Int32Array.from(offsets),
    codes,
    alphabet: [...new Set([...alphabet].join(''))].join(''),
    units: text.length,
  };
}

/** Groups the slots before `end`, from the last slot backwards. Each group has at most `limit` combinations. */
function groupsOf({ codes }: Mask, end: number, limit: number): readonly Group[] {
  const groups: Group[] = [];
  let last = end;
  let n = 1;
  for (let slot = end - 1; slot >= 0; slot--) {
    const { length } = codes[slot] as Uint8Array;
    if (n * length > limit) {
      groups.push({ first: slot + 1, end: last, n });
      last = slot + 1;
      n = 1;
    }
    n *= length;
  }
  return last === 0 ? groups : [...groups, { first: 0, end: last, n }];
}

/** The fewest last slots that have at least 2^53 - 1 combinations, or all slots if they have fewer. */
function countedSlots({ codes }: Mask): Group {
  let first = codes.length;
  let n = 1;
  while (first > 0 && n < MAX_SAFE_INTEGER) {
    first--;
    n = Math.min(n * (codes[first] as Uint8Array).length, MAX_SAFE_INTEGER);
  }
  return { first, end: codes.length, n };
}

/** The number of different texts of a mask, capped at 2^53 - 1. */
export function maskCapacity(mask: Mask): number {
  return countedSlots(mask).n;
}

/** Writes the characters that a number determines into the slots of a group, from the last slot backwards. */
function writeGroup(
  data: Uint8Array,
  start: number,
  { offsets, codes }: Mask,
  { first, end }: Group,
  number: number,
): void {
  let rest = number;
  for (let slot = end - 1; slot >= first; slot--) {
    const characters = codes[slot] as Uint8Array;
    const above = Math.floor(rest / characters.length);
    data[start + (offsets[slot] as number)] = characters[
      rest - above * characters.length
    ] as number;
    rest = above;
  }
}

/** A column of texts of a mask. In a `unique` column, the last slots encode the row's unique element. */
export function maskColumn(mask: Mask, draws: Draws): ColumnPlan {
  const { template, alphabet, units } = mask;
  const { length } = template;
  const texts = new TextVector(length);
  const counted = countedSlots(mask);
  const elements = draws.unique
    ? uniqueNumbers(draws, { min: 0, step: 1, n: counted.n })
    : undefined;
  const groups = groupsOf(mask, draws.unique ? counted.first : mask.codes.length, DRAW_LIMIT);
  const key = draws.key('value');
  const fill = (row: number, count: number): void => {
    const { data, starts, lengths } = texts;
    for (let i = 0; i < count; i++) {
      const start = i * length;
      starts[i] = start;
      lengths[i] = length;
      data.set(template, start);
      for (let g = 0; g < groups.length; g++) {
        const group = groups[g] as Group;
        const number = drawBelow(key, row + i, group.n, g * WORDS_A_DRAW);
        writeGroup(data, start, mask, group, number);
      }
      if (elements === undefined) continue;
      writeGroup(data, start, mask, counted, elements.values.data[i] as number);
    }
  };
  const steps: readonly FillStep[] = [...(elements?.steps ?? []), { vectors: [texts], fill }];
  const bounds = { minLength: length, maxLength: length, maxUnits: units };
  return { type: { kind: 'text' }, steps, cell: [{ kind: 'text', texts, alphabet, ...bounds }] };
}
