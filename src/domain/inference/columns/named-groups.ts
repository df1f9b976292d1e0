import { nth } from '../../basics/nth.js';
import { defaultLink } from '../../entities/link.js';
import type { FieldType } from '../../field-types/field-type.js';
import { cellOf } from '../../formulas/cell-of.js';
import { FIRST_HINTS, LAST_HINTS } from '../../meanings/hints.js';
import { hasHint, nameHints } from '../../meanings/name-hints.js';
import type { InferenceOptions, InferredColumn, InferredField } from '../inferred-schema.js';
import { namesPeople } from '../privacy/identifier-names.js';
import {
  disclosableRate,
  disclosableWeights,
  frequentValues,
  MOST_CATEGORIES,
} from '../privacy/privacy.js';
import { rulesBroken } from '../privacy/privacy-gate.js';
import { ABSENT, columnValues, trimmed } from '../reading/column-values.js';
import { freeName } from '../trial/free-name.js';
import { madeCells } from '../trial/made-cells.js';
import type { Split } from './marked-column.js';
import { type ReadColumn, valuesOf } from './read-column.js';

/** The types of names that are invented, and that may repeat because they sort the rows. */
export const INVENTED_NAMES: readonly string[] = [
  ...['name', 'first_name', 'last_name', 'company', 'product_name'],
];
/** Types of parts of names. A column with a name that says so keeps them, as does one of many. */
const PARTS: readonly string[] = ['first_name', 'last_name'];
const MOST_PARTS = 20;
/** The least share of the rows that must have a name of k rows: fewer would tell little about other columns. */
const LEAST_SHARE = 0.25;
/** Names that are made for each one that is needed: some occur twice, and some are names of the sample. */
const [MADE_EACH, MADE_MORE] = [8, 100];
const SEED = 1;

type Invented = ReadonlyMap<string, string>;

/**
 * Columns of names that sort the rows, by their index: each name of k rows or more becomes a category with an invented name.
 * Columns of one type share the invented names, so that a name of one column can meet itself in another one.
 */
export function namedGroups(
  columns: readonly ReadColumn[],
  names: ReadonlySet<string>,
  k: number,
  options: InferenceOptions,
): ReadonlyMap<number, Split> {
  const fields = columns.map(({ column }) => column.field);
  const groups = new Map<number, Split>();
  for (const type of INVENTED_NAMES) {
    const sorting = [...columns.entries()].filter(
      ([, read]) => read.column.field.type === type && sortsRows(read, fields, k, options),
    );
    const own = sorting.map(([, read]) => read);
    const invented = inventedNames(own, k, options);
    if (invented === undefined) continue;
    for (const [i, read] of sorting) {
      const split = splitByName(read, invented, names, k);
      if (split.columns.every((each) => holds(each, read, k, options))) groups.set(i, split);
    }
  }
  return groups;
}

/** Whether two names or more have k rows each, and enough rows together. A person with a mail address beside the name stays one. */
function sortsRows(
  read: ReadColumn,
  fields: readonly InferredField[],
  k: number,
  { fieldTypes }: InferenceOptions,
): boolean {
  const { name, type } = read.column.field;
  const linkOf = (field: InferredField): string | undefined => {
    const facet: FieldType['facet'] = fieldTypes.get(field.type)?.facet;
    return facet && `${facet.entity} ${defaultLink(field.name, facet)}`;
  };
  const link = linkOf(read.column.field);
  const isLinked = fields.some((field) => field.type !== type && linkOf(field) === link);
  if (namesPeople(name) || (link !== undefined && isLinked)) return false;
  const { counts, rows } = valuesOf(read);
  if (PARTS.includes(type) && (counts.size >= MOST_PARTS || saysParts(name))) return false;
  const kept = frequentValues(counts, k);
  const covered = kept.reduce((sum, each) => sum + each.rows, 0);
  return kept.length > 1 && kept.length <= MOST_CATEGORIES && covered >= LEAST_SHARE * rows;
}

function saysParts(name: string): boolean {
  return hasHint(nameHints(name), [...FIRST_HINTS, ...LAST_HINTS]);
}

/** An invented name for each name of k rows or more; none of them is a name of the sample. Undefined without enough. */
function inventedNames(
  columns: readonly ReadColumn[],
  k: number,
  options: InferenceOptions,
): Invented | undefined {
  const [first] = columns;
  if (first === undefined) return undefined;
  const sampled = columns.map((read) => valuesOf(read).counts);
  const known = new Set(sampled.flatMap((counts) => [...counts.keys()].map(plain)));
  const needed = new Set(
    sampled.flatMap((counts) => frequentValues(counts, k).map(({ value }) => value)),
  );
  const { null_rate: _, ...constraints } = first.column.field.constraints;
  const made = madeCells(
    { fields: [{ ...first.column.field, constraints }], correlate: [], even: true },
    { rows: MADE_EACH * needed.size + MADE_MORE, seed: SEED },
    options,
  );
  const free = [...new Set(nth(made, 0))].filter(
    (name): name is string => name !== null && !known.has(plain(name)),
  );
  if (free.length < needed.size) return undefined;
  return new Map([...needed].map((name, i) => [name, nth(free, i)]));
}

function plain(name: string): string {
  return name.toLowerCase();
}

/** The categories of a column, and the names of fewer than k rows if there are k such rows. */
function splitByName(
  read: ReadColumn,
  invented: Invented,
  names: ReadonlySet<string>,
  k: number,
): Split {
  const { column, cells, marks } = read;
  const { name } = column.field;
  const { counts, nulls, rows } = valuesOf(read);
  const kept = frequentValues(counts, k);
  const own = new Set(kept.map(({ value }) => value));
  const keptRows = kept.reduce((sum, each) => sum + each.rows, 0);
  const isWhole = rows - keptRows < k;
  const renamed = cells.map((cell) => {
    const text = trimmed(cell ?? '');
    if (own.has(text)) return invented.get(text) ?? null;
    return isWhole || text === ABSENT ? cell : null;
  });
  const rate = isWhole
    ? disclosableRate(nulls, rows, k)
    : disclosableRate(nulls + rows - keptRows, keptRows, k);
  const group = groupColumn(column, rate, {
    name: isWhole ? name : freeName(`${name} group`, names),
    choices: kept.map(({ value }) => invented.get(value) ?? ''),
    weights: disclosableWeights(
      kept.map((each) => each.rows),
      k,
    ),
  });
  const none = new Set<string>();
  const grouped = { column: group, cells: renamed, marks: isWhole ? marks : none, unknown: none };
  if (isWhole) return { shown: undefined, columns: [grouped] };
  const other = freeName(`${name} other`, names);
  const values = columnValues(cells, marks, own);
  const { null_rate: _, ...constraints } = column.field.constraints;
  const otherRate = disclosableRate(values.nulls, values.rows, k);
  const nullable = otherRate > 0 ? { null_rate: otherRate } : {};
  const rest: InferredColumn = {
    field: { ...column.field, name: other, constraints: { ...constraints, ...nullable } },
    summary: { ...column.summary, name: other, null_rate: otherRate },
  };
  const expression = `coalesce(${cellOf(group.field.name)}, ${cellOf(other)})`;
  return {
    shown: {
      field: { name, type: 'formula', constraints: { expression } },
      summary: { ...column.summary, type: 'formula' },
    },
    columns: [{ column: rest, cells, marks, unknown: own }, grouped],
  };
}

function groupColumn(
  { summary }: InferredColumn,
  rate: number,
  { name, ...listed }: { name: string; choices: readonly string[]; weights: readonly number[] },
): InferredColumn {
  const constraints = { ...listed, ...(rate > 0 ? { null_rate: rate } : {}) };
  return {
    field: { name, type: 'choice', constraints },
    summary: { ...summary, name, type: 'choice', null_rate: rate },
  };
}

/** Whether a column passes the gate, and lists no name of the sample. */
function holds(
  read: ReadColumn,
  whole: ReadColumn,
  k: number,
  { fieldTypes }: InferenceOptions,
): boolean {
  const { field, summary } = read.column;
  const { choices } = field.constraints;
  const { counts } = valuesOf(whole);
  if (Array.isArray(choices) && choices.some((name) => counts.has(name))) return false;
  const { distinct: _, ...disclosed } = summary;
  const kind = Array.isArray(choices) ? 'choice' : summary.kind;
  const column = { field, summary: { ...disclosed, kind } };
  return rulesBroken(column, valuesOf(read), k, fieldTypes).length === 0;
}
