import { expect } from 'chai';
import { generate } from '../../../src/adapters/library/generate.js';
import { InvalidRequestError } from '../../../src/adapters/library/invalid-request-error.js';

const fields = [{ name: 'id', type: 'integer' }] as const;

describe('a table of the library', () => {
  for (const rows of [1, 1024, 1025, 50_000]) {
    it(`of ${rows} rows tells how many are made, growing to all`, () => {
      const told: number[] = [];

      const bytes = [
        ...generate({ rows, seed: 1, offset: 7, fields }).chunks((made) => told.push(made)),
      ];

      expect(told).to.deep.equal([...new Set(told)].sort((a, b) => a - b));
      expect(told.at(-1)).to.equal(rows);
      expect(Buffer.concat(bytes).toString()).to.equal(
        generate({ rows, seed: 1, offset: 7, fields }).text(),
      );
    });
  }
});

describe('a refusal of the library', () => {
  it('counts the faults that it does not tell', () => {
    const nameless = Array.from({ length: 60 }, () => ({ name: '', type: 'integer' as const }));

    try {
      generate({ rows: 1, fields: nameless });
      expect.fail('the request is accepted');
    } catch (error) {
      if (!(error instanceof InvalidRequestError)) throw error;
      expect(error.faults).to.have.length(50);
      expect(error.omitted).to.be.at.least(10);
    }
  });
});
