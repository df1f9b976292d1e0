import { expect } from 'chai';
import {
  generate,
  generateSet,
  type TableRequest,
  type TableSetRequest,
} from '../../src/adapters/library/index.js';
import { templates } from '../../studio/templates/index.js';
import { everyOf } from '../support/every-of.js';

/** The number of rows in each table of a request. */
function rowsOf(request: Readonly<Record<string, unknown>>): readonly number[] {
  const { tables } = request;
  if (tables === undefined) {
    return [[...generate(request as unknown as TableRequest).rows()].length];
  }
  const set = generateSet(request as unknown as TableSetRequest);
  return [...set.tables.values()].map((table) => [...table.rows()].length);
}

describe('the templates of the page', () => {
  for (const { name, request } of templates) {
    it(`have rows in every table: ${name}`, () => {
      expect(everyOf(rowsOf(request), (rows) => rows > 0)).to.equal(true);
    });
  }

  it('have names and descriptions that differ', () => {
    for (const part of ['name', 'description'] as const) {
      expect(new Set(templates.map((template) => template[part])).size).to.equal(templates.length);
    }
  });
});
