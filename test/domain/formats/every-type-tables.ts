import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { type Json, request } from '../../support/tables.js';
import { lawColumns } from '../generation/law-columns.js';

const ROWS = 60;
/** The most columns of one table. */
const COLUMNS = 100;

/** Requests that together have every field type with every accepted constraint, without nulls, with some, with nothing else. */
export function everyTypeTables(): readonly Json[] {
  return [0, 0.3, 1].flatMap((null_rate) => {
    const fields = FIELD_TYPE_NAMES.flatMap((type) =>
      lawColumns(type, ROWS).map(({ constraints }, i) => ({
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
