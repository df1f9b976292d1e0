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
/** Lists of codes are no secret where they are short. */
const FEW = 20;

/** How many columns of a table have the right type: a rule that helps one table may hurt another. */
const right: Readonly<Record<string, number>> = {
  'country_codes.csv': 47,
  'dotgov_federal.csv': 7,
  'penguins_raw.csv': 17,
  'sp500_constituents.csv': 8,
};

describe('inference from real tables', () => {
  for (const [file, label] of Object.entries(readLabels(folder))) {
    it(`reads ${file} as its label says`, async () => {
      const sample = await readTable(folder, file);

      expect(isSameTable(sample, labelledTable(folder, file, label))).to.equal(true);
    });

    it(`knows names, types and nulls of ${file}`, () => {
      const verdict = judge(labelledTable(folder, file, label), label, K);

      expect(verdict.headerIsRight).to.equal(true);
      expect(verdict.nullError).to.be.below(0.005);
      expect(verdict.right, verdict.wrong.join('\n')).to.be.at.least(right[file] ?? 0);
    });

    it(`makes none of the ids, texts, names and addresses of ${file} again`, () => {
      const sample = labelledTable(folder, file, label);
      const { schema } = judge(sample, label, K);
      const csv = clone(schema, sample.rows, { seed: 1, delimiter: ',' });
      const made = csvRows(new TextDecoder().decode(csv));
      Object.values(label.columns).forEach(({ type, distinct, score_as: scored }, i) => {
        if (scored !== 'skip' || !IDENTIFYING.includes(type) || distinct < FEW) return;
        const real = new Set(sample.columns[i]?.filter((cell) => cell !== ''));

        expect(made.map((row) => row[i] ?? null).filter((cell) => real.has(cell))).to.deep.equal(
          [],
        );
      });
    });
  }
});
