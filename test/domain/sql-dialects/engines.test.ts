import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { jsonRows } from '../../../src/testing/json-rows.js';
import { csvRows } from '../../support/csv-rows.js';
import type { StoredTable } from '../../support/engines/engine.js';
import { engineCases } from '../../support/engines/index.js';
import { withEngine } from '../../support/engines/with-engine.js';
import { naughtyNames, naughtyStrings } from '../../support/naughty-strings.js';
import { columnRequest, type Json, pathsOf, request, textOf } from '../../support/tables.js';
import { rowsOf } from '../field-types/cases.js';
import { asStored, plain } from './stored-cells.js';
import { ordinaryBatches, StoredColumns, TABLE, uniqueBatches } from './stored-columns.js';

const ROWS = 300;
const storable = naughtyStrings.filter((text) => !text.includes('\0'));

type Rows = StoredTable['rows'];

/** Sorts rows, because an engine can return a table in the order of a unique column. */
function inOrder(rows: Rows): readonly string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}

for (const { title, dialect, make } of engineCases) {
  describe(`${dialect} SQL in ${title}`, () => {
    const engine = make();
    withEngine(engine);
    before(() => engine.create('x', ['kept']));

    function sqlOf(input: Json, options: Json): string {
      return textOf({ ...input, format: 'sql', sql: { dialect, ...options } });
    }

    /** Loads files one after another, reads the table and drops it. Fails if any other table appears or disappears. */
    async function loaded(files: readonly string[], table = TABLE): Promise<StoredTable> {
      for (const file of files) await engine.run(file);
      expect(await engine.tables()).to.have.members(['x', table]);
      const stored = await engine.read(table);
      await engine.drop(table);
      return { ...stored, rows: stored.rows.map((row) => row.map((cell) => cell && plain(cell))) };
    }

    function expected(input: Json): Rows {
      const rows = jsonRows(textOf({ ...input, format: 'json' }));
      return rows.map((row) => row.map(([, cell]) => asStored(cell, engine)));
    }

    const stored = new StoredColumns(engine, dialect, (cell) => asStored(cell, engine));

    it('creates tables with columns of every type and stores their values', async () => {
      expect(await stored.faultsOf(ordinaryBatches())).to.deep.equal([]);
    });

    it('stores unique values of every type together with nulls', async () => {
      expect(await stored.faultsOf(uniqueBatches())).to.deep.equal([]);
    });

    it('loads windows one after another into the table that the first window creates', async () => {
      const fields = FIELD_TYPE_NAMES.map((type) => ({
        name: type,
        type,
        constraints: { ...rowsOf(type).accepts[0]?.given, null_rate: 0.1 },
      }));
      const windows = [
        { offset: 0, rows: 7 },
        { offset: 7, rows: 1 },
        { offset: 8, rows: 92 },
      ];
      const options = { create_table: true, rows_per_statement: 10 };
      const files = windows.map((window) => sqlOf(request({ fields, ...window }), options));

      const { rows } = await loaded(files);
      const whole = await loaded([sqlOf(request({ fields, rows: 100 }), options)]);
      expect(inOrder(rows)).to.deep.equal(inOrder(expected(request({ fields, rows: 100 }))));
      expect(inOrder(rows)).to.deep.equal(inOrder(whole.rows));
    });

    it('stores the members of objects as columns, and arrays as JSON', async () => {
      const texts = { type: 'choice', constraints: { choices: storable, null_rate: 0.1 } };
      const fields = [
        { name: 'id', type: 'sequence' },
        {
          name: 'o',
          type: 'object',
          properties: { word: { type: 'word' }, n: { type: 'integer' } },
        },
        { name: 'a', type: 'array', items: texts, constraints: { null_rate: 0.2 } },
        {
          name: 'b',
          type: 'array',
          items: { type: 'object', properties: { texts: { type: 'array', items: texts } } },
        },
      ];
      const input = request({ rows: ROWS, fields });
      const [, ...cells] = csvRows(textOf({ ...input, format: 'csv' }));
      const parsed = (rows: Rows): readonly unknown[] =>
        rows.map((row) => row.map((cell) => (cell?.startsWith('[') ? JSON.parse(cell) : cell)));

      const { columns, rows } = await loaded([sqlOf(input, { create_table: true })]);
      expect(columns).to.deep.equal(['id', 'o.word', 'o.n', 'a', 'b']);
      const byId = [...rows].sort(([a], [b]) => Number(a) - Number(b));
      expect(parsed(byId)).to.deep.equal(parsed(cells));
    });

    it('stores every hostile choice, in a unique column and in an ordinary column', async () => {
      for (const unique of [true, false]) {
        const input = columnRequest(
          'csat_score',
          { choices: storable, unique },
          { rows: storable.length },
        );

        const { rows } = await loaded([sqlOf(input, { create_table: true })]);
        expect(inOrder(rows)).to.deep.equal(inOrder(expected(input)));
      }
    });

    it('stores hostile prefixes and suffixes', async () => {
      const affixes = storable.filter((text) => [...text].length <= 200);
      for (let at = 0; at < affixes.length; at += 20) {
        const fields = affixes.slice(at, at + 20).map((affix, i) => ({
          name: `c${i}`,
          type: 'string',
          constraints: { length: 3, prefix: affix, suffix: affix, null_rate: 0.3 },
        }));
        const input = request({ rows: 4, fields });

        const { rows } = await loaded([sqlOf(input, { create_table: true })]);
        expect(rows).to.deep.equal(expected(input));
      }
    });

    it('distinguishes NULL from the empty text and from "NULL"', async () => {
      const choices = ['', 'NULL', 'null', ' '];
      const input = columnRequest('csat_score', { choices, null_rate: 0.3 }, { rows: 200 });

      const { rows } = await loaded([sqlOf(input, { create_table: true })]);
      expect([...new Set(rows.flat())]).to.have.members([...choices, null]);
    });

    it('stores numbers among texts as texts', async () => {
      const choices = [1, 2.5, 'n/a', '007'];
      const input = columnRequest('csat_score', { choices }, { rows: 200 });

      const { rows } = await loaded([sqlOf(input, { create_table: true })]);
      expect([...new Set(rows.flat())]).to.have.members(['1', '2.5', 'n/a', '007']);
    });

    const accepted = naughtyNames.filter(
      (name) =>
        pathsOf(request({ format: 'sql', sql: { dialect }, fields: [{ name, type: 'boolean' }] }))
          .length === 0,
    );

    it('stores every accepted hostile column name and its values', async () => {
      expect(accepted.length).to.be.above(300);
      const fieldsOf = (names: readonly string[]) =>
        names.map((name) => ({ name, type: 'csat_score', constraints: { choices: [name] } }));
      let batch: string[] = [];
      const batches = [batch];
      for (const name of accepted) {
        const isFull = batch.length === 20;
        const input = request({
          format: 'sql',
          sql: { dialect },
          fields: fieldsOf([...batch, name]),
        });
        if (isFull || pathsOf(input).length > 0) {
          batch = [];
          batches.push(batch);
        }
        batch.push(name);
      }
      for (const names of batches) {
        const input = request({ rows: 2, fields: fieldsOf(names) });
        await engine.create(TABLE, names);

        const { columns, rows } = await loaded([sqlOf(input, {})]);
        expect(columns).to.deep.equal(names);
        expect(rows).to.deep.equal([names.map(plain), names.map(plain)]);
      }
    });

    it('creates a table of every accepted hostile name, and changes no other table', async () => {
      const tables = naughtyNames.filter((table_name) => {
        const input = columnRequest('date', {}, { table_name, format: 'sql' });
        const isTaken = table_name.includes('.') || table_name.toLowerCase() === 'x';
        return !isTaken && pathsOf({ ...input, sql: { dialect, create_table: true } }).length === 0;
      });
      expect(tables.length).to.be.above(250);
      // Names with quotes or backslashes are the ones that are written differently.
      const tried = tables.filter((name, i) => /["'`\\]/.test(name) || i % 16 === 0);
      for (const table_name of tried) {
        const input = request({
          rows: 1,
          table_name,
          fields: [
            { name: table_name, type: 'integer', constraints: { max: 0 } },
            { name: 'At', type: 'datetime' },
          ],
        });

        const { rows } = await loaded([sqlOf(input, { create_table: true })], table_name);
        expect(rows).to.deep.equal(expected(input));
      }
    });
  });
}
