import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { FORMAT_NAMES } from '../../../src/domain/formats/index.js';
import { type Json, textOf } from '../../support/tables.js';
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

/** Rows that stand alone: without what opens and closes a file. */
function bodyOf(input: Json): string {
  const csv = { header: false };
  const text = textOf({ ...input, csv });
  if (input.format === 'json') return text.slice(1, -1);
  return text.replaceAll(/^\/\*!40101 [^\n]*\*\/;\n/gm, '');
}

function glue(bodies: readonly string[], format: string): string {
  return bodies.join(format === 'json' ? ',\n' : '');
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

        const parts = windows.map((window) => bodyOf({ ...input, ...window }));
        expect(glue(parts, format)).to.equal(bodyOf(input));
      });
    }

    it(`may begin anywhere, in json and csv: ${title}`, () => {
      for (const format of ['json', 'csv']) {
        const input = tableRequest(columns, { rows: 23, offset: 3, format });
        const alone = Array.from({ length: 23 }, (_, i) =>
          bodyOf({ ...input, rows: 1, offset: 3 + i }),
        );

        expect(glue(alone, format)).to.equal(bodyOf(input));
      }
    });

    it(`of 10 rows is the head of the table: ${title}`, () => {
      const head = bodyOf(tableRequest(columns, { rows: 10, format: 'json' }));
      const whole = bodyOf(tableRequest(columns, { rows: SPAN, format: 'json' }));

      expect(whole.startsWith(`${head},\n`)).to.equal(true);
    });
  }
});
