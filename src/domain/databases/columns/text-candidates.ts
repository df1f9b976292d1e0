import { fieldTypeMeant } from '../../field-types/nearest-field-type.js';
import type { ColumnWords } from '../../meanings/column-words.js';
import { type Candidate, CONFIDENCE, type Guess, guesses } from '../../meanings/guess.js';
import { NUMBER_HINTS } from '../../meanings/hints.js';
import { numbered } from '../../meanings/invented-names.js';
import { beginsAsTruth, namesTruth } from '../../meanings/named-numbers.js';
import { namedTexts } from '../../meanings/named-texts.js';
import type { PlainField } from '../../meanings/plain-field.js';
import { writtenMoments, writtenNumbers } from '../../meanings/written-values.js';
import { textsOfComment } from '../model/commented-values.js';
import type { AskedColumn } from './asked-column.js';
import type { ColumnKind } from './column-kind.js';
import type { ColumnRules } from './column-rules.js';
import { defaultText, suitingDefault } from './given-values.js';

type TextKind = Extract<ColumnKind, { readonly kind: 'text' }>;

/** The most characters of a running text, however long the column may be. */
const LONGEST_TEXT = 200;
/** Columns for more characters than this hold sentences; others hold words. */
const PROSE = 60;
/** Shorter columns hold no documents, even if some would fit. */
const DOCUMENT = 100;
const LONGEST_CODE = 12;
const LONGEST_LOGIN = 30;
/** Letters of flags, and of columns that were made for words. */
const LONGEST_FLAG = 10;
const LONGEST_WORDS = 255;

/** Keys of rows of this table or of another, the longest first. */
const KEYS: readonly PlainField[] = [
  { type: 'uuid' },
  ...[16, 8].map((length) => ({ type: 'token', constraints: { length } })),
];

/** The fields of a column of texts, the one that suits its name best first, the ones that always fit last. */
export function textCandidates(
  kind: TextKind,
  rules: ColumnRules,
  words: ColumnWords,
  { fieldTypes, column }: Pick<AskedColumn, 'fieldTypes' | 'column'>,
): readonly Candidate[] {
  const most = Math.min(kind.most, rules.maxLength);
  if (rules.values !== undefined) {
    const choices = rules.values.filter((value) => !rules.excluded.includes(value));
    return [{ type: 'choice', constraints: { choices } }];
  }
  const matching = rules.patterns.map((pattern) => patternField(pattern, rules, most));
  const isQuestion = beginsAsTruth(words.column);
  // Who gives a flag room for a word means a word.
  const isWordy = most > LONGEST_FLAG && most <= LONGEST_WORDS && namesTruth(words.column);
  const listed = textsOfComment(column.comment);
  const commented =
    listed.length < 2
      ? []
      : guesses(
          [{ type: 'choice', constraints: { choices: listed } }],
          CONFIDENCE.whole,
          'its comment',
        );
  const meant = [
    ...commented,
    ...writtenMoments(words),
    ...(isQuestion ? writtenNumbers(words) : []),
    ...namedTexts(words, fieldTypes).flatMap(withNumbers),
    ...(isQuestion || isWordy ? [] : writtenNumbers(words)),
  ].filter((guess) => most >= DOCUMENT || !isDocument(guess));
  const named = suitingDefault(meant, defaultText(column));
  // Some types are identifiers of something, such as tax_id.
  const isType =
    words.column.length > 1 && fieldTypeMeant(words.column.join('_'), fieldTypes) !== undefined;
  const keys = words.column.at(-1) === 'id' && !isType ? KEYS : [];
  return [
    ...matching,
    ...keys,
    ...named.map((field) => cutTo(field, most)),
    ...anyText(kind, rules, most, NUMBER_HINTS.includes(words.column.at(-1) ?? '')),
  ];
}

/** Whether the texts are documents of JSON. */
function isDocument({ constraints }: Candidate): boolean {
  const [first] = Array.isArray(constraints?.choices) ? constraints.choices : [];
  return typeof first === 'string' && /^[[{].*[\]}]$/.test(first);
}

/** A guess, and its texts with numbers for a column in which every value is different. */
function withNumbers(guess: Guess): readonly Guess[] {
  return [guess, ...numbered(guess).map((field) => ({ ...guess, ...field }))];
}

/** Only the length bounds that the column has: a pattern has lengths of its own. */
function patternField(pattern: string, { minLength }: ColumnRules, most: number): PlainField {
  const bounds = {
    ...(minLength > 0 && { min_length: minLength }),
    ...(Number.isFinite(most) && { max_length: Math.min(most, 1000) }),
  };
  return { type: 'string', constraints: { pattern, ...bounds } };
}

/** A running text, or a login name, as short as the column. */
function cutTo(field: Candidate, most: number): Candidate {
  if (field.type === 'username' && most < LONGEST_LOGIN) {
    return { ...field, constraints: { max_length: most } };
  }
  if (field.type !== 'text') return field;
  const longest = Math.min(most, LONGEST_TEXT);
  return { ...field, constraints: { min_length: Math.min(20, longest), max_length: longest } };
}

/** Texts that say nothing, but fit. */
function anyText(
  { most: room, isFixed, caseless }: TextKind,
  { minLength, case: letters }: ColumnRules,
  most: number,
  isCode: boolean,
): readonly PlainField[] {
  const longest = Math.min(most, Math.max(LONGEST_TEXT, minLength));
  const prose = { min_length: Math.max(minLength, Math.min(20, longest)), max_length: longest };
  const length = Math.max(minLength, Math.min(most, LONGEST_CODE), 1);
  const code = isFixed && room <= LONGEST_TEXT ? room : length;
  const fallback = {
    type: 'string',
    constraints: { length: code, charset: letters ?? (isFixed ? 'upper' : 'lower') },
  };
  const widest = { type: 'string', constraints: { length: code, charset: 'alphanumeric' } };
  // One letter that says nothing is a flag more often than a code.
  const flags =
    room === 1 && !isCode ? [{ type: 'choice', constraints: { choices: ['Y', 'N'] } }] : [];
  const codes = [...flags, ...(caseless ? [fallback] : [fallback, widest])];
  if (isFixed) return codes;
  // A name that says nothing is that of a short text more often than of a long one.
  const sentences = most > PROSE ? [{ type: 'text', constraints: prose }] : [];
  if (room === 1) return codes;
  return [{ type: 'word' }, ...sentences, { type: 'slug', constraints: { words: 2 } }, ...codes];
}
