import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { arrayLength } from '../../src/domain/generation/array-length.js';
import { MAX_DEPTH, MAX_FIELDS } from '../../src/domain/schema/params/limits.js';
import { csvRows } from '../support/csv-rows.js';
import { packageRoot } from '../support/package-root.js';
import { pageBlocks } from '../support/page-blocks.js';
import { faultsOf, formats, type Json, textOf } from '../support/tables.js';

const page = 'docs/nested.md';
const text = readFileSync(new URL(page, packageRoot), 'utf8');
const [request] = pageBlocks(page, 'json').map((block) => JSON.parse(block) as Json);

describe(page, () => {
  for (const format of Object.keys(formats)) {
    it(`shows a request that is valid in ${format}`, () => {
      expect(faultsOf({ ...request, format })).to.deep.equal([]);
    });
  }

  it('describes the columns of its request', () => {
    const [names] = csvRows(textOf({ ...request, format: 'csv' }));

    expect(names).to.deep.equal([
      ...['id', 'customer.name', 'customer.email'],
      ...['customer.address.city', 'customer.address.postal_code', 'tags', 'lines'],
    ]);
  });

  it('has the limits and defaults of the engine', () => {
    const { min_items, max_items } = arrayLength.constraints;

    expect(text).to.include(`At most ${MAX_DEPTH} objects and arrays`);
    expect(text).to.include(`at most ${MAX_FIELDS} fields`);
    expect(text).to.include(
      `bounds of the length: 0 to ${max_items.schema.maximum}, both included`,
    );
    expect(text).to.include(`| ${min_items.default} and ${max_items.default} |`);
  });

  it('says that names that are whole numbers come first', () => {
    const properties = { b: { type: 'integer' }, 7: { type: 'integer' } };
    const fields = [{ name: 'o', type: 'object', properties }];

    expect(csvRows(textOf({ rows: 1, fields, format: 'csv' }))[0]).to.deep.equal(['o.7', 'o.b']);
  });
});
