import { FIELD_TYPE_NAMES, type FieldTypeName } from '../../../src/domain/field-types/index.js';
import { type Json, request } from '../../support/tables.js';
import { type LawColumn, lawColumns } from '../generation/law-columns.js';

const ROWS = 40;
/** The most columns of one table. */
const COLUMNS = 100;

function columnsOf(type: FieldTypeName, null_rate: number): readonly LawColumn[] {
  const columns = lawColumns(type, ROWS);
  return null_rate === 1 ? columns.slice(0, 1) : columns;
}

/**
 * Requests that together have every field type with every accepted constraint, without nulls and with some. With nothing
 * else, the constraints make no difference, so each type is there once.
 */
export function everyTypeTables(): readonly Json[] {
  return [0, 0.3, 1].flatMap((null_rate) => {
    const fields = FIELD_TYPE_NAMES.flatMap((type) =>
      columnsOf(type, null_rate).map(({ constraints }, i) => ({
        name: `${type} ${i}`,
        type,
        constraints: { ...constraints, null_rate },
      })),
    );
    const tables = Math.ceil(fields.length / COLUMNS);
    return Array.from({ length: tables }, (_, t) =>
      request({ rows: ROWS, seed: 3, fields: fields.slice(t * COLUMNS, (t + 1) * COLUMNS) }),
    );
  });
}
