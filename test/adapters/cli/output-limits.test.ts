import { expect } from 'chai';
import { isEnding } from '../../../src/adapters/cli/endings/ending.js';
import { limitedSink, refuseRows } from '../../../src/adapters/cli/output/output-limits.js';
import type { Sink } from '../../../src/adapters/cli/output/sink.js';

describe('limits of a file', () => {
  const limits = { rows: 3, bytes: 10 };
  const noting = (written: number[]): Sink => ({
    write: async (chunk) => void written.push(chunk.length),
    finish: async () => {},
    discard: async () => {},
  });

  it('let a file pass that has as much as they allow', async () => {
    const written: number[] = [];
    const sink = limitedSink(noting(written), limits);
    for (const length of [4, 6]) await sink.write(new Uint8Array(length));

    expect(written).to.deep.equal([4, 6]);
    expect(() => refuseRows(3, limits)).not.to.throw();
  });

  it('refuse the first byte and the first row beyond them, and name the limit', async () => {
    const written: number[] = [];
    const sink = limitedSink(noting(written), limits);
    await sink.write(new Uint8Array(10));
    const error: unknown = await sink.write(new Uint8Array(1)).catch((thrown: unknown) => thrown);

    expect(written).to.deep.equal([10]);
    expect(isEnding(error) && error.message).to.contain('at most 10 bytes');
    expect(() => refuseRows(4, limits)).to.throw(
      'at most 3 rows into a file, and the request has 4',
    );
  });
});
