import { expect } from 'chai';
import { limitsFor } from '../../../src/adapters/http/server-limits.js';

describe('the limit on connections', () => {
  const rows = [
    { descriptors: undefined, threads: 2, connections: 10_000 },
    { descriptors: 1_048_576, threads: 64, connections: 10_000 },
    { descriptors: 4096, threads: 2, connections: 4096 - 128 - 16 },
    { descriptors: 1024, threads: 2, connections: 880 },
    { descriptors: 1024, threads: 256, connections: 512 },
    { descriptors: 256, threads: 0, connections: 128 },
    { descriptors: 1, threads: 0, connections: 1 },
  ];
  for (const { descriptors, threads, connections } of rows) {
    it(`is ${connections} for ${descriptors} descriptors and ${threads} threads`, () => {
      expect(limitsFor(descriptors, threads).maxConnections).to.equal(connections);
    });
  }
});
