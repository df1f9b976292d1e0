import { isKeptNumber } from '../../basics/kept-number.js';
import type { NameType } from '../privacy/said-names.js';
import type { ColumnValues } from '../reading/column-values.js';
import type { KnownWords } from '../reading/known-words.js';
import type { DecimalMark } from '../reading/parse-number.js';

/** The evidence about a column for detectors. */
export interface Evidence {
  readonly values: ColumnValues;
  /** The different values. */
  readonly texts: readonly string[];
  /** The column's name. */
  readonly name: string;
  /** The words of the column's name. */
  readonly hints: ReadonlySet<string>;
  /** The type of the names of people that the column's name announces, unless the owner says that they are categories. */
  readonly saidNames: NameType | undefined;
  readonly words: KnownWords;
  readonly decimalMark: DecimalMark;
  /** The rows of the file for each sampled one; 1 if all are sampled, or if these are the first ones. */
  readonly rowsEach: number;
  /** The k of k-anonymity: everything disclosed represents at least this number of sampled rows. */
  readonly k: number;
}

/** A part of values that join several, as a field. */
export interface JoinedField {
  readonly type: string;
  readonly constraints: Readonly<Record<string, unknown>>;
}

/** How values join parts of one place. */
export interface Joined {
  readonly parts: readonly JoinedField[];
  /** The text between two parts. */
  readonly between: string;
}

/** The kind of a column's values, and the constraints for generating similar ones. */
export interface Finding {
  /** The field type that describes the values best. */
  readonly kind: string;
  /** The field type to generate with, if its constraints can be inferred better than those of `kind`. */
  readonly type?: string;
  readonly constraints?: Readonly<Record<string, unknown>>;
  /** The parts of the values, if they join the value of `kind` and others. */
  readonly joined?: Joined;
  /** The locale of names of people. */
  readonly locale?: string;
  /** The confidence in the kind, 0..1. */
  readonly confidence: number;
  /** Texts of `WARNING_FORMS`, with counts and without values. */
  readonly warnings?: readonly string[];
}

/** Detects one kind of values. */
export interface Detector {
  readonly name: string;
  /** The finding; undefined if the column has another kind of values. */
  detect(evidence: Evidence): Finding | undefined;
}

/** After this number of values, a hopeless test stops. */
const PROBE = 100;
const HOPELESS = 0.3;

/** The share of the rows whose values pass a test; 0 if the first values show that the share is small. */
export function shareOf({ values }: Evidence, holds: (text: string) => boolean): number {
  let [seen, total, matching] = [0, 0, 0];
  for (const [text, rows] of values.counts) {
    if (seen++ === PROBE && matching < HOPELESS * total) return 0;
    total += rows;
    if (holds(text)) matching += rows;
  }
  return total === 0 ? 0 : matching / total;
}

/** The share of the different values that pass a test, regardless of their rows. */
export function shareOfValues({ texts }: Evidence, holds: (text: string) => boolean): number {
  return texts.length === 0 ? 0 : texts.filter(holds).length / texts.length;
}

/** A text as a number if the number has exactly this text: 007 and 1e3 stay texts. */
export function scalarOf(text: string): string | number {
  const number = Number(text);
  return isKeptNumber(number) && String(number) === text ? number : text;
}
