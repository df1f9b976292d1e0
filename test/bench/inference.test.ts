import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { clone } from '../../bench/inference/clone.js';
import { judge } from '../../bench/inference/judge.js';
import { readLabels } from '../../bench/inference/labels.js';
import { isSameTable, labelledTable, readTable } from '../../bench/inference/real-table.js';
import { csvRows } from '../support/csv-rows.js';
import { packageRoot } from '../support/package-root.js';

const folder = fileURLToPath(new URL('test/fixtures/whole-tables', packageRoot));
const K = 10;
const IDENTIFYING = ['id', 'text', 'email', 'url', 'domain', 'org_name'];
/** Columns of public codes: as with years, a made one may be real by chance. */
const PUBLIC = /iso|symbol|marc|fips|wmo/i;
/** Columns with fewer different values are lists of codes, which identify nobody. */
const FEW = 20;

/** The number of columns of each table with the correct type: a rule that improves one table may worsen another. */
const right: Readonly<Record<string, number>> = {
  'country_codes.csv': 47,
  'dotgov_federal.csv': 7,
  'penguins_raw.csv': 17,
  // Its column of years with remarks is inferred as years, and its label says text.
  'sp500_constituents.csv': 7,
};

describe('inference from real tables', () => {
  for (const [file, label] of Object.entries(readLabels(folder))) {
    it(`reads ${file} with the same result as its label`, async () => {
      const sample = await readTable(folder, file);

      expect(isSameTable(sample, labelledTable(folder, file, label))).to.equal(true);
    });

    it(`infers the names and types of ${file}, and shares of nulls to within k rows`, () => {
      const sample = labelledTable(folder, file, label);
      const verdict = judge(sample, label, K);

      expect(verdict.headerIsRight).to.equal(true);
      expect(verdict.nullError).to.be.below(K / sample.rows);
      expect(verdict.right, verdict.wrong.join('\n')).to.be.at.least(right[file] ?? 0);
    });

    it(`generates none of the ids, texts, names and addresses in ${file}`, () => {
      const sample = labelledTable(folder, file, label);
      const { schema } = judge(sample, label, K);
      const csv = clone(schema, sample.rows, { seed: 1, delimiter: ',' });
      const made = csvRows(new TextDecoder().decode(csv));
      Object.entries(label.columns).forEach(
        ([name, { type, distinct, format, score_as: scored }], i) => {
          if (scored !== 'skip' || !IDENTIFYING.includes(type) || distinct < FEW) return;
          if (PUBLIC.test(name) || format?.startsWith('year')) return;
          const real = new Set(sample.columns[i]?.filter((cell) => cell !== ''));

          expect(made.map((row) => row[i] ?? null).filter((cell) => real.has(cell))).to.deep.equal(
            [],
          );
        },
      );
    });
  }
});
