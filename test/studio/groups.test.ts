import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { decodeTables } from '../../studio/engine/decode-tables.js';
import { projectOf, requestOf } from '../../studio/state/project.js';
import { engine } from '../support/tables.js';

const request = {
  rows: 4,
  seed: 1,
  table_name: 'lines',
  groups: { rows: 2 },
  fields: [
    { name: 'order', type: 'sequence', per: 'group' },
    { name: 'no', type: 'ordinal' },
  ],
};

describe('a table with groups on the page', () => {
  it('keeps them', () => {
    expect(requestOf(projectOf(request, 'shop'))).to.deep.equal(request);
  });

  it('is checked by the page', () => {
    const decoded = decodeTables(request, engine);

    expect(E.isRight(decoded) && decoded.right.map(({ rows }) => rows)).to.deep.equal([4]);
  });
});
