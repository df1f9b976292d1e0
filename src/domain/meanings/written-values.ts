import { findMeaning, type NameWords } from './find-meaning.js';
import { CONFIDENCE, type Guess, guesses } from './guess.js';
import type { NumberMeaning } from './meaning.js';
import { hasNumbers } from './meant-field.js';
import { nameReadings } from './name-readings.js';
import { singular } from './name-words.js';
import { namedMoment, namesMoment } from './named-moment.js';
import { namesTruth } from './named-numbers.js';
import type { PlainField } from './plain-field.js';

/*
 * Moments, truth values and numbers that a table keeps as texts: SQLite has no type for moments, and imports keep the
 * cells of a file.
 */

/** Last words of names that say numbers, whatever the type of the column. */
const NUMERIC = [
  ...['quantity', 'amount', 'price', 'total', 'count', 'balance', 'percent', 'rate', 'cost', 'fee'],
  ...['tax', 'salary', 'budget', 'weight', 'height', 'width', 'length', 'age', 'score', 'byte'],
  ...['second', 'distance', 'latitude', 'longitude', 'rating', 'duration', 'subtotal', 'income'],
];

/** Moments and days as texts; empty if the name names none. */
export function writtenMoments({ column }: NameWords): readonly Guess[] {
  const last = singular(column.at(-1) ?? '');
  const said = column.join(' ');
  if (last === 'time' && column.length > 1)
    return guesses([{ type: 'time' }], CONFIDENCE.end, said);
  if (last === 'month')
    return guesses([pattern('20(2[1-5])-(0[1-9]|1[0-2])')], CONFIDENCE.end, said);
  if (last === 'year') return guesses([pattern('20(1[5-9]|2[0-5])')], CONFIDENCE.end, said);
  const type = last === 'date' ? 'date' : (namedMoment(column) ?? whole(column));
  return type === undefined ? [] : guesses([{ type }, { type: 'date' }], CONFIDENCE.end, said);
}

function whole(column: readonly string[]): string | undefined {
  return namesMoment(column) ? 'datetime' : undefined;
}

/** Truth values and numbers as texts; empty if the name names neither. */
export function writtenNumbers(words: NameWords): readonly Guess[] {
  const said = words.column.join(' ');
  if (namesTruth(words.column)) {
    const choices = [
      ['true', 'false'],
      ['Y', 'N'],
    ];
    const fields = choices.map((pair) => ({ type: 'choice', constraints: { choices: pair } }));
    return guesses(fields, CONFIDENCE.end, said);
  }
  for (const reading of nameReadings(words)) {
    if (!NUMERIC.includes(singular(reading.column.at(-1) ?? ''))) continue;
    const numbers = findMeaning(reading, hasNumbers)?.meaning.numbers;
    if (numbers !== undefined) return guesses([pattern(digits(numbers))], CONFIDENCE.end, said);
  }
  return [];
}

/** Numbers with as many digits as most of them have. */
function digits({ min, max, median, normal, decimals }: NumberMeaning): string {
  const middle = median ?? normal?.[0] ?? max / 2;
  const most = digitsOf(Math.min(max, 4 * middle));
  const least = Math.min(most, digitsOf(Math.max(min, middle / 8)));
  const more = most === 1 ? '' : `[0-9]{${least - 1},${most - 1}}`;
  const whole = max < 10 ? `[${Math.max(0, Math.ceil(min))}-${Math.floor(max)}]` : `[1-9]${more}`;
  return decimals === undefined ? whole : `${whole}\\.[0-9]{${decimals}}`;
}

function digitsOf(number: number): number {
  return String(Math.max(1, Math.floor(number))).length;
}

function pattern(text: string): PlainField {
  return { type: 'string', constraints: { pattern: text } };
}
