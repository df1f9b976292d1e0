import { expect } from 'chai';
import { ChosenRows } from '../../../src/domain/tables/chosen-rows.js';
import { KeyedSample } from '../../../src/domain/tables/keyed-sample.js';
import { RecordSample } from '../../../src/domain/tables/record-sample.js';
import type { TableSample } from '../../../src/domain/tables/table-sample.js';

const LIMITS = { rows: 100, columns: 10, cellLength: 100, isSpread: true };

function recordsOf(count: number): TableSample {
  const sample = new RecordSample(2, { ...LIMITS, header: 'yes' });
  sample.add(['number', 'half']);
  for (let i = 0; i < count; i++) sample.add([String(i), i < count / 2 ? 'first' : 'second']);
  return sample.finish(true, ',', []) as TableSample;
}

function objectsOf(count: number): TableSample {
  const sample = new KeyedSample(LIMITS);
  for (let i = 0; i < count; i++) {
    const half = i < count / 2 ? 'first' : 'second';
    sample.add(
      new Map([['number', String(i)], ...(i % 2 ? [['half', half] as const] : [])]),
      new Set(),
    );
  }
  return sample.finish(true, []) as TableSample;
}

describe('rows chosen from a whole table', () => {
  for (const [what, sampleOf] of [
    ['records', recordsOf],
    ['objects', objectsOf],
  ] as const) {
    it(`are as many ${what} as wanted, in their order and from all parts of the table`, () => {
      const { rows, columns, complete, fileRows } = sampleOf(10_000);
      const numbers = (columns[0] ?? []).map(Number);

      expect({ rows, complete, fileRows }).to.deep.equal({
        rows: 100,
        complete: false,
        fileRows: 10_000,
      });
      expect(numbers).to.have.length(100);
      expect(numbers).to.deep.equal([...numbers].sort((a, b) => a - b));
      for (let part = 0; part < 5; part++) {
        const own = numbers.filter((n) => n >= part * 2000 && n < part * 2000 + 2000);
        expect(own.length).to.be.within(8, 33);
      }
    });

    it(`are all ${what} of a short table`, () => {
      const { rows, complete } = sampleOf(100);

      expect({ rows, complete }).to.deep.equal({ rows: 100, complete: true });
    });
  }

  it('are whole groups, if a column names groups', () => {
    const sizes = Array.from({ length: 400 }, (_, i) => 1 + ((i * 7) % 9));
    const records = new RecordSample(2, { ...LIMITS, header: 'yes', groupedBy: 1 });
    const objects = new KeyedSample({ ...LIMITS, groupedBy: 1 });
    records.add(['line', 'order']);
    for (const [group, size] of sizes.entries()) {
      for (let line = 0; line < size; line++) {
        records.add([String(line), `O${group}`]);
        objects.add(
          new Map([
            ['line', String(line)],
            ['order', `O${group}`],
          ]),
          new Set(),
        );
      }
    }
    for (const sample of [records.finish(true, ',', []), objects.finish(true, [])]) {
      const { columns: [, orders = []] = [], rows = 0 } = sample ?? {};
      const chosen = [...new Set(orders)].map((order) => Number(order?.slice(1)));

      expect(sample?.hasWholeGroups).to.equal(true);
      expect(rows).to.be.within(92, 100);
      expect(chosen.map((group) => sizes[group])).to.deep.equal(
        chosen.map((group) => orders.filter((order) => order === `O${group}`).length),
      );
      expect(chosen.filter((group) => group >= 200).length).to.be.within(3, 17);
    }
  });

  it('keep the cells of a row together', () => {
    const { columns } = recordsOf(5000);
    const [numbers = [], halves = []] = columns;

    expect(halves).to.deep.equal(numbers.map((n) => (Number(n) < 2500 ? 'first' : 'second')));
  });

  it('are the same in each run, whatever is dropped on the way', () => {
    const once = new ChosenRows(50);
    const numbers = Array.from({ length: 3000 }, (_, i) => i).filter(() => once.takes());
    const atTheEnd = Array.from(once.drop(), (i) => numbers[i]);
    const often = new ChosenRows(50);
    let kept: number[] = [];
    for (let i = 0; i < 3000; i++) {
      if (often.takes()) kept.push(i);
      if (often.isCrowded) kept = Array.from(often.drop(), (at) => kept[at] as number);
    }

    expect(Array.from(often.drop(), (i) => kept[i])).to.deep.equal(atTheEnd);
    expect(atTheEnd).to.have.length(50);
  });
});
