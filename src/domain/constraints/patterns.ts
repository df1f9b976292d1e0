import * as E from 'fp-ts/lib/Either.js';
import { MAX_PATTERN_LENGTH, Pattern } from '../patterns/pattern.js';
import { patternWork } from '../patterns/pattern-work.js';
import { type Param, reading } from './param.js';
import { characterCount } from './texts.js';

/**
 * Patterns of late, each compiled once: windows and previews of a table name the same ones again. Those of
 * many edges are not kept, so that all of them together stay below some tens of megabytes.
 */
const KEPT = 32;
const MOST_EDGES = 5000;
const kept = new Map<string, Compiled>();

interface Compiled {
  readonly pattern: E.Either<string, Pattern>;
  readonly steps: number;
}

function compile(text: string): Compiled {
  const before = patternWork.steps;
  const pattern = Pattern.of(text);
  return { pattern, steps: patternWork.steps - before };
}

function compiled(text: string): E.Either<string, Pattern> {
  const known = kept.get(text);
  if (known !== undefined) patternWork.add(known.steps);
  const made = known ?? compile(text);
  const { pattern } = made;
  if (E.isRight(pattern) && pattern.right.edges > MOST_EDGES) return pattern;
  // What is asked for again moves to the end, so the first was not asked for longest.
  kept.delete(text);
  kept.set(text, made);
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
