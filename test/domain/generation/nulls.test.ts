import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { TEXT_FORMAT_NAMES } from '../../../src/domain/formats/index.js';
import { cellsOf, request, textOf } from '../../support/tables.js';
import {
  capacityOf,
  cellsByName,
  columnsOfEveryType,
  type LawColumn,
  lawColumns,
  tableRequest,
} from './law-columns.js';

const ROWS = 300;

function withRate(columns: readonly LawColumn[], null_rate: number): readonly LawColumn[] {
  return columns.map((column) => ({
    ...column,
    constraints: { ...column.constraints, null_rate },
  }));
}

describe('the constraint null_rate', () => {
  for (const type of FIELD_TYPE_NAMES) {
    const columns = lawColumns(type, ROWS).filter(
      ({ constraints }) => constraints.null_rate === undefined,
    );
    it(`hides values of ${type} and changes none`, () => {
      const plain = cellsByName(tableRequest(columns, { rows: ROWS }));
      const masked = cellsByName(tableRequest(withRate(columns, 0.4), { rows: ROWS }));

      for (const [name, cells] of masked) {
        const values = plain.get(name) ?? [];
        expect(cells.filter((cell, i) => cell !== 'null' && cell !== values[i])).to.be.empty;
        // Some types have no value in some rows, such as the postal code of a country without any.
        const filled = cells.filter((_, i) => values[i] !== 'null');
        const share = filled.filter((cell) => cell === 'null').length / filled.length;
        expect(share).to.be.within(0.27, 0.53);
      }
    });

    it(`of a unique ${type} column leaves only different values`, () => {
      const rows = Math.min(ROWS, capacityOf({ type, constraints: {} }));
      const cells = cellsOf(type, { unique: true, null_rate: 0.5 }, { rows });
      const values = cells.filter((cell) => cell !== 'null');

      expect(new Set(values).size).to.equal(values.length);
    });
  }

  const many = columnsOfEveryType(ROWS).filter(
    ({ constraints }) => constraints.null_rate === undefined,
  );

  it('of one column does not change other columns', () => {
    const some = many.map((column, i) => (i % 2 === 0 ? column : withRate([column], 0.5)[0]));
    const plain = cellsByName(tableRequest(many, { rows: ROWS }));
    const masked = cellsByName(tableRequest(some as readonly LawColumn[], { rows: ROWS }));

    const others = many.filter((_, i) => i % 2 === 0).map(({ name }) => name);
    expect(others.filter((name) => masked.get(name)?.join() !== plain.get(name)?.join())).to.be
      .empty;
    expect(masked).not.to.deep.equal(plain);
  });

  for (const format of TEXT_FORMAT_NAMES) {
    it(`of 0 does not change the bytes of ${format}`, () => {
      const without = textOf(tableRequest(many, { rows: ROWS, format }));
      const made = textOf(tableRequest(withRate(many, 0), { rows: ROWS, format }));

      expect(made === without).to.equal(true);
    });
  }

  it('of 1 makes every cell null', () => {
    const cells = [...cellsByName(tableRequest(withRate(many, 1), { rows: ROWS })).values()].flat();

    expect(cells.length).to.equal(many.length * ROWS);
    expect(cells.filter((cell) => cell !== 'null')).to.deep.equal([]);
  });

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
