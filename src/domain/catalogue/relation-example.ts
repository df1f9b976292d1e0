import * as E from 'fp-ts/lib/Either.js';
import { inOneGo } from '../basics/stepwise.js';
import { defaultsOf } from '../constraints/param.js';
import { ROW_LINK } from '../entities/link.js';
import { constraintsOf } from '../field-types/common-constraints.js';
import { copy } from '../field-types/copy.js';
import type { FieldType } from '../field-types/field-type.js';
import { integer } from '../field-types/integer.js';
import { reference } from '../field-types/reference.js';
import { running } from '../field-types/running.js';
import { sequence } from '../field-types/sequence.js';
import { total } from '../field-types/total.js';
import { json } from '../formats/json.js';
import type { Field, GenerateRequest, Seed } from '../generation/generate-request.js';
import { planTableColumns } from '../generation/plan-table.js';
import { tableColumns } from '../generation/table-columns.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { REFERENCE_MS } from '../time/reference-day.js';

const KEY = 'id';
const REFERENCE = 'parent_id';
const NUMBER = 'amount';

/** The value of a type of relations in the first row of a table whose rows are children of another. */
export function relationExample(
  type: FieldType,
  vocabulary: Vocabulary,
  locale: string,
  seed: Seed,
): unknown {
  // Rows have lives in tables with births alone.
  if (type.showsLife) return new Date(REFERENCE_MS).toISOString().replace('.000', '');
  const fieldOf = (name: string, own: FieldType, constraints: object = {}): Field => ({
    name,
    key: name,
    path: '',
    parents: [],
    type: own,
    constraints: { ...defaultsOf(constraintsOf(own)), ...constraints },
    nullRate: 0,
    unique: false,
    hidden: false,
    locale,
    link: ROW_LINK,
  });
  const tables = new Map<string, GenerateRequest>();
  const add = (name: string, fields: readonly Field[], more: object = {}): GenerateRequest => {
    const inSet = { name, rows: 1, key: [KEY], tables, ...more };
    const common = { rows: 1, offset: 0, seed, format: json, options: {}, locale };
    const table = { ...common, tableName: name, fields, inSet };
    tables.set(name, table);
    return table;
  };
  const parent = add('parents', [
    fieldOf(KEY, sequence),
    ...(type === total ? [fieldOf(type.name, type, { table: 'children', of: NUMBER })] : []),
  ]);
  const shown = type === copy ? { through: REFERENCE, field: KEY } : {};
  const gathered = type === running ? { of: NUMBER } : {};
  const fields = [
    fieldOf(REFERENCE, reference),
    fieldOf(NUMBER, integer),
    ...(type === total ? [] : [fieldOf(type.name, type, { ...shown, ...gathered })]),
  ];
  const counts = { min: 1, shares: [1] };
  const child = add('children', fields, { followed: { kind: 'per', table: 'parents', counts } });
  const shows = type === total ? parent : child;
  const plan = inOneGo(planTableColumns(shows, vocabulary));
  if (E.isLeft(plan)) throw new Error(`${type.name} has no example`);
  const column = tableColumns(plan.right, 0, 1).find(({ name }) => name === type.name);
  return column?.kind === 'numbers' ? column.values[0] : undefined;
}
