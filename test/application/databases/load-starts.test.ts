import { expect } from 'chai';
import { startsBehind } from '../../../src/application/databases/load-starts.js';
import type { DatabaseLink } from '../../../src/application/ports/database-link.js';
import type { DatabaseTable } from '../../../src/domain/databases/model/database-schema.js';

const table = { name: 't', primaryKey: ['id'], uniques: [] } as unknown as DatabaseTable;

/** The starts of the column `id` if this is its greatest value. */
function startsOf(greatest: number | undefined, constraints: object, name = 'id') {
  const link = { greatest: async () => greatest } as unknown as DatabaseLink;
  const fields = new Map([['t', [{ name, type: 'sequence', constraints }, { name: 'n' }]]]);
  return startsBehind(link, [table], fields);
}

describe('the start of a counter', () => {
  it('lies behind the greatest number of the table', async () => {
    expect(await startsOf(7, {})).to.deep.equal({ t: { id: 8 } });
    expect(await startsOf(7, { start: 7, step: 10 })).to.deep.equal({ t: { id: 17 } });
  });

  it('stays if the table has no rows, or only numbers before it', async () => {
    expect(await startsOf(undefined, {})).to.deep.equal({});
    expect(await startsOf(6, { start: 7 })).to.deep.equal({});
  });

  it('stays if the counter counts down, has a text, or is no key', async () => {
    expect(await startsOf(7, { step: -1 })).to.deep.equal({});
    expect(await startsOf(7, { prefix: 'A-' })).to.deep.equal({});
    expect(await startsOf(7, {}, 'rank')).to.deep.equal({});
  });
});
