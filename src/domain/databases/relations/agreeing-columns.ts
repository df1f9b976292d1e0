import type { Neighbourhood } from '../../meanings/agreeing-field.js';
import { plainField } from '../../meanings/guess.js';
import { agreeingFields } from '../../meanings/neighbours.js';
import type { ColumnKind } from '../columns/column-kind.js';
import type { Choosing, PlainColumns } from '../columns/plain-columns.js';
import { columnsByName, wordsOfTable } from '../model/table-index.js';
import type { FieldsByName } from './ordered-fields.js';
import type { StructuredTable } from './structured-table.js';

/** Makes values agree with the units and the currencies beside them, where no check and no key says which values there are. */
export function agreeColumns(
  fields: FieldsByName,
  { table, checks }: StructuredTable,
  plain: PlainColumns,
  { measure, meanings }: Choosing,
): void {
  const columns = columnsByName(table);
  const ordered = new Set(checks.orders.flatMap(({ lower, upper }) => [lower, upper]));
  const around: Neighbourhood = {
    table: wordsOfTable(table),
    meanings,
    isFree: (name) => {
      const { after, unique, step } = fields.get(name)?.constraints ?? {};
      const isBound = unique === true || after !== undefined || step !== undefined;
      return columns.has(name) && !checks.rules.has(name) && !ordered.has(name) && !isBound;
    },
    hasRoom: (name, min, max) => {
      const column = columns.get(name);
      return column !== undefined && hasRoom(plain.kind(column), min, max);
    },
    textsOf: (field) => measure(plainField(field), false)?.entries ?? [],
  };
  for (const { field, with: other } of agreeingFields([...fields.values()], around)) {
    fields.set(field.name, { ...field, because: `${field.because}, agrees with ${other}` });
  }
}

function hasRoom(kind: ColumnKind, min: number, max: number): boolean {
  if (kind.kind === 'integer') return min >= kind.min && max <= kind.max;
  return kind.kind === 'decimal' && Math.max(-min, max) <= kind.max;
}
