import { greatest, least } from '../../basics/extremes.js';
import { own } from '../../basics/own.js';
import { findMeaning } from '../../meanings/find-meaning.js';
import { type Candidate, CONFIDENCE, plainField } from '../../meanings/guess.js';
import type { Meaning } from '../../meanings/meaning.js';
import { hasJson, jsonField } from '../../meanings/meant-field.js';
import { meantGuesses } from '../../meanings/meant-guesses.js';
import { writtenWords } from '../../meanings/name-hints.js';
import { nameReadings } from '../../meanings/name-readings.js';
import { singular } from '../../meanings/name-words.js';
import { namedTexts } from '../../meanings/named-texts.js';
import type { PlainField } from '../../meanings/plain-field.js';
import { namesRareState } from '../../meanings/rare-states.js';
import { civilCode, knownDay, parseDay } from '../../time/calendar.js';
import type { DatabaseColumn } from '../model/database-schema.js';
import { arrayCandidates } from './array-candidates.js';
import type { AskedColumn } from './asked-column.js';
import type { ColumnKind } from './column-kind.js';
import type { Bound, ColumnRules } from './column-rules.js';
import { numberCandidates } from './number-candidates.js';
import { textCandidates } from './text-candidates.js';

const FIRST_DAY = '2021-01-01';
const LAST_DAY = '2025-12-31';
/** The first day of a column whose days are all different. */
const EARLIEST_DAY = '1901-01-01';
const BIRTHS = ['1945-01-01', '2007-12-31'] as const;
const BIRTH_WORDS = ['birth', 'birthday', 'birthdate', 'born', 'dob'];
/** As many bytes as a UUID has. */
const USUAL_BYTES = 16;
/** Items of a list in a document at most. */
const MOST_ITEMS = 3;
/** The values of JSON by type. */
const JSON_VALUES: Readonly<Record<string, string>> = {
  ...{ object: '{}', array: '[]', string: '""', number: '0', boolean: 'true', null: 'null' },
};
/** The types of the forms of JSON Schema. */
const FORMATS: Readonly<Record<string, string>> = {
  ...{ email: 'email', hostname: 'domain', ipv4: 'ipv4', ipv6: 'ipv6', uri: 'url', uuid: 'uuid' },
};
/** The share of true where that is rare. */
const RARE_RATE = 0.1;
/** The text of a default: '[]'::jsonb. */
const DEFAULT_TEXT = /^\(*'([^']*)'/;

/** The fields that suit a column, the best first. Whether the values fit must be measured. */
export function columnCandidates(asked: AskedColumn): readonly Candidate[] {
  const { column, kind, rules, words } = asked;
  switch (kind.kind) {
    case 'integer':
    case 'decimal':
      return numberCandidates(kind, rules, words, column);
    case 'text':
      return [...formatted(column), ...kinds(asked), ...textCandidates(kind, rules, words, asked)];
    case 'boolean':
      return truths(rules, words.column);
    case 'listed':
      return listed(kind.values, rules);
    case 'date':
      return dates(words.column, rules);
    case 'datetime':
      return days(words.column, rules, kind.last, true).map((constraints) => ({
        type: 'datetime',
        constraints,
      }));
    case 'time':
      return [{ type: 'time' }];
    case 'json':
      return [
        ...documents(asked),
        ...lists(asked),
        { type: 'constant', constraints: { value: jsonText(column, rules) } },
      ];
    case 'array':
      return arrayCandidates(asked, kind, columnCandidates);
    case 'bytes':
      return [bytesField(kind, rules)];
    case 'notation':
      return [kind.field];
    default:
      return [];
  }
}

function isBirth(words: readonly string[]): boolean {
  return words.some((word) => BIRTH_WORDS.includes(word));
}

/** Bytes of a usual length, or as near to it as the column and its checks allow. */
function bytesField(
  { most, isHex }: Extract<ColumnKind, { readonly kind: 'bytes' }>,
  { minLength, maxLength }: ColumnRules,
): PlainField {
  const length = Math.min(Math.max(USUAL_BYTES, minLength), maxLength, most);
  const pattern = isHex ? `\\\\x[0-9a-f]{${2 * length}}` : `[0-9a-f]{${length}}`;
  return { type: 'string', constraints: { pattern } };
}

/** The field of a form of texts that a document names. */
function formatted({ limits }: DatabaseColumn): readonly PlainField[] {
  const type = own(FORMATS, limits?.format ?? '');
  return type === undefined ? [] : [{ type }];
}

/** Names of the tables to whose rows the column and another one refer, unless a check lists the values. */
function kinds({ kinds: choices, rules }: AskedColumn): readonly Candidate[] {
  if (choices.length === 0 || rules.values !== undefined) return [];
  const because = 'kind of the row that it refers to';
  return [{ type: 'choice', constraints: { choices }, confidence: CONFIDENCE.whole, because }];
}

function truths(
  { values = [true, false], excluded }: ColumnRules,
  words: readonly string[],
): readonly PlainField[] {
  const has = (list: readonly unknown[], value: boolean): boolean =>
    list.includes(value) || list.includes(Number(value));
  const kept = [true, false].filter((value) => has(values, value) && !has(excluded, value));
  if (kept.length === 2) {
    const constraints = namesRareState(words) ? { true_rate: RARE_RATE } : {};
    return [{ type: 'boolean', constraints }];
  }
  return kept.map((value) => ({ type: 'constant', constraints: { value } }));
}

function listed(values: readonly string[], rules: ColumnRules): readonly PlainField[] {
  const { values: kept = values, excluded } = rules;
  const choices = values.filter((value) => kept.includes(value) && !excluded.includes(value));
  return choices.length === 0 ? [] : [{ type: 'choice', constraints: { choices } }];
}

function dates(words: readonly string[], rules: ColumnRules): readonly PlainField[] {
  const isFree = rules.least.length === 0 && rules.most.length === 0;
  const births = isBirth(words) && isFree ? [{ type: 'birth_date' }] : [];
  return [
    ...births,
    ...days(words, rules, '9999-12-31').map((constraints) => ({ type: 'date', constraints })),
  ];
}

/** The first and the last day: of five years, and of more than a hundred, as far as the checks allow. */
function days(
  words: readonly string[],
  rules: ColumnRules,
  latest: string,
  isMoment = false,
): readonly Readonly<Record<string, string>>[] {
  const [firstDay, lastDay] = isBirth(words) ? BIRTHS : [FIRST_DAY, LAST_DAY];
  const lower = greatest(rules.least.flatMap((bound) => dayBeside(bound, 1, false)));
  const upper = Math.min(
    least(rules.most.flatMap((bound) => dayBeside(bound, -1, isMoment))),
    knownDay(latest),
  );
  return [firstDay, EARLIEST_DAY].flatMap((first) => {
    const wanted = Math.max(lower, knownDay(first));
    const start = wanted > upper ? Math.max(lower, knownDay(EARLIEST_DAY)) : wanted;
    const usual = knownDay(lastDay);
    const end = upper >= usual && start <= usual ? usual : upper;
    return start > end ? [] : [{ start: dayText(start), end: dayText(end) }];
  });
}

/** The day of a bound, or the one before or after it if the bound leaves out a part of the day. */
function dayBeside({ value, isOpen }: Bound, step: 1 | -1, isMoment: boolean): readonly number[] {
  const text = String(value);
  const day = parseDay(text.slice(0, 10));
  if (day === undefined) return [];
  // A column of moments has more of its last day than midnight.
  const isPart = isOpen || isMoment || text.length > 10;
  return [isPart ? day + step : day];
}

function dayText(day: number): string {
  const code = civilCode(day);
  const [year, month] = [Math.floor(code / 512), Math.floor(code / 32) % 16];
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(code % 32)}`;
}

/** Documents that the name means, unless a check or a default names the type of the document. */
function documents({ column, rules, words }: AskedColumn): readonly Candidate[] {
  const asked = rules.jsonType ?? (jsonText(column, rules) === '[]' ? 'array' : undefined);
  for (const reading of nameReadings(words)) {
    const found = findMeaning(reading, (meaning) => hasJson(meaning) && isOfType(meaning, asked));
    const field = found && jsonField(found.meaning);
    if (found && field) return meantGuesses([field], found, reading);
  }
  return [];
}

const LISTED = { constraints: { max_items: MOST_ITEMS } };
/** Numbers of rows, which all but small tables have. */
const ROW_NUMBERS: PlainField = { type: 'integer', constraints: { min: 1, max: 20 } };

/** Lists of what the singular of the name means: `redirect_uris` are URLs. */
function lists({ column, key, words, fieldTypes }: AskedColumn): readonly Candidate[] {
  const last = writtenWords(column.name).at(-1) ?? '';
  if (singular(last) === last) return [];
  // Keys of other tables are like those of this one.
  if (last === 'ids') {
    const items: PlainField = key?.kind === 'integer' ? ROW_NUMBERS : { type: 'uuid' };
    return [{ type: 'array', items, ...LISTED, confidence: CONFIDENCE.end, because: 'ids' }];
  }
  const [items] = namedTexts(words, fieldTypes);
  if (items === undefined || items.confidence < CONFIDENCE.end) return [];
  const { because, confidence } = items;
  return [{ type: 'array', items: plainField(items), ...LISTED, confidence, because }];
}

function isOfType({ json = [] }: Meaning, type: string | undefined): boolean {
  if (type === undefined) return true;
  return json.every((value) => (Array.isArray(value) ? 'array' : typeof value) === type);
}

function jsonText({ default: given = '' }: DatabaseColumn, { jsonType }: ColumnRules): string {
  if (jsonType !== undefined) return own(JSON_VALUES, jsonType) ?? '{}';
  const text = DEFAULT_TEXT.exec(given)?.[1];
  return text === '[]' ? text : '{}';
}
