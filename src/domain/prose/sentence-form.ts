import type { EncodedTable } from '../encoding/encoded-table.js';
import type { ProseWords, WordClass } from './word-classes.js';
import { type Gap, gapLength } from './write-words.js';

const { MAX_SAFE_INTEGER } = Number;

/** Patterns by their number of words: "The old tree will carry every lamp near the quiet river." */
const PATTERNS = [
  '',
  'N',
  'DN',
  'DAN',
  'DNMV',
  'DANMV',
  'DNMVDN',
  'DANMVDN',
  'DANMVDAN',
  'DNMVDNPDN',
  'DANMVDNPDN',
  'DANMVDANPDN',
  'DANMVDANPDAN',
];

/** The clause that longer sentences open with, as often as they must. */
const CLAUSE = PATTERNS[8] as string;

/** The words of a sentence of so many words, a letter for the class of each. */
export function sentencePattern(words: number): string {
  const known = PATTERNS[words];
  return known ?? `${CLAUSE}C${sentencePattern(words - CLAUSE.length - 1)}`;
}

/** The sentences of one pattern. */
export interface SentenceForm {
  /** The words to draw from, slot by slot. */
  readonly slots: readonly EncodedTable[];
  /** What stands before each slot's word. */
  readonly gaps: readonly Gap[];
  /** How many slots it takes, from the first on, to tell all that can be told. */
  readonly counted: number;
  /** How many sentences there are, at most 2^53 - 1. */
  readonly n: number;
  /** In bytes, the full stop included. */
  readonly minLength: number;
  readonly maxLength: number;
}

export function sentenceForm(pattern: string, words: ProseWords): SentenceForm {
  const classes = [...pattern] as WordClass[];
  const slots = classes.map((name) => words.ofClass(name));
  const gaps = classes.map((name, i): Gap => (i === 0 ? 0 : name === 'C' ? 2 : 1));
  let n = 1;
  let counted = 0;
  for (; counted < slots.length && n < MAX_SAFE_INTEGER; counted++) {
    n = Math.min(n * sizeOf(slots[counted] as EncodedTable), MAX_SAFE_INTEGER);
  }
  const between = gaps.reduce<number>((sum, gap) => sum + gapLength(gap), 1);
  return {
    slots,
    gaps,
    counted,
    n,
    minLength: slots.reduce((sum, slot) => sum + slot.minLength, between),
    maxLength: slots.reduce((sum, slot) => sum + slot.maxLength, between),
  };
}

/** Number of words of a table. */
export function sizeOf({ starts }: EncodedTable): number {
  return starts.length - 1;
}
