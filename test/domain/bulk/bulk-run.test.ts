import { expect } from 'chai';
import { canonicalRequest, decodeRun, differences } from '../../../src/domain/bulk/bulk-run.js';
import { bulkRun } from './support/bulk-run.js';

describe('the canonical request of a run', () => {
  it('does not depend on the order of its members, nor on the type of its seed', () => {
    const one = canonicalRequest({ seed: 42, rows: 1, fields: [] });
    const other = canonicalRequest({ fields: [], rows: 1, seed: '42' });

    expect(JSON.stringify(one)).to.equal(JSON.stringify(other));
  });

  it('keeps the order of properties, which are columns', () => {
    const propertiesOf = (properties: object) =>
      JSON.stringify(canonicalRequest({ seed: 1, fields: [{ name: 'o', properties }] }));

    expect(propertiesOf({ a: 1, b: 2 })).to.not.equal(propertiesOf({ b: 2, a: 1 }));
  });
});

describe('a run', () => {
  it('is read as it was written', () => {
    const run = bulkRun({ compressor: 'zlib 1.3.1' });

    expect(decodeRun(JSON.parse(JSON.stringify(run)))).to.deep.equal(run);
  });

  it('is not read from other JSON', () => {
    for (const json of [{}, null, { ...bulkRun(), window: 0 }, { ...bulkRun(), tables: [{}] }]) {
      expect(decodeRun(json)).to.equal(undefined);
    }
  });

  it('names the members in which another one differs', () => {
    expect(differences(bulkRun(), bulkRun())).to.deep.equal([]);
    expect(differences(bulkRun(), bulkRun({ seed: '7', window: 50 }))).to.deep.equal([
      'seed',
      'window',
    ]);
  });
});
