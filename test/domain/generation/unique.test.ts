import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { cellsOf, columnRequest, faultsOf, type Json, pathsOf } from '../../support/tables.js';
import { titleOf } from '../field-types/cases.js';
import { canBeUnique, capacityOf, isCounter, type LawColumn, lawColumns } from './law-columns.js';

/** The largest capacity for which all values are generated. */
const WHOLE = 20_000;
const LARGEST = Number.MAX_SAFE_INTEGER;
const WINDOW = 500;
/** Rows between the first and the last ones. */
const SOME = 6;

function uniqueCells({ type, constraints }: LawColumn, changes: Json): readonly string[] {
  return cellsOf(type, { ...constraints, unique: true }, changes);
}

/** Different row numbers, one in each of `count` equal parts below `end`, the same in every run. */
function someRows(end: number, count: number): readonly number[] {
  let state = 12_345;
  const fraction = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
  const part = Math.floor(end / count);
  return Array.from(
    { length: count },
    (_, i) => i * part + Math.floor((fraction() + fraction() / 2 ** 32) * part),
  );
}

describe('a unique column', () => {
  for (const type of FIELD_TYPE_NAMES) {
    const columns = lawColumns(type, 0)
      .filter(({ constraints }) => constraints.null_rate === undefined && !constraints.unique)
      .filter(canBeUnique);

    for (const column of columns) {
      const { constraints, holds } = column;
      const title = `${type} with ${titleOf(constraints)}`;
      const capacity = capacityOf(column);

      if (capacity <= WHOLE) {
        it(`of ${title} has each of its ${capacity} values once`, () => {
          const cells = uniqueCells(column, { rows: capacity });

          expect(new Set(cells).size).to.equal(capacity);
          expect(cells.filter((cell) => !holds(cell)).slice(0, 3)).to.deep.equal([]);
        });
      } else {
        it(`of ${title} repeats no value in the first, the last and ${SOME} other of ${capacity} rows`, () => {
          const first = uniqueCells(column, { rows: WINDOW });
          const last = uniqueCells(column, { rows: WINDOW, offset: capacity - WINDOW });
          const others = someRows(capacity - 2 * WINDOW, SOME).flatMap((row) =>
            uniqueCells(column, { rows: 1, offset: WINDOW + row }),
          );

          const cells = [...first, ...last, ...others];
          expect(new Set(cells).size).to.equal(2 * WINDOW + SOME);
          expect(cells.filter((cell) => !holds(cell)).slice(0, 3)).to.deep.equal([]);
        });
      }

      if (capacity < LARGEST) {
        it(`of ${title} is refused for one row more than it has values`, () => {
          const given = { ...constraints, unique: true };
          const rows = Math.min(capacity, WHOLE);
          const offset = capacity - rows;

          expect(pathsOf(columnRequest(type, given, { rows, offset }))).to.deep.equal([]);
          const [fault, ...more] = faultsOf(
            columnRequest(type, given, { rows, offset: offset + 1 }),
          );
          expect(more).to.deep.equal([]);
          expect(fault?.path).to.equal('/fields/0/constraints/unique');
          expect(fault?.message).to.contain(` ${capacity} different values`);
        });
      }
    }

    if (isCounter(type)) continue;
    if (capacityOf({ type, constraints: {} }) === 1) continue;

    it(`of ${type} has its values in another order for another seed`, () => {
      const rows = Math.min(50, capacityOf({ type, constraints: {} }));
      const orders = [1, 2, 3, 4, 5, 6].map((seed) =>
        cellsOf(type, { unique: true }, { seed, rows }).join(),
      );

      expect(new Set(orders).size).to.be.above(1);
    });
  }

  it('counts choices with the same text once', () => {
    const choices = [1, '1', 0, -0, '0', 1e-7, '0.0000001', 1e-21, `0.${'0'.repeat(20)}1`];
    const constraints = { choices, unique: true };

    expect(capacityOf({ type: 'csat_score', constraints: { choices } })).to.equal(4);
    const cells = cellsOf('csat_score', constraints, { rows: 4 });
    expect(new Set(cells.map((cell) => cell.replaceAll('"', ''))).size).to.equal(4);
  });

  it('of two values has both orders among different seeds', () => {
    const orders = Array.from({ length: 40 }, (_, seed) =>
      cellsOf('boolean', { unique: true }, { seed, rows: 2 }).join(),
    );

    expect([...new Set(orders)]).to.have.members(['true,false', 'false,true']);
  });
});
