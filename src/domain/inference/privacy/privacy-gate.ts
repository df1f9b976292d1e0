import { inferredConstraints } from '../../field-types/common-constraints.js';
import type { Disclosure } from '../../field-types/disclosure.js';
import type { FieldType, FieldTypes } from '../../field-types/field-type.js';
import { isReason } from '../columns/reason.js';
import type { InferredColumn, InferredField } from '../inferred-schema.js';
import type { ColumnValues } from '../reading/column-values.js';
import { binsHold } from './bins-hold.js';
import { countsBroken } from './counts-broken.js';
import { decimalsHold } from './decimals-hold.js';
import { formsHold } from './forms-hold.js';
import { namesPeople } from './identifier-names.js';
import { identifies, LONGEST_CATEGORY, LONGEST_TEXT, MOST_CATEGORIES } from './privacy.js';
import { WARNING_FORMS } from './warning-forms.js';

/** A name that a type defines, or words of strftime and the signs and letters of ISO 8601 between them. */
const NOTATION = /^(?:[a-z_]{2,8}|(?:%-?[a-zA-Z]|[-/.,: TZ])+)$/;
const OWN_WORD = /^[\w-]{1,16}$/;

/**
 * Checks the inferred column against its sample. Returns the rules that it breaks; the column may be disclosed only if
 * there are none. `types` are the field types by name. Constraints that a type does not declare as safe are unsafe.
 * `isCategory`: the owner of the table says that the values are categories, whatever the name of the column.
 */
export function rulesBroken(
  column: InferredColumn,
  seen: ColumnValues,
  k: number,
  types: FieldTypes,
  isCategory = false,
): readonly string[] {
  return [...brokenBy(column, seen, k, types, isCategory)];
}

function* brokenBy(
  { field, summary }: InferredColumn,
  seen: ColumnValues,
  k: number,
  types: FieldTypes,
  isCategory: boolean,
): Generator<string> {
  const disclosed = disclosedBy(field, types.get(field.type));
  const valuesOf = (kind: Disclosure): readonly unknown[] =>
    disclosed.filter(({ what }) => what === kind).map(({ value }) => value);
  if (seen.rows < k && (disclosed.some(isInferred) || summary.distinct !== undefined)) {
    yield 'below k rows only types, notations and defaults are disclosed';
  }
  if (summary.warnings.some((warning) => !WARNING_FORMS.some((form) => form.test(warning)))) {
    yield 'warnings contain only counts and positions';
  }
  if (!isReason(summary.because)) yield 'a reason has no word of the sample';
  yield* countsBroken({ field, summary }, seen, k);
  const listed = valuesOf('values').flat();
  if (listed.length > 0 && !isCategory && namesPeople(field.name)) {
    yield 'ids are never categories';
  }
  const isIdentifying = types.get(summary.kind)?.identifies !== false;
  if (listed.length > 0 && isIdentifying) yield 'identifying types are never categories';
  yield* listBroken(listed, seen, k);
  if (disclosed.some(isUnruled)) yield 'every member has a rule';
  const bins = valuesOf('bins');
  if (bins.length === 0 && endsDisclose(valuesOf('end'), seen)) {
    yield 'ends of a range are not values';
  }
  yield* numbersBroken(bins, valuesOf('decimals'), { field, seen, k });
  for (const pattern of valuesOf('pattern')) yield* patternBroken(String(pattern), seen, k);
  if (valuesOf('notation').some((notation) => !NOTATION.test(String(notation)))) {
    yield 'a notation has no word of the sample';
  }
  if (!lengthsHold(valuesOf('least length'), valuesOf('greatest length'), seen, k)) {
    yield 'lengths represent k rows';
  }
}

/** Whether a constraint tells more than how values are written. */
function isInferred({ what }: Disclosed): boolean {
  return what !== undefined && what !== 'nothing' && what !== 'notation';
}

function* numbersBroken(
  bins: readonly unknown[],
  decimals: readonly unknown[],
  { field, seen, k }: { field: InferredField; seen: ColumnValues; k: number },
): Generator<string> {
  if (bins.some((distribution) => !binsHold(distribution, field, seen, k))) {
    yield 'a bin represents k rows';
  }
  if (decimals.some((list) => !decimalsHold(list, seen, k))) {
    yield 'a number of decimals represents k rows';
  }
}

/** A constraint of a column; `what` it discloses is undefined if its type does not declare it as inferred. */
interface Disclosed {
  readonly value: unknown;
  readonly what: Disclosure | undefined;
}

function disclosedBy(
  { constraints }: InferredField,
  type: FieldType | undefined,
): readonly Disclosed[] {
  const inferred = type && inferredConstraints(type);
  return Object.entries(constraints)
    .filter(([, value]) => value !== undefined)
    .map(([member, value]) => ({ value, what: inferred?.get(member) }));
}

function* listBroken(
  listed: readonly unknown[],
  { counts }: ColumnValues,
  k: number,
): Generator<string> {
  if (listed.length > MOST_CATEGORIES) yield 'a list has too many values';
  for (const value of listed) {
    const text = String(value);
    if ((counts.get(text) ?? 0) < k) yield 'a category represents k rows';
    if (text.length > LONGEST_CATEGORY || identifies(text)) yield 'a category identifies';
  }
}

/** Whether no rule allows a constraint, or it is declared to disclose nothing but is not a plain word or number. */
function isUnruled({ value, what }: Disclosed): boolean {
  if (what !== 'nothing') return what === undefined;
  return [value].flat().some((item) => !OWN_WORD.test(String(item).replace('.', '')));
}

/** Whether a range without a distribution begins or ends with a sampled value. Counters may begin with 0 or 1. */
function endsDisclose(ends: readonly unknown[], { counts }: ColumnValues): boolean {
  return ends.some((end) => end !== 0 && end !== 1 && counts.has(String(end)));
}

function* patternBroken(pattern: string, seen: ColumnValues, k: number): Generator<string> {
  if (isValue(pattern, seen)) yield 'a pattern is not a value';
  if (!formsHold(pattern, seen, k)) yield 'a form represents k rows';
}

/** Whether an alternative of a pattern is itself a sampled value. */
function isValue(pattern: string, { counts }: ColumnValues): boolean {
  return pattern.split('|').some((form) => counts.has(form.replace(/\\(.)/g, '$1')));
}

/** Whether k rows have a length within the bounds. Values longer than `LONGEST_TEXT` count as that long. */
function lengthsHold(
  [least]: readonly unknown[],
  [greatest]: readonly unknown[],
  { counts }: ColumnValues,
  k: number,
): boolean {
  if (least === undefined && greatest === undefined) return true;
  const min = Number(least ?? 0);
  const max = Number(greatest ?? LONGEST_TEXT);
  let rows = 0;
  for (const [text, count] of counts) {
    const own = Math.min(text.length, LONGEST_TEXT);
    if (own >= min && own <= max) rows += count;
  }
  return rows >= k;
}

const SHORTEST_VALUE = 4;
const OWN_WORDS = /^(?:[a-z ]+|\d+)$/;

/** Whether a warning of the reader contains a value of a column. Lower-case words may be words of the reader. */
export function disclosesValue(warnings: readonly string[], { counts }: ColumnValues): boolean {
  if (warnings.length === 0) return false;
  const joined = warnings.join('\n');
  for (const text of counts.keys()) {
    if (text.length < SHORTEST_VALUE || !joined.includes(text)) continue;
    if (!OWN_WORDS.test(text)) return true;
  }
  return false;
}
