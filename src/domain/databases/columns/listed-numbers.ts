import { findMeaning, type NameWords } from '../../meanings/find-meaning.js';
import type { Meaning } from '../../meanings/meaning.js';
import { textField } from '../../meanings/meant-field.js';
import type { NumberRange } from '../../meanings/named-numbers.js';
import type { PlainField } from '../../meanings/plain-field.js';
import type { NumberKind } from './column-kind.js';

/* Numbers that represent texts: codes that a comment explains or a meaning lists, and places in a list. */

/** First words of names of bounds, which are no kinds. */
const BOUNDS = ['min', 'max', 'minimum', 'maximum'];

/** The codes that a comment explains, in a column of whole numbers that can have them. */
export function explained(
  numbers: readonly number[],
  kind: NumberKind,
  { min, max }: NumberRange,
): readonly PlainField[] {
  const isFitting = numbers.every((number) => number >= min && number <= max);
  if (kind.kind !== 'integer' || numbers.length === 0 || !isFitting) return [];
  return [{ type: 'choice', constraints: { choices: numbers } }];
}

/** The numbers that a meaning lists for texts, such as the codes of answers over HTTP, that the range leaves. */
export function listedNumbers(
  kind: NumberKind,
  { min, max }: NumberRange,
  words: NameWords,
): readonly PlainField[] {
  if (kind.kind !== 'integer') return [];
  const { meaning } = findMeaning(words, isWeighted) ?? {};
  const { choices, weights } = (meaning && textField(meaning)?.constraints) ?? {};
  if (!Array.isArray(choices) || !choices.every(isDigits)) return [];
  const numbers = choices.map(Number);
  if (!numbers.every((number) => number >= min && number <= max)) return [];
  return [
    {
      type: 'choice',
      constraints: { choices: numbers, ...(weights !== undefined && { weights }) },
    },
  ];
}

/** Whether a meaning has a list with weights. */
const isWeighted = ({ list = '' }: Meaning): boolean => /=\d+(?:,|$)/.test(list);

/** The numbers of the texts that a name means, from 0, as schemas number kinds and states. */
export function codes(words: NameWords, kind: NumberKind): NumberRange | undefined {
  const isBound = BOUNDS.includes(words.column[0] ?? '');
  if (kind.kind !== 'integer' || isBound) return undefined;
  const { meaning } = findMeaning(words, isNumbered) ?? {};
  const { choices } = (meaning && textField(meaning)?.constraints) ?? {};
  // A list of numbers, such as codes of trades, has no places in it.
  if (!Array.isArray(choices) || choices.every(isDigits)) return undefined;
  return { min: 0, max: choices.length - 1 };
}

const isDigits = (text: unknown): boolean => /^[0-9]+$/.test(String(text));

/** Whether a meaning lists kinds or states, which have weights, and no numbers. */
function isNumbered(meaning: Meaning): boolean {
  return meaning.numbers === undefined && isWeighted(meaning);
}
