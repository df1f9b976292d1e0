import { quote } from '../../../domain/errors/quote.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';

/** The value of an option that takes a whole number; throws `Ending` for any other text. */
export function wholeOption(option: string, text: string, min: number, max: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  if (value >= min && value <= max) return value;
  throw new Ending(exitCode.refused, [
    `${option}: expected a whole number from ${min} to ${max}, got ${quote(text)}`,
  ]);
}
