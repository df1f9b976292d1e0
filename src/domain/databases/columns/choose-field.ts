import { greatest } from '../../basics/extremes.js';
import { type Candidate, plainField } from '../../meanings/guess.js';
import { isStandard } from '../../meanings/invented-names.js';
import type { PlainField } from '../../meanings/plain-field.js';
import type { AskedColumn } from './asked-column.js';
import { columnCandidates } from './column-candidates.js';
import type { ColumnRules } from './column-rules.js';
import type { FieldMeasures, Measure } from './measure-field.js';

/** Digits behind the first one of a number that makes an entry differ. */
const MOST_DIGITS = 5;
/** Entries of a long list that a request names. */
const MOST_CHOICES = 100;

/** A field whose values fit a column. */
export interface ChosenField {
  readonly field: PlainField;
  /** What in the name says so; missing if only the type of the column does. */
  readonly because?: string;
  /** The number of rows that can have different values; only asked for in columns that are unique. */
  readonly capacity: number;
  /** The rules of checks that the values do not keep. */
  readonly broken: readonly string[];
}

/**
 * The first field whose values the column can store under all its checks, with at least `needed` different ones if the
 * column is `unique`; otherwise the field with the most different ones. Undefined if no field fits.
 */
export function chooseField(
  asked: AskedColumn,
  { unique, needed }: { readonly unique: boolean; readonly needed: number },
  measure: Measure,
): ChosenField | undefined {
  const kept: ChosenField[] = [];
  const others: ChosenField[] = [];
  // Measuring takes most of the time, so the fields behind the first good one are not looked at.
  for (const candidate of columnCandidates(asked)) {
    const measured = fittingField(candidate, unique, asked, measure);
    if (measured === undefined) continue;
    if (measured.broken.length > 0) others.push(measured);
    else if (!unique || measured.capacity >= needed) return measured;
    else {
      kept.push(measured);
      const more = numberedEntries(measured, needed, asked, measure);
      if (more !== undefined && more.capacity >= needed) return more;
    }
  }
  const fitting = kept.length > 0 ? kept : others;
  return unique ? mostValues(fitting, needed) : fitting[0];
}

/** A candidate, or its short entries, measured; undefined if the column cannot store the values. */
function fittingField(
  { because, ...candidate }: Candidate,
  unique: boolean,
  asked: AskedColumn,
  measure: Measure,
): ChosenField | undefined {
  const plain = plainField(candidate);
  const measures = measure(plain, unique);
  if (unique && measures !== undefined && mayClash(asked, measures)) return undefined;
  if (measures !== undefined && isStored(asked, plain, measures)) {
    return chosen(asked, plain, measures, because);
  }
  const listed =
    measures !== undefined && measures.entries.length > 0 ? measures : measure(plain, true);
  const field = shortEntries(asked, listed);
  const cut = field && measure(field, unique);
  return field && cut && chosen(asked, field, cut, because);
}

function chosen(
  asked: AskedColumn,
  field: PlainField,
  measures: FieldMeasures,
  because: string | undefined,
): ChosenField {
  const isArray = asked.kind.kind === 'array';
  return {
    field,
    ...(because !== undefined && { because }),
    get capacity() {
      return measures.capacity;
    },
    broken: isArray ? [] : broken(asked.rules, field, measures),
  };
}

function mostValues(fields: readonly ChosenField[], needed: number): ChosenField | undefined {
  const enough = fields.find(({ capacity }) => capacity >= needed);
  const most = greatest(fields.map(({ capacity }) => capacity));
  return enough ?? fields.find(({ capacity }) => capacity === most);
}

/** The entries of a list that has too few, each with a number: `Springfield 12`. */
function numberedEntries(
  { field, because }: ChosenField,
  needed: number,
  asked: AskedColumn,
  measure: Measure,
): ChosenField | undefined {
  const entries = measure(field, true)?.entries ?? [];
  // A kind of rows names a table, and a check lists what there is, so that no number follows it.
  const isOpen = asked.kinds.length === 0 && asked.rules.values === undefined;
  const isText = asked.kind.kind === 'text' && isOpen;
  if (!isText || entries.length === 0 || isStandard(entries)) return undefined;
  const step = Math.ceil(entries.length / MOST_CHOICES);
  const texts = entries.filter((_, i) => i % step === 0).map(escapedPattern);
  // Few digits are easy to read; with ten times as many texts as are needed, drawing them stays quick.
  const digits = Math.min(MOST_DIGITS, String(Math.ceil((10 * needed) / texts.length)).length);
  const pattern = `(${texts.join('|')}) [1-9][0-9]{0,${digits}}`;
  const numbered = { type: 'string', constraints: { pattern } };
  const found = fittingField(numbered, true, asked, measure);
  return found && { ...found, ...(because !== undefined && { because }) };
}

function escapedPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** A choice of the entries of a list that are short enough, if these are most of them. */
function shortEntries(
  { kind, rules }: AskedColumn,
  measures: FieldMeasures | undefined,
): PlainField | undefined {
  if (kind.kind !== 'text' || measures === undefined || rules.values !== undefined)
    return undefined;
  const most = Math.min(kind.most, rules.maxLength);
  const short = measures.entries.filter((entry) => entry.length <= most);
  // A list of one text says nothing of the others.
  const isOne = short.length === 1 && measures.entries.length > 1;
  if (short.length === 0 || isOne || 2 * short.length < measures.entries.length) return undefined;
  // A list names what is frequent several times.
  const counts = new Map<string, number>();
  for (const entry of short) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  const step = Math.ceil(counts.size / MOST_CHOICES);
  const kept = [...counts].sort(([, a], [, b]) => b - a).filter((_, i) => i % step === 0);
  const weights = kept.map(([, count]) => count);
  const isEven = weights.every((weight) => weight === weights[0]);
  const choices = kept.map(([entry]) => entry);
  return { type: 'choice', constraints: { choices, ...(!isEven && { weights }) } };
}

/** Whether texts of a list are equal for a column that ignores case and accents. */
function mayClash({ kind }: AskedColumn, { entries }: FieldMeasures): boolean {
  if (kind.kind !== 'text' || !kind.caseless) return false;
  const plain = entries.map((entry) =>
    entry
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase(),
  );
  return new Set(plain).size < entries.length;
}

/** Whether a column has room for the longest text. Other numbers and times are bounded by their constraints. */
function isStored(
  { column, kind }: AskedColumn,
  { type }: PlainField,
  { longest, mayBeNull }: FieldMeasures,
): boolean {
  if (mayBeNull && !column.isNullable) return false;
  if (type === 'salary' && 'max' in kind) return Number(`1e${longest}`) - 1 <= kind.max;
  return kind.kind !== 'text' || longest <= kind.most;
}

/** The rules about texts that some value of a field may break. Rules about numbers and times hold by their bounds. */
function broken(
  rules: ColumnRules,
  { type, constraints }: PlainField,
  measures: FieldMeasures,
): readonly string[] {
  const { shortest, longest } = measures;
  const isText = rules.values === undefined && type !== 'integer' && type !== 'float';
  if (!isText) return [];
  const others = rules.patterns.filter((pattern) => constraints?.pattern !== pattern);
  const excluded = rules.excluded.filter((value) => mayBe(String(value), measures));
  return [
    ...(shortest < rules.minLength ? [`at least ${rules.minLength} characters`] : []),
    ...(longest > rules.maxLength ? [`at most ${rules.maxLength} characters`] : []),
    ...(rules.case !== undefined && !isInCase(measures.characters, rules.case)
      ? [`${rules.case} case`]
      : []),
    ...others.map((pattern) => `the pattern ${pattern}`),
    ...excluded.map((value) => `another value than ${JSON.stringify(value)}`),
  ];
}

function isInCase(characters: string, letters: 'upper' | 'lower'): boolean {
  return characters === (letters === 'upper' ? characters.toUpperCase() : characters.toLowerCase());
}

/** Whether a text can be a value: an entry of a list, or, of drawn texts, any text that is long enough. */
function mayBe(text: string, { shortest, entries }: FieldMeasures): boolean {
  return entries.length > 0 ? entries.includes(text) : text.length >= shortest;
}
