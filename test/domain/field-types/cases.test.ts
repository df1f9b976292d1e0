import { expect } from 'chai';
import { constraintsOf } from '../../../src/domain/field-types/common-constraints.js';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { jsonColumn } from '../../../src/testing/json-rows.js';
import {
  cellsOf,
  columnRequest,
  english,
  faultsOf,
  fieldTypes,
  type Json,
  pathsOf,
  planOf,
  request,
  textOf,
} from '../../support/tables.js';
import { cases, commonRows, rowsOf, titleOf } from './cases.js';
import type { Refused } from './type-cases.js';

const ROWS = 1000;

function mentions(given: unknown, constraint: string): boolean {
  return typeof given === 'object' && given !== null && Object.hasOwn(given, constraint);
}

/** The number of rows that the constraints have values for: a `unique` column has a capacity. */
function rowsFor(type: string, given: unknown): number {
  const [field] = planOf(columnRequest(type, given, { rows: 1 })).request.fields;
  if (field === undefined || !field.unique) return ROWS;
  return Math.min(ROWS, field.type.capacity(field.constraints, english));
}

/** The cells of a column that refers to other columns. */
function cellsBeside(type: string, constraints: Json, beside: readonly Json[]): readonly string[] {
  const fields = [{ name: 'c', type, constraints }, ...beside];
  return jsonColumn(textOf(request({ rows: ROWS, fields })), 'c');
}

function expectRefused(type: string, { given, at, says = /./ }: Refused): void {
  const faults = faultsOf(columnRequest(type, given));

  const paths = faults.map(({ path }) => path);
  expect(paths, titleOf(given)).to.deep.equal([`/fields/0/constraints${at}`]);
  expect(faults[0]?.message).to.match(says);
}

for (const type of FIELD_TYPE_NAMES) {
  describe(`field type ${type}`, () => {
    const { accepts, refuses } = rowsOf(type);

    for (const { given, holds, reaches = [], capacity, beside = [] } of accepts) {
      describe(`with ${titleOf(given)}`, () => {
        it('generates only values that its constraints allow, and all required ones', () => {
          const cells =
            beside.length === 0
              ? cellsOf(type, given, { rows: rowsFor(type, given) })
              : cellsBeside(type, given, beside);

          const wrong = cells.filter((cell) => cell !== 'null' && !holds(cell));
          expect(wrong.slice(0, 3)).to.deep.equal([]);
          expect(cells).to.include.members([...reaches]);
        });

        if (capacity !== undefined) {
          it(`has a capacity of ${capacity} different values`, () => {
            const [field] = planOf(columnRequest(type, given)).request.fields;

            expect(field?.type.capacity(field.constraints, english)).to.equal(capacity);
          });
        }
      });
    }

    for (const row of cases[type].refuses) {
      it(`refuses ${titleOf(row.given)} at ${row.at || 'its constraints'}`, () => {
        expectRefused(type, row);
      });
    }

    it('refuses what every type refuses', () => {
      for (const row of commonRows(type).refuses) expectRefused(type, row);
    });

    it('has test rows that accept and refuse each of its constraints', () => {
      for (const constraint of Object.keys(constraintsOf(fieldTypes.get(type) as never))) {
        const accepted = accepts.filter(({ given }) => mentions(given, constraint));
        expect(accepted, constraint).not.to.have.length(0);
        const refused = refuses.filter(({ at }) => at.split('/')[1] === constraint);
        expect(refused, constraint).not.to.have.length(0);
      }
    });

    // Some countries have no postal codes.
    if (type !== 'postal_code') {
      it('generates no null by default', () => {
        expect(cellsOf(type, {}, { rows: ROWS })).not.to.include('null');
      });
    }

    it('uses its defaults if constraints are left out', () => {
      const fields = [{ name: 'c', type }];

      expect(pathsOf({ rows: 1, seed: 1, fields })).to.deep.equal([]);
      expect(cellsOf(type, undefined)).to.deep.equal(cellsOf(type, {}));
    });
  });
}
