import { expect } from 'chai';
import { RowTally } from '../../../src/application/bulk/row-tally.js';
import type { RunPart } from '../../../src/domain/bulk/run-parts.js';

const part = (rows: number): RunPart => ({ rows }) as RunPart;

describe('the rows of parts that are made at the same time', () => {
  it('are those of finished parts and of those in progress', () => {
    const told: string[] = [];
    const tally = new RowTally(30, (rows, all) => told.push(`${rows} of ${all}`));
    const [one, other] = [part(10), part(20)];

    tally.update(one, 4);
    tally.update(other, 5);
    tally.update(one, 10);
    tally.finish(one);
    tally.update(other, 20);

    expect(told).to.deep.equal(['4 of 30', '9 of 30', '15 of 30', '30 of 30']);
  });
});
