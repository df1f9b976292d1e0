import { expect } from 'chai';
import { lazy } from '../../../src/domain/basics/lazy.js';
import { FIELD_TYPE_NAMES, type FieldTypeName } from '../../../src/domain/field-types/index.js';
import { fieldTypes, request } from '../../support/tables.js';
import {
  cellsByName,
  fieldOf,
  isCounter,
  type LawColumn,
  lawColumns,
  tableRequest,
} from './law-columns.js';

const ROWS = 60;

type Cells = ReadonlyMap<string, readonly string[]>;

/** The columns of both tables whose cells differ. */
function changed(before: Cells, after: Cells): readonly string[] {
  return [...after.keys()].filter(
    (name) => before.has(name) && before.get(name)?.join('\n') !== after.get(name)?.join('\n'),
  );
}

/** All columns of a type, with names that no column of another type has. */
function namedColumns(type: FieldTypeName): readonly LawColumn[] {
  return lawColumns(type, ROWS).map((column) => ({ ...column, name: `${type} ${column.name}` }));
}

function cellsOfTable(columns: readonly LawColumn[]): Cells {
  return cellsByName(tableRequest(columns, { rows: ROWS }));
}

/** Such columns, of which none shows an entity that a column of another type shows. */
function separateColumns(type: FieldTypeName): readonly LawColumn[] {
  const columns = namedColumns(type);
  if (fieldTypes.get(type)?.facet === undefined) return columns;
  return columns.map(({ constraints, ...column }) => ({
    ...column,
    constraints: { ...constraints, link: `${type} ${constraints.link ?? column.name}` },
  }));
}

/** Types in every table beside columns of every type: a table for each type would say the same. */
const TYPES_A_TABLE = 25;

const lastsLonger = ({ mean_length }: { readonly mean_length: number }): boolean => mean_length > 1;

describe('a column', () => {
  for (const type of FIELD_TYPE_NAMES) {
    const columns = namedColumns(type);
    const together = lazy(() => cellsOfTable(columns));

    it(`of ${type} has the same cells beside any columns`, () => {
      const reversed = cellsOfTable([...columns].reverse());
      const renamed = columns.map((column, i) =>
        i % 2 === 0 ? column : { ...column, name: `other_${i}` },
      );
      const nullable = columns.map((column, i) =>
        i % 2 === 1 ? column : { ...column, name: `x${i}`, constraints: { null_rate: 0.3 } },
      );
      const tables = {
        'in reverse order': reversed,
        'without every second column': cellsOfTable(columns.filter((_, i) => i % 2 === 0)),
        'if every second column has another name': cellsOfTable(renamed),
        'if every second column is another': cellsOfTable(nullable),
      };

      expect([...reversed.keys()]).to.deep.equal([...together().keys()].reverse());
      for (const [which, cells] of Object.entries(tables)) {
        expect(changed(together(), cells), which).to.deep.equal([]);
      }
    });

    if (fieldTypes.get(type)?.facet === undefined && !isCounter(type)) {
      it(`of ${type} has other cells under another name`, () => {
        const renamed = cellsOfTable(
          columns.map((column) => ({ ...column, name: `${column.name}x` })),
        );

        const same = columns
          // Every column with the price of the row's product has that price.
          .filter(({ constraints }) => !('of' in constraints))
          // States that last one row each have few orders, of which two names may draw the same.
          .filter(
            ({ constraints: { states } }) => !Array.isArray(states) || states.some(lastsLonger),
          )
          .filter(({ name }) => new Set(together().get(name)).size > 1)
          .filter(({ name }) => together().get(name)?.join() === renamed.get(`${name}x`)?.join());
        expect(same.map(({ constraints }) => constraints)).to.deep.equal([]);
      });
    }
  }

  for (let first = 0; first < FIELD_TYPE_NAMES.length; first += TYPES_A_TABLE) {
    const types = FIELD_TYPE_NAMES.slice(first, first + TYPES_A_TABLE);
    it(`of ${types[0]} or the types after it has the same cells beside columns of every type`, () => {
      const fields = [
        ...FIELD_TYPE_NAMES.map((other) => ({ name: `a_${other}`, type: other })),
        ...types.flatMap(separateColumns).map(fieldOf),
        ...FIELD_TYPE_NAMES.map((other) => ({ name: `z_${other}`, type: other })),
      ];
      const beside = cellsByName(request({ rows: ROWS, fields }));

      const alone = types.map((type) => cellsOfTable(separateColumns(type)));
      expect(alone.flatMap((cells) => changed(beside, cells))).to.deep.equal([]);
      expect(
        alone.flatMap((cells) => [...cells.keys()]).filter((name) => !beside.has(name)),
      ).to.deep.equal([]);
    });
  }

  it('shares no draws with a column of the same type and another name', () => {
    const fields = Array.from({ length: 40 }, (_, i) => ({ name: `c${i}`, type: 'uuid' }));
    const cells = [...cellsByName(request({ rows: 50, fields })).values()].flat();

    expect(new Set(cells).size).to.equal(40 * 50);
  });
});
