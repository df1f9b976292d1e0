import { nth } from '../basics/nth.js';
import type { EncodedTable } from '../kernel/encoded-table.js';
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

/** The clause with which longer sentences open, repeated until the rest is short enough. */
const CLAUSE = nth(PATTERNS, 8);

/** The pattern of a sentence with a given number of words: a letter for the class of each word. */
export function sentencePattern(words: number): string {
  const known = PATTERNS[words];
  return known ?? `${CLAUSE}C${sentencePattern(words - CLAUSE.length - 1)}`;
}

/** The sentences of one pattern. */
export interface SentenceForm {
  /** The words of each slot. */
  readonly slots: readonly EncodedTable[];
  /** The text before the word of each slot. */
  readonly gaps: readonly Gap[];
  /** The number of first slots whose words encode an element: all slots, unless fewer have 2^53 - 1 combinations. */
  readonly counted: number;
  /** The number of sentences, at most 2^53 - 1. */
  readonly n: number;
  /** Bytes, including the full stop; so is `maxLength`. */
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
    n = Math.min(n * sizeOf(nth(slots, counted)), MAX_SAFE_INTEGER);
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

/** The number of words of a table. */
export function sizeOf({ starts }: EncodedTable): number {
  return starts.length - 1;
}
