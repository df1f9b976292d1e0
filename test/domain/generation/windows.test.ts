import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { TEXT_FORMAT_NAMES, type TextFormatName } from '../../../src/domain/formats/index.js';
import { encodeTable } from '../../../src/domain/generation/encode/encode-table.js';
import type { Means } from '../../../src/domain/generation/means.js';
import { type Json, planOf, textOf } from '../../support/tables.js';
import { formatCases } from '../formats/cases.js';
import {
  columnsOfEveryType,
  dependentColumns,
  type LawColumn,
  lawColumns,
  tableRequest,
} from './law-columns.js';

/**
 * All columns of each type in one format, and tables with columns of every type in all formats: a format knows the pieces of
 * a cell, and not its type.
 */
function tables(
  end: number,
): readonly (readonly [title: string, format: TextFormatName, columns: readonly LawColumn[]])[] {
  const byType = FIELD_TYPE_NAMES.map((type) => [type, lawColumns(type, end)] as const);
  const inAllFormats = [
    ['every type', columnsOfEveryType(end)],
    ['columns that depend on each other', dependentColumns],
  ] as const;
  return [
    ...byType.map(([type, columns]) => [type, 'csv', columns] as const),
    ...inAllFormats.flatMap(([title, columns]) =>
      TEXT_FORMAT_NAMES.map((format) => [title, format, columns] as const),
    ),
  ];
}

/** The text of a table, joined from the texts of windows that are generated separately. */
function glued(input: Json, format: TextFormatName, windows: readonly Json[]): string {
  const [reader] = formatCases[format].readers;
  return reader.glue(windows.map((window) => textOf({ ...input, format, ...window })));
}

describe('a window of rows', () => {
  const ROWS = 1100;
  const bounds = [
    { rows: 31, bytes: 2 ** 24 },
    { rows: 1024, bytes: 2 ** 30 },
    { rows: 2 ** 20, bytes: 100_000 },
  ];

  for (const [title, format, columns] of tables(ROWS)) {
    it(`of any size gives the same bytes of ${format} for ${title}`, () => {
      const plan = planOf(tableRequest(columns, { rows: ROWS, format }));
      const encoded = (means: Means) => Buffer.concat([...encodeTable(plan, means)]);
      const whole = encoded({});

      for (const bound of bounds) {
        expect(encoded({ bounds: bound }).equals(whole), JSON.stringify(bound)).to.equal(true);
      }
    });
  }

  const SPAN = 90;
  /** The rows that are generated each alone. */
  const ALONE = 9;
  // Statements have 15 rows, so that windows that begin at a multiple of 15 join to the same bytes.
  const cuts = [0, 15, 60, 75, SPAN];
  for (const [title, format, columns] of tables(SPAN)) {
    it(`equals its part of the whole table in ${format} for ${title}`, () => {
      const sql = { rows_per_statement: 15 };
      const input = tableRequest(columns, { rows: SPAN, format, sql });
      const windows = cuts
        .slice(1)
        .map((end, i) => ({ offset: cuts[i] as number, rows: end - (cuts[i] as number) }));

      expect(glued(input, format, windows)).to.equal(textOf(input));
    });

    it(`can begin at any row in ${format} for ${title}`, () => {
      const sql = { rows_per_statement: 1 };
      const input = tableRequest(columns, { rows: ALONE, offset: 3, format, sql });
      const alone = Array.from({ length: ALONE }, (_, i) => ({ rows: 1, offset: 3 + i }));

      expect(glued(input, format, alone)).to.equal(textOf(input));
    });
  }
});
