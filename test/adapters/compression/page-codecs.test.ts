import * as zlib from 'node:zlib';
import { expect } from 'chai';
import { compressors } from 'hyparquet-compressors';
import { pageCodecs } from '../../../src/adapters/compression/page-codecs.js';

const bytes = Buffer.from('a text that repeats. '.repeat(100));

describe('the compressions of the platform', () => {
  it('are read back by other libraries', () => {
    const { gzip, zstd } = pageCodecs;

    expect(gzip && zlib.gunzipSync(gzip(bytes)).equals(bytes)).to.equal(true);
    const read = zstd && compressors.ZSTD?.(zstd(bytes), bytes.length);
    expect(read ?? bytes).to.deep.equal(zstd === undefined ? bytes : new Uint8Array(bytes));
  });

  it('include zstd exactly if this version of Node has it', () => {
    expect(pageCodecs.zstd !== undefined).to.equal('zstdCompressSync' in zlib);
  });
});
