import { expect } from 'chai';
import { FaultList } from '../../../src/domain/errors/fault-list.js';
import { FaultsOfGroups } from '../../../src/domain/schema/sets/faults-of-groups.js';
import { faultsOf } from '../../support/tables.js';

describe('the faults of a table with groups', () => {
  it('are made only as long as the request has room for them', () => {
    const all = new FaultList();
    const faults = new FaultsOfGroups(all, (path) => path);
    let made = 0;
    for (let i = 0; i < 5000; i++) {
      faults.add(() => {
        made++;
        return { path: `/fields/${i}`, message: 'expected something else' };
      });
    }

    expect(made).to.equal(1000);
    expect([faults.count, all.count]).to.deep.equal([5000, 5000]);
  });

  it('count the fields of the request, without the hidden key', () => {
    const fields = Array.from({ length: 1000 }, (_, i) => ({ name: `f${i}`, type: 'integer' }));

    expect(faultsOf({ rows: 9, groups: { rows: 3 }, fields })).to.deep.equal([
      { path: '/fields', message: 'expected at most 999 fields in a table with groups, got 1000' },
    ]);
    expect(faultsOf({ rows: 9, groups: { rows: 3 }, fields: fields.slice(1) })).to.deep.equal([]);
  });

  it('are reported once if both tables have them', () => {
    const all = new FaultList();
    const faults = new FaultsOfGroups(all, () => '/fields/0');
    for (const path of ['/tables/0/fields/0', '/tables/1/fields/0']) {
      faults.add(() => ({ path, message: 'expected something else' }));
    }

    expect(all.count).to.equal(1);
  });
});
