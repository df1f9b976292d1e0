import * as E from 'fp-ts/lib/Either.js';
import { Budget } from '../basics/budget.js';
import { type Param, reading } from '../constraints/param.js';
import { characterCount } from '../constraints/texts.js';
import { MAX_PATTERN_LENGTH, Pattern } from './pattern.js';

/**
 * A cache of recently used patterns, because requests for windows and previews of a table repeat its patterns. Patterns
 * with many edges are not cached, which keeps the whole cache below some tens of megabytes.
 */
const KEPT = 32;
const MOST_EDGES = 5000;
const kept = new Map<string, Compiled>();

interface Compiled {
  readonly pattern: E.Either<string, Pattern>;
  readonly steps: number;
}

function compile(text: string): Compiled {
  const work = new Budget(Number.POSITIVE_INFINITY);
  const pattern = Pattern.of(text, work);
  return { pattern, steps: work.taken };
}

function keep(text: string, made: Compiled): void {
  const { pattern } = made;
  if (E.isRight(pattern) && pattern.right.edges > MOST_EDGES) return;
  // Each use moves the entry to the end: the first entry is the least recently used.
  kept.delete(text);
  kept.set(text, made);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
}

/** A cached pattern costs the same budget as its compilation, so earlier requests make no difference. */
function compiled(text: string, payer: Budget | undefined): E.Either<string, Pattern> {
  const made = kept.get(text) ?? compile(text);
  keep(text, made);
  payer?.spend(made.steps);
  return E.map((pattern: Pattern) => pattern.paidBy(payer))(made.pattern);
}

/** A parameter that is a regular expression, decoded to the set of texts that match it. */
export function pattern(description: string): Param<Pattern> {
  const expected = `a regular expression of at most ${MAX_PATTERN_LENGTH} characters`;
  return {
    description,
    schema: { type: 'string', maxLength: MAX_PATTERN_LENGTH },
    rules: {
      pattern:
        'pattern is a regular expression of the safe subset (docs/patterns.md). Each matching text has at most 1000 characters, and at least one has a length within the given bounds. pattern cannot be combined with charset.',
    },
    ...reading(expected, (value, budget) =>
      typeof value === 'string' &&
      value.length <= 2 * MAX_PATTERN_LENGTH &&
      characterCount(value) <= MAX_PATTERN_LENGTH
        ? compiled(value, budget)
        : E.left(expected),
    ),
  };
}
