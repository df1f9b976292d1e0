import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { inferSchema } from '../../../src/adapters/library/index.js';

/** Rows that suffice to judge a header. */
const ROWS = 300;

const tables = ['samples', 'test/fixtures'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.csv'))
    .map((path) => join(folder, path)),
);

describe('the header of a real table', () => {
  it('is read from all of them', () => {
    expect(tables).to.have.lengthOf.at.least(11);
  });

  for (const path of tables) {
    it(`names the columns of ${path}`, async () => {
      const lines = readFileSync(path, 'utf8').split('\n').slice(0, ROWS);
      const { fields } = await inferSchema(lines.join('\n'));
      const names = (lines[0] as string).trim().split(',');

      expect(fields.map(({ name }) => name)).to.include.members(names);
    });
  }
});
