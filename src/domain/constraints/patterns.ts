import * as E from 'fp-ts/lib/Either.js';
import { MAX_PATTERN_LENGTH, Pattern } from '../patterns/pattern.js';
import { type Param, reading } from './param.js';
import { characterCount } from './texts.js';

/** Patterns of late, each compiled once: a table's windows and previews name the same ones again. */
const KEPT = 32;
const kept = new Map<string, E.Either<string, Pattern>>();

function compiled(text: string): E.Either<string, Pattern> {
  const pattern = kept.get(text) ?? Pattern.of(text);
  // What is asked for again moves to the end; the first is the one that was not asked for longest.
  kept.delete(text);
  kept.set(text, pattern);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return pattern;
}

/** A regular expression, decoded to the texts that match it. */
export function pattern(description: string): Param<Pattern> {
  const expected = `a regular expression of at most ${MAX_PATTERN_LENGTH} characters`;
  return {
    description,
    schema: { type: 'string', maxLength: MAX_PATTERN_LENGTH },
    decoder: reading(expected, (value) =>
      typeof value === 'string' &&
      value.length <= 2 * MAX_PATTERN_LENGTH &&
      characterCount(value) <= MAX_PATTERN_LENGTH
        ? compiled(value)
        : E.left(expected),
    ),
  };
}
