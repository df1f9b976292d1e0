import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { judged } from '../../bench/inference/discriminator.js';
import { writeInventedTables } from '../../bench/inference/invented/index.js';
import { readLabels, type TableLabel } from '../../bench/inference/labels.js';
import { labelledTable } from '../../bench/inference/real-table.js';
import { evenDraws } from '../../bench/inference/resample.js';

const column = (scoredAs: 'numeric' | 'categorical') =>
  ({ type: '', format: '', score_as: scoredAs, note: '', nulls: 0, distinct: 0 }) as const;

const label: TableLabel = {
  delimiter: ',',
  encoding: 'utf-8',
  decimal: '.',
  null_tokens: [],
  rows: 1500,
  columns: { size: column('numeric'), colour: column('categorical') },
};

/** Two columns of which the second one follows from the first, or is drawn alone. */
function tableOf(seed: number, isLinked: boolean): readonly (readonly string[])[] {
  const draw = evenDraws(seed);
  const sizes = Array.from({ length: 1500 }, () => draw());
  const colourOf = (size: number): string => (size < 0.5 ? 'red' : 'blue');
  return [sizes.map(String), sizes.map((size) => colourOf(isLinked ? size : draw()))];
}

describe('the invented tables', () => {
  it('are the same for a seed, and as wide and long as their labels say', () => {
    const [one, same, other] = [1, 1, 2].map((seed) => {
      const folder = mkdtempSync(join(tmpdir(), 'invented-'));
      writeInventedTables(folder, seed);
      return folder;
    }) as [string, string, string];
    const labels = readLabels(one);
    expect(Object.keys(labels)).to.have.length(16);
    for (const [file, table] of Object.entries(labels)) {
      const [text, again, others] = [one, same, other].map((folder) =>
        readFileSync(join(folder, file), 'utf8'),
      );
      expect(again).to.equal(text);
      expect(others).to.not.equal(text);
      const { columns, rows } = labelledTable(one, file, table);
      expect(rows).to.equal(table.rows);
      expect(
        columns.map((cells) => new Set(cells.filter((cell) => cell !== '')).size),
      ).to.deep.equal(Object.values(table.columns).map(({ distinct }) => distinct));
    }
    for (const folder of [one, same, other]) rmSync(folder, { recursive: true });
  });
});

describe('the forest that tells made rows apart', () => {
  it('guesses if both come from the same distribution', () => {
    const { area = 0 } = judged(tableOf(1, true), tableOf(2, true), label, 1) ?? {};

    expect(area).to.be.within(0.45, 0.55);
  });

  it('finds that columns do not depend on each other', () => {
    const { area = 0 } = judged(tableOf(1, true), tableOf(2, false), label, 1) ?? {};

    // Half of the made rows are impossible: a perfect judge has .75.
    expect(area).to.be.within(0.68, 0.8);
  });

  it('names the column that differs', () => {
    const [sizes = [], colours = []] = tableOf(2, true);
    const shifted = [sizes.map((size) => String(Number(size) + 0.4)), colours];

    expect(judged(tableOf(1, true), shifted, label, 1)).to.deep.include({ column: 'size' });
  });

  it('has no verdict if no column is compared', () => {
    expect(judged([], [], { ...label, columns: {} }, 1)).to.equal(undefined);
  });
});
