import { binsHold } from './bins-hold.js';
import type { ColumnValues } from './column-values.js';
import type { ColumnProfile, InferredColumn, InferredField } from './inferred-schema.js';
import { nameHints } from './name-hints.js';
import { identifies, LONGEST_CATEGORY, MOST_CATEGORIES, namesIdentifiers } from './privacy.js';
import { WARNING_FORMS } from './warning-forms.js';

/** Kinds whose values name someone or something: none of them may be listed. */
const IDENTIFYING = new Set([
  'name',
  'first_name',
  'last_name',
  'username',
  'email',
  'phone',
  'address',
  'national_id',
  'uuid',
  'ulid',
  'nanoid',
  'object_id',
  'hash',
  'token',
  'url',
  'domain',
  'ipv4',
  'ipv6',
  'mac_address',
  'iban',
  'credit_card_number',
  'account_number',
  'text',
  'string',
  'sequence',
  'file_name',
]);
/** Members of constraints that may hold learnt facts: each has a rule of its own below. */
const LEARNT = new Set([
  'choices',
  'weights',
  'value',
  'true_rate',
  'distribution',
  'pattern',
  'min_length',
  'max_length',
  'length',
  'min',
  'max',
  'start',
  'end',
]);
/** Members that take our own words and rates; any other member is a hole in the gate. */
const PLAIN = new Set([
  'algorithm',
  'charset',
  'country',
  'format',
  'null_rate',
  'precision',
  'scale',
  'schemes',
  'unique',
  'version',
]);
const OWN_WORD = /^[\w-]{1,16}$/;

/** Reads what is told of a column against its sample: the rules that it breaks, none if it may leave. */
export function rulesBroken(
  { field, profile }: InferredColumn,
  seen: ColumnValues,
  k: number,
): readonly string[] {
  return [...brokenBy(field, profile, seen, k)];
}

function* brokenBy(
  field: InferredField,
  profile: ColumnProfile,
  seen: ColumnValues,
  k: number,
): Generator<string> {
  const { constraints } = field;
  const members = Object.keys(constraints).filter((member) => LEARNT.has(member));
  if (seen.rows < k && (members.length > 0 || profile.distinct !== undefined)) {
    yield 'under k rows only types and defaults leave';
  }
  if (profile.warnings.some((warning) => !WARNING_FORMS.some((form) => form.test(warning)))) {
    yield 'warnings give counts and positions';
  }
  const listed = [constraints.choices, constraints.value].flat().filter((one) => one !== undefined);
  if (listed.length > 0 && namesIdentifiers(nameHints(field.name))) {
    yield 'ids are never categories';
  }
  if (listed.length > 0) yield* listBroken(listed, profile, seen, k);
  if (Object.entries(constraints).some(isUnruled)) yield 'every member has a rule';
  if (boundsTell(constraints, seen)) yield 'ends of a range are no values';
  if (!binsHold(field, seen, k)) yield 'a bin stands for k rows';
  if (typeof constraints.pattern === 'string' && tellsWhole(constraints.pattern, seen)) {
    yield 'a pattern is no value';
  }
  if (!lengthsHold(constraints, seen, k)) yield 'lengths stand for k rows';
}

function* listBroken(
  listed: readonly unknown[],
  { kind }: ColumnProfile,
  { counts }: ColumnValues,
  k: number,
): Generator<string> {
  if (IDENTIFYING.has(kind)) yield 'identifying types are never categories';
  if (listed.length > MOST_CATEGORIES) yield 'a list names too many values';
  for (const one of listed) {
    const text = String(one);
    if ((counts.get(text) ?? 0) < k) yield 'a category stands for k rows';
    if (text.length > LONGEST_CATEGORY || identifies(text)) yield 'a category identifies';
  }
}

function isUnruled([member, value]: readonly [string, unknown]): boolean {
  if (LEARNT.has(member)) return false;
  return (
    !PLAIN.has(member) || [value].flat().some((one) => !OWN_WORD.test(String(one).replace('.', '')))
  );
}

/** Whether a range without a distribution ends with a value; counters may begin with 0 and 1. */
function boundsTell(
  { distribution, min, max, start, end }: Readonly<Record<string, unknown>>,
  { counts }: ColumnValues,
): boolean {
  if (distribution !== undefined) return false;
  return [min, max, start, end].some(
    (bound) => bound !== undefined && bound !== 0 && bound !== 1 && counts.has(String(bound)),
  );
}

function tellsWhole(pattern: string, { counts }: ColumnValues): boolean {
  return pattern.split('|').some((form) => counts.has(form.replace(/\\(.)/g, '$1')));
}

function lengthsHold(
  { min_length: min, max_length: max }: Readonly<Record<string, unknown>>,
  { counts }: ColumnValues,
  k: number,
): boolean {
  if (typeof min !== 'number' || typeof max !== 'number') return true;
  let rows = 0;
  for (const [text, count] of counts) if (text.length >= min) rows += count;
  return rows >= k || max === min;
}

const SHORTEST_VALUE = 4;
const OWN_WORDS = /^(?:[a-z ]+|\d+)$/;

/** Whether a warning of the reader holds a value of a column; words in small letters may be its own. */
export function tellsValue(warnings: readonly string[], { counts }: ColumnValues): boolean {
  if (warnings.length === 0) return false;
  const told = warnings.join('\n');
  for (const text of counts.keys()) {
    if (text.length < SHORTEST_VALUE || !told.includes(text)) continue;
    if (!OWN_WORDS.test(text)) return true;
  }
  return false;
}
