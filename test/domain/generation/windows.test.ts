import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { FORMAT_NAMES, type FormatName } from '../../../src/domain/formats/index.js';
import { type Json, textOf } from '../../support/tables.js';
import { formatCases } from '../formats/cases.js';
import { type LawColumn, lawColumns, tableRequest } from './law-columns.js';

const MIXED = 'every type';

/** The columns of each type, and a table with a few of all. */
function tables(end: number): readonly (readonly [title: string, columns: readonly LawColumn[]])[] {
  const byType = FIELD_TYPE_NAMES.map((type) => [type, lawColumns(type, end)] as const);
  const mixed = byType.flatMap(([type, columns]) =>
    columns.slice(0, 3).map((column) => ({ ...column, name: `${type}_${column.name}` })),
  );
  return [...byType, [MIXED, mixed]];
}

/** The text of a table, from the texts of windows that are made alone. */
function glued(input: Json, format: FormatName, windows: readonly Json[]): string {
  const [reader] = formatCases[format].readers;
  return reader.glue(windows.map((window) => textOf({ ...input, format, ...window })));
}

describe('a window of rows', () => {
  const ROWS = 1100;
  const bounds = [
    { rows: 1, bytes: 1 },
    { rows: 7, bytes: 2 ** 24 },
    { rows: 1024, bytes: 2 ** 30 },
    { rows: 2 ** 20, bytes: 20_000 },
  ];

  for (const [title, columns] of tables(ROWS)) {
    for (const format of FORMAT_NAMES) {
      it(`may be of any size: the ${format} of ${title} has the same bytes`, () => {
        const input = tableRequest(columns, { rows: ROWS, format });
        const whole = textOf(input);

        for (const bound of bounds) {
          expect(textOf(input, { bounds: bound }) === whole, JSON.stringify(bound)).to.equal(true);
        }
      });
    }
  }

  const SPAN = 90;
  // Statements of 15 rows: windows that begin at a multiple of it fit together to the byte.
  const cuts = [0, 15, 60, 75, SPAN];
  for (const [title, columns] of tables(SPAN)) {
    for (const format of FORMAT_NAMES) {
      it(`that is made alone is that part of the whole: ${format} of ${title}`, () => {
        const sql = { rows_per_statement: 15 };
        const input = tableRequest(columns, { rows: SPAN, format, sql });
        const windows = cuts
          .slice(1)
          .map((end, i) => ({ offset: cuts[i] as number, rows: end - (cuts[i] as number) }));

        expect(glued(input, format, windows)).to.equal(textOf(input));
      });

      it(`may begin anywhere: ${format} of ${title}`, () => {
        const sql = { rows_per_statement: 1 };
        const input = tableRequest(columns, { rows: 23, offset: 3, format, sql });
        const alone = Array.from({ length: 23 }, (_, i) => ({ rows: 1, offset: 3 + i }));

        expect(glued(input, format, alone)).to.equal(textOf(input));
      });
    }
  }
});
