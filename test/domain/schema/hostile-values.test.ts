import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { constraintsOf } from '../../../src/domain/field-types/common-constraints.js';
import { encodeTable } from '../../../src/domain/generation/encode/encode-table.js';
import { hostileValues } from '../../support/hostile-values.js';
import { columnRequest, fieldTypes, type Json, plan, request } from '../../support/tables.js';

/** Plans a request and generates its rows, or returns the paths of its faults. Anything else is a defect. */
function outcome(input: unknown): readonly string[] {
  const planned = plan(input);
  if (E.isRight(planned)) {
    for (const chunk of encodeTable(planned.right)) expect(chunk.length).to.be.above(0);
    return [];
  }
  if (planned.left.code !== 'invalid_request') throw new Error(planned.left.code);
  const { faults } = planned.left;
  expect(faults).not.to.have.length(0);
  for (const { message } of faults) expect(message.length).to.be.below(500);
  return faults.map(({ path }) => path);
}

describe('hostile values', () => {
  for (const type of fieldTypes.values()) {
    const names = Object.keys(constraintsOf(type));

    for (const name of names) {
      it(`of ${type.name} ${name} are accepted, or refused at a constraint`, () => {
        for (const [title, value] of hostileValues) {
          const paths = outcome(columnRequest(type.name, { [name]: value }, { rows: 3 }));
          for (const path of paths) {
            // A value that is valid alone can break a rule with another constraint, at which the fault is then reported.
            const [constraint = ''] = path.slice('/fields/0/constraints/'.length).split('/');
            expect(path, title).to.match(/^\/fields\/0\/constraints\//);
            expect(names, title).to.include(constraint);
          }
        }
      });
    }
  }

  const places: Readonly<Record<string, (value: unknown) => Json>> = {
    '/rows': (rows) => request({ rows }),
    '/format': (format) => request({ format }),
    '/table_name': (table_name) => request({ table_name, format: 'sql' }),
    '/seed': (seed) => request({ seed }),
    '/offset': (offset) => request({ offset }),
    '/locale': (locale) => request({ locale }),
    '/fields': (fields) => request({ fields }),
    '/fields/0': (field) => request({ fields: [field] }),
    '/fields/0/name': (name) => request({ fields: [{ name, type: 'integer' }] }),
    '/fields/0/type': (type) => request({ fields: [{ name: 'a', type }] }),
    '/fields/0/constraints': (constraints) => columnRequest('integer', constraints),
    '/csv': (csv) => request({ csv }),
    '/csv/delimiter': (delimiter) => request({ csv: { delimiter } }),
    '/csv/header': (header) => request({ csv: { header } }),
    '/sql': (sql) => request({ sql }),
    '/sql/dialect': (dialect) => request({ sql: { dialect } }),
    '/sql/rows_per_statement': (rows_per_statement) => request({ sql: { rows_per_statement } }),
  };
  for (const [place, make] of Object.entries(places)) {
    it(`at ${place} are accepted, or refused at this path`, () => {
      for (const [title, value] of hostileValues) {
        for (const path of outcome(make(value))) expect(path, title).to.contain(place);
      }
    });
  }

  it('in place of a request are refused', () => {
    for (const [title, value] of hostileValues) {
      expect(outcome(value), title).not.to.have.length(0);
    }
  });
});
