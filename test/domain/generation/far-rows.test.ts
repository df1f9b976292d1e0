import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { pathsOf, request } from '../../support/tables.js';
import { cellsByName, type LawColumn, lawColumns, tableRequest } from './law-columns.js';

const TWO_32 = 2 ** 32;
const LAST = Number.MAX_SAFE_INTEGER;
const ROWS = 12;
/** The first row after the border. */
const BORDER = 5;

const offsets: readonly (readonly [string, number])[] = [
  ['2^31', 2 ** 31 - BORDER],
  ['2^32', TWO_32 - BORDER],
  ['2^40', 2 ** 40 - BORDER],
  ['the last row', LAST - ROWS],
];

function cells(columns: readonly LawColumn[], offset: number, rows = ROWS) {
  return [...cellsByName(tableRequest(columns, { offset, rows })).values()];
}

describe('rows with large numbers', () => {
  for (const type of FIELD_TYPE_NAMES) {
    // The values of some types come to an end before.
    const reached = offsets.filter(([, offset]) => lawColumns(type, offset + ROWS).length > 0);
    if (reached.length === 0) continue;

    it(`have the same cells of ${type} on each side of a border and together, which satisfy its constraints`, () => {
      for (const [where, offset] of reached) {
        const columns = lawColumns(type, offset + ROWS);
        const together = cells(columns, offset);

        const before = cells(columns, offset, BORDER);
        const after = cells(columns, offset + BORDER, ROWS - BORDER);
        expect(
          before.map((column, i) => [...column, ...(after[i] ?? [])]),
          `around ${where}`,
        ).to.deep.equal(together);
        const wrong = together.flatMap((column, i) =>
          column.filter((cell) => cell !== 'null' && columns[i]?.holds(cell) !== true),
        );
        expect(wrong, `around ${where}`).to.deep.equal([]);
      }
    });

    it(`have other cells of ${type} than the rows 2^32 before`, () => {
      const many = lawColumns(type, 2 * TWO_32 + 40);
      const near = cells(many, 0, 40);
      const far = [cells(many, TWO_32, 40), cells(many, 2 * TWO_32, 40)];

      const same = many.filter((_, i) => {
        const varied = new Set(near[i]).size > 1;
        return varied && far.some((columns) => columns[i]?.join() === near[i]?.join());
      });
      expect(same.map(({ constraints }) => constraints)).to.deep.equal([]);
    });
  }

  it('are refused if offset plus rows exceeds 2^53 - 1', () => {
    const fields = [{ name: 'c', type: 'uuid' }];

    expect(pathsOf(request({ rows: 12, offset: LAST - 12, fields }))).to.deep.equal([]);
    expect(pathsOf(request({ rows: 13, offset: LAST - 12, fields }))).to.deep.equal(['/offset']);
    expect(pathsOf(request({ rows: 1, offset: LAST, fields }))).to.deep.equal(['/offset']);
    expect(pathsOf(request({ rows: 1, offset: LAST + 1, fields }))).to.deep.equal(['/offset']);
  });
});
