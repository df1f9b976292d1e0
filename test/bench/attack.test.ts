import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { areaUnderCurve, attacked, judged } from '../../bench/inference/attack.js';
import { readLabels } from '../../bench/inference/labels.js';
import { labelledTable } from '../../bench/inference/real-table.js';
import { packageRoot } from '../support/package-root.js';

const folder = fileURLToPath(new URL('test/fixtures/whole-tables', packageRoot));
const FILE = 'penguins_raw.csv';
const K = 10;

describe('the attack on membership', () => {
  const label = readLabels(folder)[FILE];
  if (label === undefined) throw new Error(`${FILE} has no label`);
  const sample = labelledTable(folder, FILE, label);
  const part = (from: number) =>
    sample.columns.map((cells) => cells.filter((_, i) => i % 3 === from));

  it('has an area under the curve of 1 if members are nearest, and of a half without a difference', () => {
    const area = (members: readonly number[], strangers: readonly number[]) =>
      areaUnderCurve(Float64Array.from(members), Float64Array.from(strangers));

    expect(area([0, 0.1], [0.2, 0.3])).to.equal(1);
    expect(area([0.2, 0.3], [0, 0.1])).to.equal(0);
    expect(area([0.1, 0.2], [0.2, 0.1])).to.equal(0.5);
    expect(area([0, 0.2], [0.1, 0.2])).to.equal(0.625);
  });

  it('finds the members and the copied values of a table that is its own sample', () => {
    const { membership, copied } = judged({ own: part(0), other: part(1), made: part(0) }, label);

    expect(membership).to.be.above(0.95);
    expect(copied.find(({ name }) => name === 'Individual ID')?.own).to.equal(1);
  });

  it('finds no members in a table of other rows', () => {
    const { membership } = judged({ own: part(0), other: part(1), made: part(2) }, label);

    expect(membership).to.be.within(0.4, 0.6);
  });

  it('is little better than a guess against clones, which copy no more than by chance', () => {
    const { membership, copied } = attacked(sample, label, K);

    expect(membership).to.be.within(0.45, 0.55);
    expect((copied?.own ?? 0) - (copied?.other ?? 0)).to.be.within(-0.02, 0.02);
  });
});
