import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { packageRoot } from '../../support/package-root.js';
import { readTable, rowsOf } from '../../support/tables/read-table.js';

const corpus = new URL('test/corpora/csv-spectrum/', packageRoot);

/** The JSON of this file contains one object, whose values differ from those of the CSV. */
const UNLIKE = 'location_coordinates.csv';

describe('the corpus csv-spectrum', () => {
  for (const file of readdirSync(new URL('csvs/', corpus)).filter((name) => name !== UNLIKE)) {
    it(`has the expected result for ${file}`, async () => {
      const wanted = JSON.parse(
        readFileSync(new URL(`json/${file.replace('.csv', '.json')}`, corpus), 'utf8'),
      ) as readonly Readonly<Record<string, string>>[];

      const sample = await readTable(file, readFileSync(new URL(`csvs/${file}`, corpus)));

      expect(sample.header).to.deep.equal(Object.keys(wanted[0] ?? {}));
      expect(rowsOf(sample)).to.deep.equal(wanted.map((row) => Object.values(row)));
    });
  }

  it(`has ${UNLIKE}, which is read with the quotes inside its cells`, async () => {
    const sample = await readTable(UNLIKE, readFileSync(new URL(`csvs/${UNLIKE}`, corpus)));

    expect(sample.header?.[1]).to.equal('Location Coordinates');
    expect(sample.columns[1]?.[0]).to.match(/^37.36'37\.8"N 121.2'17\.9"W$/);
  });
});
