import { expect } from 'chai';
import { runStatus, stateOf } from '../../../src/application/bulk/run-status.js';
import type { LotRecord, RunRecord } from '../../../src/application/ports/work-queue.js';

const run = {
  id: 'run-1',
  release: '1.0.0',
  place: 'out',
  parts: 4,
  rows: 400,
  unit: 'row' as const,
};

function recordOf(
  lots: readonly Partial<LotRecord>[],
  changes: Partial<RunRecord> = {},
): RunRecord {
  const whole = lots.map(
    (lot, i): LotRecord => ({
      lot: { first: i, parts: 1 },
      state: 'done',
      progress: { parts: 1, rows: 100, rowsPerSecond: 50 },
      reason: undefined,
      ...lot,
    }),
  );
  return { run, seal: 'waiting', reason: undefined, isCancelled: false, lots: whole, ...changes };
}

const half = { parts: 0, rows: 50, rowsPerSecond: 20 };
const failed: Partial<LotRecord> = {
  state: 'failed',
  progress: { ...half, rows: 0 },
  reason: 'full',
};

describe('the status of a run', () => {
  const states: readonly (readonly [string, RunRecord])[] = [
    ['waiting', recordOf([])],
    ['running', recordOf([{}, { state: 'active' }])],
    ['running', recordOf([{}, failed])],
    ['running', recordOf([{}, {}, {}, { state: 'delayed' }])],
    ['failed', recordOf([{}, {}, {}, failed])],
    ['failed', recordOf([{}, {}, {}, {}], { seal: 'failed' })],
    ['sealing', recordOf([{}, {}, {}, {}], { seal: 'active' })],
    ['sealed', recordOf([{}, {}, {}, {}], { seal: 'done' })],
    ['cancelled', recordOf([{}], { seal: 'failed', isCancelled: true })],
  ];
  for (const [expected, record] of states) {
    const lots = record.lots.map(({ state }) => state).join(', ');
    it(`is ${expected} if its lots are [${lots}] and its seal is ${record.seal}`, () => {
      expect(stateOf(record)).to.equal(expected);
    });
  }

  it('adds up what is made, and the pace of those who work', () => {
    const record = recordOf([
      {},
      { state: 'active', progress: half },
      { state: 'active', progress: half },
    ]);

    expect(runStatus(record, new Map())).to.include({
      parts: 1,
      rows: 200,
      rowsPerSecond: 40,
      secondsLeft: 5,
    });
  });

  it('has no time left if nobody works', () => {
    expect(runStatus(recordOf([{}]), new Map())).not.to.have.property('secondsLeft');
  });

  it('tells which parts have failed and why, and whether they are tried again', () => {
    const delayed: Partial<LotRecord> = {
      state: 'delayed',
      lot: { first: 2, parts: 2 },
      reason: 'slow',
    };
    const { failures } = runStatus(recordOf([{}, failed, delayed]), new Map());

    expect(failures).to.deep.equal([
      { parts: [1, 1], reason: 'full', isRetried: false },
      { parts: [2, 3], reason: 'slow', isRetried: true },
    ]);
  });

  it('tells why the seal has failed, unless the run is cancelled', () => {
    const record = recordOf([{}, {}, {}, {}], { seal: 'failed', reason: 'a part is missing' });

    expect(runStatus(record, new Map()).failures).to.deep.equal([
      { reason: 'a part is missing', isRetried: false },
    ]);
    expect(runStatus({ ...record, isCancelled: true }, new Map()).failures).to.deep.equal([]);
  });

  it('counts the workers of its release apart from others', () => {
    const workers = new Map([
      ['0.9.0', 0],
      ['1.0.0', 2],
      ['1.1.0', 3],
    ]);

    expect(runStatus(recordOf([]), workers)).to.deep.include({
      workers: 2,
      otherWorkers: { '1.1.0': 3 },
    });
  });
});
