import { expect } from 'chai';
import { generate } from '../../../src/adapters/library/generate.js';
import type { TableRequest } from '../../../src/adapters/library/table.js';
import type { TableColumn } from '../../../src/domain/generation/table-columns.js';
import { nestedFields } from '../../domain/generation/nested-fields.js';
import type { Json } from '../../support/tables.js';

const request = {
  rows: 3000,
  offset: 100,
  seed: 'columns',
  fields: [
    { name: 'id', type: 'sequence' },
    { name: 'price', type: 'price', constraints: { null_rate: 0.2 } },
    { name: 'flag', type: 'boolean' },
    { name: 'country', type: 'country', constraints: { null_rate: 0.5 } },
    { name: 'email', type: 'email', constraints: { null_rate: 0.1 } },
    { name: 'day', type: 'date', constraints: { start: '1950-01-01' } },
    { name: 'at', type: 'datetime', constraints: { precision: 'ms' } },
    { name: 'key', type: 'uuid' },
    { name: 'time', type: 'time' },
    { name: 'secret', type: 'uuid', hidden: true },
  ],
};

/** The value of a row, as rows() shows it. */
function cellOf(column: TableColumn, row: number): unknown {
  if (column.present?.[row] === 0) return null;
  switch (column.kind) {
    case 'numbers':
      return column.values[row];
    case 'moments': {
      const text = new Date(column.values[row] as number).toISOString();
      return column.type.kind === 'date' ? text.slice(0, 10) : text;
    }
    case 'words':
      return column.entries[column.indices[row] as number];
    case 'texts': {
      const { bytes, offsets } = column;
      return new TextDecoder().decode(bytes.subarray(offsets[row], offsets[row + 1]));
    }
  }
}

describe('the columns of a table', () => {
  const rows = [...generate(request).rows()];

  it('have the values of its rows', () => {
    const columns = generate(request).columns();

    expect(columns.map(({ name, kind }) => `${name} ${kind}`)).to.deep.equal([
      ...['id numbers', 'price numbers', 'flag words', 'country words', 'email texts'],
      ...['day moments', 'at moments', 'key texts', 'time texts'],
    ]);
    for (const column of columns) {
      const values = rows.map((_, row) => cellOf(column, row));
      expect(values, column.name).to.deep.equal(rows.map((row) => row[column.name]));
    }
  });

  it('can be those of a window, which counts rows as the request does', () => {
    for (const [offset, count] of [
      [100, 1],
      [1500, 1030],
      [3099, 1],
      [200, 0],
    ] as const) {
      const columns = generate(request).columns({ offset, rows: count });

      for (const column of columns) {
        const values = Array.from({ length: count }, (_, row) => cellOf(column, row));
        const same = rows.slice(offset - 100, offset - 100 + count);
        expect(values, column.name).to.deep.equal(same.map((row) => row[column.name]));
      }
    }
  });

  it('do not go beyond the rows of the request', () => {
    const windows = [{ offset: 99 }, { offset: 101 }, { rows: 3001 }, { rows: -1 }, { rows: 0.5 }];
    for (const window of windows) {
      expect(() => generate(request).columns(window)).to.throw(RangeError, 'rows 100 to 3099');
    }
  });

  it('are those of the members of objects, and arrays as JSON texts', () => {
    const request = { rows: 1, seed: 1, fields: nestedFields } as unknown as TableRequest;
    const [row] = [...generate(request).rows()] as [Json];
    const columns = generate(request).columns();
    const byName = new Map(columns.map((column) => [column.name, cellOf(column, 0)]));

    expect(byName.get('customer.name')).to.equal((row.customer as Json).name);
    for (const name of ['tags', 'lines', 'matrix']) {
      expect(JSON.parse(String(byName.get(name)))).to.deep.equal(row[name]);
    }
  });
});
