import type { ColumnValues } from '../column-values.js';
import type { KnownWords } from '../known-words.js';
import type { DecimalMark } from '../parse-number.js';

/** What a column shows of itself. */
export interface Evidence {
  readonly values: ColumnValues;
  /** The different values. */
  readonly texts: readonly string[];
  /** The words of its name. */
  readonly hints: ReadonlySet<string>;
  readonly words: KnownWords;
  readonly decimalMark: DecimalMark;
  /** Sampled rows that everything stands for which is told. */
  readonly k: number;
}

/** What a column holds, and how to make the like of it. */
export interface Finding {
  /** The field type that says it best. */
  readonly kind: string;
  /** The field type to make it with, where it is another one that can be learnt better. */
  readonly type?: string;
  readonly constraints?: Readonly<Record<string, unknown>>;
  /** 0..1 */
  readonly confidence: number;
  /** Counts, never values. */
  readonly warnings?: readonly string[];
}

/** Looks for one kind of value; the first that finds its kind decides. */
export interface Detector {
  readonly name: string;
  detect(evidence: Evidence): Finding | undefined;
}

/** So many values tell whether the rest is worth a look. */
const PROBE = 100;
const HOPELESS = 0.3;

/** Share of the rows whose value holds; 0 where the first values show that it is small. */
export function shareOf({ values }: Evidence, holds: (text: string) => boolean): number {
  let [seen, all, fits] = [0, 0, 0];
  for (const [text, rows] of values.counts) {
    if (seen++ === PROBE && fits < HOPELESS * all) return 0;
    all += rows;
    if (holds(text)) fits += rows;
  }
  return all === 0 ? 0 : fits / all;
}

/** Share of the different values that hold, whatever their rows. */
export function shareOfValues({ texts }: Evidence, holds: (text: string) => boolean): number {
  return texts.length === 0 ? 0 : texts.filter(holds).length / texts.length;
}

/** A value stands for a number where the number is written so: 007 and 1e3 stay texts. */
export function scalarOf(text: string): string | number {
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : text;
}
