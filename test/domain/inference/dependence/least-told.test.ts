import { expect } from 'chai';
import { combinations } from '../../../../src/domain/inference/dependence/combinations.js';
import { type Node, nodeOf } from '../../../../src/domain/inference/dependence/node.js';
import { restWeights } from '../../../../src/domain/inference/dependence/rest-weights.js';
import { sharesNulls } from '../../../../src/domain/inference/dependence/shared-nulls.js';
import { columnValues } from '../../../../src/domain/inference/reading/column-values.js';
import type { Cell } from '../../../../src/domain/tables/table-sample.js';
import { inferenceEngine } from '../../../support/tables.js';
import { sampleOf, uniform } from './sample-tables.js';

const K = 10;

function nodeOfCells(name: string, cells: readonly Cell[], choices: readonly string[]): Node {
  const values = columnValues(cells, new Set());
  const node = nodeOf({ name, type: 'choice', constraints: { choices } }, values, K);
  if (node === undefined) throw new Error('the column has no node');
  return node;
}

/** Cells with so many rows of each text, one text after the other. */
function runs(...counts: readonly (readonly [Cell, number])[]): readonly Cell[] {
  return counts.flatMap(([cell, count]) => Array<Cell>(count).fill(cell));
}

describe('the least rows behind what a clone learns of dependence', () => {
  /** The weights of values that fewer than k rows of a state have: `rare` has so many in each of two states. */
  function weightsWith(rows: readonly [number, number]) {
    const region = nodeOfCells('region', runs(['north', 100], ['south', 100]), ['north', 'south']);
    const [north, south] = rows;
    const kind = runs(
      ...([
        ['rare', north],
        ['common', 100 - north],
        ['rare', south],
        ['common', 100 - south],
      ] as const),
    );
    const node = nodeOfCells('kind', kind, ['common', 'rare']);
    return restWeights(node, [region], combinations([region]), K);
  }

  it('are k for the weight of a value that no state tells', () => {
    expect(weightsWith([5, 5])).to.have.all.keys('rare');
    expect(weightsWith([5, 4])).to.deep.equal({ common: 1, rare: 1 });
  });

  it('are 2k nulls for columns that are null in the same rows', () => {
    const shared = (nulls: number): boolean => {
      const cells = runs([null, nulls], ['a', 100], ['b', 100]);
      const node = nodeOfCells('one', cells, ['a', 'b']);
      return sharesNulls(node, nodeOfCells('other', cells, ['a', 'b']), K);
    };

    expect([shared(2 * K - 1), shared(2 * K)]).to.deep.equal([false, true]);
  });
});

describe('a column of whole numbers that is never below one with decimals', () => {
  const next = uniform(3);
  const lower = Array.from({ length: 600 }, () => Math.round(20_000 * next()) / 100);
  const upper = lower.map((least) => Math.ceil(least + 300 * next() ** 3));
  const sample = sampleOf({ lower: lower.map((n) => n.toFixed(2)), upper: upper.map(String) });

  it('is raised to the next whole number', () => {
    const { fields } = inferenceEngine.infer(sample, { k: K, locales: [] });
    const { constraints } = fields.find(({ name }) => name === 'upper') ?? {};

    expect(constraints?.expression).to.equal('max(row["upper alone"], ceil(row["lower"]))');
  });
});
