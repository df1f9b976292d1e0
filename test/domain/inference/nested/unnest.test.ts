import { expect } from 'chai';
import { itemSample } from '../../../../src/domain/inference/nested/item-sample.js';
import { unnest } from '../../../../src/domain/inference/nested/unnest.js';
import { MAX_DEPTH } from '../../../../src/domain/schema/params/limits.js';
import type { TableSample } from '../../../../src/domain/tables/table-sample.js';

describe('the objects of a sample', () => {
  it('are taken apart as deep as a request may have them', () => {
    const sample: TableSample = {
      ...{ header: ['a'], named: [2], nested: [true], columns: [['{"x":1}', '{"x":2}']] },
      ...{ rows: 2, complete: true, decimalMark: '.', warnings: [] },
    };
    const pathsAt = (level: number) => unnest(sample, level, () => false)?.sample.header;

    expect(pathsAt(MAX_DEPTH - 1)).to.deep.equal(['a', 'a.x']);
    expect(pathsAt(MAX_DEPTH)).to.equal(undefined);
  });
});

describe('the items of lists', () => {
  it('are as many as a request makes at most', () => {
    const lists = [1500, 2].map((length) => ({
      cells: Array.from({ length }, (_, i) => String(i)),
      nested: new Set<number>(),
    }));
    const { lengths, rows } = itemSample('items', 1, lists);

    expect(lengths).to.deep.equal([1000, 2]);
    expect(rows).to.have.length(1002);
  });
});
