import * as E from 'fp-ts/lib/Either.js';
import { patternStrings } from '../../../src/domain/columns/pattern-strings.js';
import type { Language } from '../../../src/domain/patterns/language.js';
import { Pattern } from '../../../src/domain/patterns/pattern.js';
import type { LengthBounds } from '../../../src/domain/patterns/within-lengths.js';
import { fillRows } from '../../../src/testing/fill-rows.js';
import { drawsOf, readCell } from '../columns/read-cell.js';

/** The texts of a pattern within bounds of length. Throws if the pattern is refused. */
export function languageOf(pattern: string, bounds: Partial<LengthBounds> = {}): Language {
  const language = E.chain((compiled: Pattern) => compiled.within(bounds))(Pattern.of(pattern));
  if (E.isLeft(language)) throw new Error(`${pattern}: expected ${language.left}`);
  return language.right;
}

/** The expected form that the refusal of a pattern reports, or `undefined` if the pattern is accepted. */
export function refusalOf(pattern: string, bounds: Partial<LengthBounds> = {}): string | undefined {
  const language = E.chain((compiled: Pattern) => compiled.within(bounds))(Pattern.of(pattern));
  return E.isLeft(language) ? language.left : undefined;
}

export interface Asked {
  readonly rows: number;
  readonly row?: number;
  readonly unique?: boolean;
  readonly column?: string;
}

/** The texts of rows of a column. */
export function textsOf(
  language: Language,
  { rows, row = 0, unique = false, column = 'pattern' }: Asked,
): readonly string[] {
  const { piece, steps } = patternStrings(language, drawsOf(column, unique));
  fillRows(steps, row, rows);
  return Array.from({ length: rows }, (_, i) => readCell([piece], i));
}

/** A regular expression of JavaScript that matches whole texts. */
export function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u');
}
