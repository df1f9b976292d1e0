import { utf8 } from '../encoding/utf8.js';
import { drawBelow } from '../random/uniform.js';
import { charsets } from './charsets.js';
import type { ColumnPlan, FillStep } from './column-plan.js';
import { type Draws, uniqueNumbers } from './drawn.js';
import { TextVector } from './vectors.js';

const { MAX_SAFE_INTEGER } = Number;

/** Words of a cell that one draw may take: a rejected one takes the next. */
const WORDS_A_DRAW = 8;

/** One even draw gives a number up to here fastest. */
const DRAW_LIMIT = 2 ** 21;

const PLACEHOLDERS: ReadonlyMap<string, string> = new Map([
  ['#', charsets.numeric],
  ['?', charsets.upper],
  ['*', charsets.numeric + charsets.upper],
]);

/** A byte of the text that takes one of these characters. */
interface Slot {
  readonly at: number;
  readonly codes: Uint8Array;
}

/** Slots that one number below `n` tells. */
interface Group {
  readonly slots: readonly Slot[];
  readonly n: number;
}

/** A text with places for random characters. */
export interface Mask {
  /** The text, with anything in the slots. */
  readonly template: Uint8Array;
  readonly slots: readonly Slot[];
  /** Every character that can occur. */
  readonly alphabet: string;
}

/** Reads a mask; `undefined` where it ends in the middle of an escape. */
export function parseMask(mask: string): Mask | undefined {
  const slots: Slot[] = [];
  let text = '';
  let alphabet = '';
  let length = 0;
  let isEscaped = false;
  for (const character of mask) {
    if (character === '\\' && !isEscaped) {
      isEscaped = true;
      continue;
    }
    const characters = isEscaped ? undefined : PLACEHOLDERS.get(character);
    if (characters !== undefined) slots.push({ at: length, codes: utf8(characters) });
    alphabet += characters ?? character;
    text += character;
    length += utf8(character).length;
    isEscaped = false;
  }
  if (isEscaped) return undefined;
  return { template: utf8(text), slots, alphabet: [...new Set(alphabet)].join('') };
}

/** The slots in groups, from the last one on, each as large as a number up to `limit` can tell. */
function groupsOf(slots: readonly Slot[], limit: number): readonly Group[] {
  const groups: Group[] = [];
  let group: Slot[] = [];
  let n = 1;
  for (const slot of slots.toReversed()) {
    if (n * slot.codes.length > limit) {
      groups.push({ slots: group, n });
      group = [];
      n = 1;
    }
    group.push(slot);
    n *= slot.codes.length;
  }
  return group.length === 0 ? groups : [...groups, { slots: group, n }];
}

/** The slots, from the last one on, that make up at least as many texts as there are numbers. */
function countedSlots({ slots }: Mask): Group {
  const counted: Slot[] = [];
  let n = 1;
  for (let i = slots.length - 1; i >= 0 && n < MAX_SAFE_INTEGER; i--) {
    const slot = slots[i] as Slot;
    counted.push(slot);
    n = Math.min(n * slot.codes.length, MAX_SAFE_INTEGER);
  }
  return { slots: counted, n };
}

/** How many different texts a mask gives, at most 2^53 - 1. */
export function maskCapacity(mask: Mask): number {
  return countedSlots(mask).n;
}

/** Writes the characters that a number tells into the slots of a group. */
function tell(data: Uint8Array, start: number, { slots }: Group, number: number): void {
  let rest = number;
  for (const { at, codes } of slots) {
    const above = Math.floor(rest / codes.length);
    data[start + at] = codes[rest - above * codes.length] as number;
    rest = above;
  }
}

/** A column of texts of a mask. In a `unique` one the last slots tell the row's element. */
export function maskColumn(mask: Mask, draws: Draws): ColumnPlan {
  const { template, alphabet } = mask;
  const { length } = template;
  const texts = new TextVector(length);
  const counted = countedSlots(mask);
  const elements = draws.unique
    ? uniqueNumbers(draws, { min: 0, step: 1, n: counted.n })
    : undefined;
  const free = elements === undefined ? mask.slots : mask.slots.slice(0, -counted.slots.length);
  const groups = groupsOf(free, DRAW_LIMIT);
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
        tell(data, start, group, drawBelow(key, row + i, group.n, g * WORDS_A_DRAW));
      }
      if (elements !== undefined) tell(data, start, counted, elements.values.data[i] as number);
    }
  };
  const steps: readonly FillStep[] = [...(elements?.steps ?? []), { vectors: [texts], fill }];
  const bounds = { minLength: length, maxLength: length };
  return { type: { kind: 'text' }, steps, cell: [{ kind: 'text', texts, alphabet, ...bounds }] };
}
