import * as E from 'fp-ts/lib/Either.js';
import { CHARSET_NAMES, charsets } from '../basics/charsets.js';
import { patternStrings } from '../columns/pattern-strings.js';
import { literal } from '../columns/pieces.js';
import { countStrings, StringShape } from '../columns/random-strings.js';
import { weightedPatternStrings } from '../columns/weighted-pattern-strings.js';
import { everyRule } from '../constraints/faulty-members.js';
import { MAX_AFFIX_LENGTH, MAX_TEXT_LENGTH } from '../constraints/limits.js';
import { integer } from '../constraints/numbers.js';
import { type Decoded, statedDefault, withDefault } from '../constraints/param.js';
import { oneOf, text } from '../constraints/texts.js';
import { checkWeights, frequencies } from '../constraints/weights.js';
import type { Fault } from '../errors/fault.js';
import type { Language } from '../patterns/language.js';
import type { Pattern } from '../patterns/pattern.js';
import { pattern } from '../patterns/pattern-param.js';
import { fieldType } from './field-type.js';

const DEFAULT_LENGTH = 10;
const DEFAULT_CHARSET = 'alphanumeric';

const length = (description: string) => integer(description, { min: 0, max: MAX_TEXT_LENGTH });

const constraints = {
  length: length('number of random characters'),
  min_length: length('the minimum number of random characters'),
  max_length: length('the maximum number of random characters'),
  charset: statedDefault(oneOf('the characters to draw from', CHARSET_NAMES), DEFAULT_CHARSET),
  prefix: withDefault(text('text before every value', { maxLength: MAX_AFFIX_LENGTH }), ''),
  suffix: withDefault(text('text after every value', { maxLength: MAX_AFFIX_LENGTH }), ''),
  pattern: pattern(
    'a regular expression that the random characters match: literals, classes, groups, alternation and bounded repeats, at most 1000 characters long. Every matching text is equally likely, and the given lengths apply too',
  ),
  weights: frequencies(
    'relative frequency of each outermost alternative of pattern: the pattern "a|b" has two',
  ),
};

type Constraints = Decoded<typeof constraints>;

function charactersOf({ charset = DEFAULT_CHARSET }: Constraints): string {
  return charsets[charset];
}

function lengthsOf(given: Constraints): { readonly min: number; readonly max: number } {
  if (given.length !== undefined) return { min: given.length, max: given.length };
  const min = given.min_length ?? Math.min(DEFAULT_LENGTH, given.max_length ?? DEFAULT_LENGTH);
  return { min, max: given.max_length ?? Math.max(DEFAULT_LENGTH, min) };
}

/** Returns the texts that match the pattern and have the given length, by default any length. */
function matching(given: Constraints, of: Pattern): E.Either<string, Language> {
  const { length: exact, min_length: min = exact, max_length: max = exact } = given;
  return of.within({
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  });
}

function languageOf(given: Constraints): Language | undefined {
  if (given.pattern === undefined) return undefined;
  const language = matching(given, given.pattern);
  if (E.isLeft(language)) throw new Error(`expected ${language.left}`);
  return language.right;
}

/** The texts of each alternative of a pattern with weights. */
function alternativesOf({ pattern: given, weights }: Constraints): readonly Language[] | undefined {
  if (given === undefined || weights === undefined) return undefined;
  const { alternatives } = given;
  if (E.isLeft(alternatives)) throw new Error(`expected ${alternatives.left}`);
  return alternatives.right.map(({ language }) => language);
}

function checkAlternatives({ pattern: given, weights }: Constraints): readonly Fault[] {
  if (weights === undefined) return [];
  if (given === undefined) {
    return [{ path: '/weights', message: 'weights need a pattern with alternatives' }];
  }
  const { alternatives } = given;
  if (E.isLeft(alternatives)) {
    return [{ path: '/pattern', message: `expected ${alternatives.left}` }];
  }
  const faults = checkWeights(weights, alternatives.right.length, 'alternative of the pattern');
  const texts = alternatives.right.reduce((sum, { language }) => sum + language.count, 0n);
  const shared = 'expected alternatives without a common text, because weights are given';
  return texts === given.language.count
    ? faults
    : [...faults, { path: '/pattern', message: shared }];
}

/** The number of texts of the alternative that has the fewest: row i takes the i-th text of its alternative. */
function fewestTexts(
  alternatives: readonly Language[] | undefined,
  { weights = [] }: Constraints,
): number | undefined {
  return alternatives
    ?.filter((_, i) => weights[i] !== 0)
    .reduce((least, { capacity }) => Math.min(least, capacity), Number.MAX_SAFE_INTEGER);
}

function checkCharset(given: Constraints): readonly Fault[] {
  if (given.pattern === undefined || given.charset === undefined) return [];
  const message = 'charset cannot be combined with pattern, which defines the characters itself';
  return [{ path: '/charset', message }];
}

function checkPattern(given: Constraints): readonly Fault[] {
  if (given.pattern === undefined || checkLengths(given).length > 0) return [];
  const language = matching(given, given.pattern);
  if (E.isRight(language)) return [];
  return [{ path: '/pattern', message: `expected ${language.left}` }];
}

function checkLengths(given: Constraints): readonly Fault[] {
  const { min, max } = lengthsOf(given);
  if (given.length !== undefined && (given.min_length ?? given.max_length) !== undefined) {
    const message = 'expected length alone, or min_length and max_length';
    return [{ path: '/length', message }];
  }
  return min > max
    ? [{ path: '/max_length', message: `expected at least min_length (${min}), got ${max}` }]
    : [];
}

export const string = fieldType({
  name: 'string',
  synonyms: ['str', 'varchar', 'char', 'regex', 'regexp', 'pattern'],
  category: 'text and choices',
  description: 'Random characters from a set, 10 by default, or texts that match a pattern.',
  constraints,
  inferred: {
    pattern: 'pattern',
    weights: 'rates',
    charset: 'nothing',
    length: 'greatest length',
  },
  excludes: { weights: ['length', 'min_length', 'max_length'] },
  rules: {
    alternatives:
      'weights of string has one weight, at least one of them above 0, for each outermost alternative of pattern. No text matches two of these.',
    one_length: 'length replaces min_length and max_length and cannot be combined with them.',
  },
  check: everyRule(checkLengths, checkCharset, checkPattern, checkAlternatives),
  capacity: (given) =>
    fewestTexts(alternativesOf(given), given) ??
    languageOf(given)?.capacity ??
    countStrings(charactersOf(given).length, lengthsOf(given)),
  plan: (given, context) => {
    const { prefix, suffix, weights } = given;
    const language = languageOf(given);
    const alternatives = alternativesOf(given);
    if (language !== undefined) {
      const { piece, steps } =
        alternatives === undefined || weights === undefined
          ? patternStrings(language, context)
          : weightedPatternStrings(alternatives, weights, context);
      // With an empty piece in front, the spreadsheet guard would not see the text.
      const before = prefix === '' ? [] : [literal(prefix)];
      const after = suffix === '' ? [] : [literal(suffix)];
      return { type: { kind: 'text' }, steps, cell: [...before, piece, ...after] };
    }
    const { min, max } = lengthsOf(given);
    const shape = new StringShape({ characters: charactersOf(given), prefix, suffix, min, max });
    return { type: { kind: 'text' }, steps: shape.steps(context), cell: [shape.piece] };
  },
});
