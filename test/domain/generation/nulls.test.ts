import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { TEXT_FORMAT_NAMES } from '../../../src/domain/formats/index.js';
import { cellsOf, request, textOf } from '../../support/tables.js';
import { capacityOf, cellsByName, lawColumns, tableRequest } from './law-columns.js';

const ROWS = 300;

describe('the constraint null_rate', () => {
  for (const type of FIELD_TYPE_NAMES) {
    const columns = lawColumns(type, ROWS).filter(
      ({ constraints }) => constraints.null_rate === undefined,
    );
    const plain = cellsByName(tableRequest(columns, { rows: ROWS }));
    const withRate = (null_rate: number, some = columns) =>
      some.map((column) => ({ ...column, constraints: { ...column.constraints, null_rate } }));

    it(`hides values of ${type} and changes none`, () => {
      const masked = cellsByName(tableRequest(withRate(0.4), { rows: ROWS }));

      for (const [name, cells] of masked) {
        const values = plain.get(name);
        expect(cells.filter((cell, i) => cell !== 'null' && cell !== values?.[i])).to.be.empty;
        expect(cells.filter((cell) => cell === 'null').length).to.be.within(80, 160);
      }
    });

    it(`of one ${type} column does not change other columns`, () => {
      const some = columns.map((column, i) =>
        i % 2 === 0
          ? column
          : { ...column, constraints: { ...column.constraints, null_rate: 0.5 } },
      );
      const masked = cellsByName(tableRequest(some, { rows: ROWS }));

      columns.forEach(({ name }, i) => {
        if (i % 2 === 0) expect(masked.get(name)).to.deep.equal(plain.get(name));
      });
    });

    it(`of 0 does not change the bytes of ${type} in any format, and of 1 makes every cell null`, () => {
      for (const format of TEXT_FORMAT_NAMES) {
        const without = textOf(tableRequest(columns, { rows: ROWS, format }));
        expect(textOf(tableRequest(withRate(0), { rows: ROWS, format })) === without).to.equal(
          true,
        );
      }
      const cells = [...cellsByName(tableRequest(withRate(1), { rows: ROWS })).values()].flat();
      expect(cells.filter((cell) => cell !== 'null')).to.deep.equal([]);
    });

    it(`of a unique ${type} column leaves only different values`, () => {
      const rows = Math.min(ROWS, capacityOf({ type, constraints: {} }));
      const cells = cellsOf(type, { unique: true, null_rate: 0.5 }, { rows });
      const values = cells.filter((cell) => cell !== 'null');

      expect(new Set(values).size).to.equal(values.length);
    });
  }

  for (const rate of [0.001, 0.05, 0.25, 0.5, 0.9, 0.999]) {
    it(`of ${rate} makes that share of the cells null`, () => {
      const rows = 100_000;
      const cells = cellsOf('boolean', { null_rate: rate }, { rows });

      const nulls = cells.filter((cell) => cell === 'null').length;
      expect(nulls / rows).to.be.closeTo(rate, 5 * Math.sqrt((rate * (1 - rate)) / rows));
    });
  }

  it('hides true and false equally often', () => {
    const values = cellsOf('boolean', {}, { rows: 100_000 });
    const masked = cellsOf('boolean', { null_rate: 0.5 }, { rows: 100_000 });

    const hidden = values.filter((_, i) => masked[i] === 'null');
    const share = hidden.filter((value) => value === 'true').length / hidden.length;
    expect(share).to.be.closeTo(0.5, 0.01);
  });

  it('hides different rows in different columns', () => {
    const fields = ['a', 'b'].map((name) => ({
      name,
      type: 'boolean',
      constraints: { null_rate: 0.5 },
    }));
    const [a = [], b = []] = [...cellsByName(request({ rows: 10_000, fields })).values()];

    const both = a.filter((cell, i) => cell === 'null' && b[i] === 'null').length;
    expect(both).to.be.within(2300, 2700);
  });
});
