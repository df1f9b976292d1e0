import { expect } from 'chai';
import {
  checksumLine,
  decodeManifest,
  decodeReceipt,
  type Manifest,
  manifestText,
  sealedPart,
} from '../../../src/domain/bulk/manifest.js';
import { partsOf } from '../../../src/domain/bulk/run-parts.js';
import { bulkRun } from './support/bulk-run.js';

const run = bulkRun();
const parts = [...partsOf(run)].map((part) =>
  sealedPart(part, { bytes: 7, sha256: 'a'.repeat(64) }),
);
const manifest: Manifest = { ...run, rows: 100, bytes: 21, root: 'b'.repeat(64), parts };
const text = [...manifestText(manifest)].join('');

describe('a manifest', () => {
  it('is read as it was written', () => {
    expect(decodeManifest(JSON.parse(text))).to.deep.equal(manifest);
  });

  it('has a line for each part', () => {
    expect(text.split('\n')).to.include(`    ${JSON.stringify(parts[1])},`);
  });

  it('is not read from a run, nor from other JSON', () => {
    for (const json of [run, { ...manifest, parts: [{}] }, { ...manifest, window: 0 }, [], null]) {
      expect(decodeManifest(json)).to.equal(undefined);
    }
  });
});

describe('the line of a part in the root digest', () => {
  it('is the one that sha256sum prints', () => {
    const line = checksumLine({ name: 'orders/part-00000.csv', sha256: 'ab12' });

    expect(line).to.equal('ab12  orders/part-00000.csv\n');
  });
});

describe('a receipt', () => {
  it('is read from its JSON only', () => {
    expect(decodeReceipt({ bytes: 1, sha256: 'ab' })).to.deep.equal({ bytes: 1, sha256: 'ab' });
    expect(decodeReceipt({ bytes: -1, sha256: 'ab' })).to.equal(undefined);
    expect(decodeReceipt('')).to.equal(undefined);
  });
});
