import { expect } from 'chai';
import { Progress } from '../../../../src/adapters/cli/text/progress.js';

const CLEAR = '\r\u001b[K';

const all: Progress[] = [];

/** A progress line waits for signals until it is cleared. */
function shown(progress: Progress): Progress {
  all.push(progress);
  return progress;
}

/** Returns a progress line with a terminal that records its output and a clock that the test sets. */
function watched(rows: number, columns?: number) {
  const written: string[] = [];
  const clock = { now: 0 };
  const write = (text: string): number => written.push(text);
  const terminal = columns === undefined ? { write } : { write, columns };
  const progress = shown(new Progress(terminal, rows, () => clock.now));
  const update = (now: number, made: number): void => {
    clock.now = now;
    progress.update(made);
  };
  return { written, progress, update };
}

describe('the progress line', () => {
  afterEach(() => {
    for (const progress of all.splice(0)) progress.clear();
  });

  it('shows a bar, the percentage, the number of rows, the rows per second and the time that is left', () => {
    const { written, update } = watched(2_000_000);

    update(500, 1_000_000);

    expect(written).to.deep.equal([
      `${CLEAR}████████░░░░░░░░ 50%  1,000,000 of 2,000,000 rows  2,000,000 rows/s  1 s left`,
    ]);
  });

  for (const [rows, left] of [
    [900, '8 s'],
    [20_100, '3 min 20 s'],
    [396_100, '1 h 06 min'],
    [3_600_000_100, '10,000 h 00 min'],
  ] as const) {
    it(`shows that ${left} are left`, () => {
      const { written, update } = watched(rows, 200);

      update(1000, 100);

      expect(written[0]).to.match(new RegExp(`  100 rows/s  ${left} left$`));
    });
  }

  it('begins with a label if it has one', () => {
    const written: string[] = [];
    let now = 0;
    const terminal = { write: (text: string) => written.push(text) };
    const progress = shown(new Progress(terminal, 10, () => now, 'orders  '));

    now = 500;
    progress.update(5);

    expect(written).to.deep.equal([
      `${CLEAR}orders  ████████░░░░░░░░ 50%  5 of 10 rows  10 rows/s  1 s left`,
    ]);
  });

  it('names what it counts', () => {
    const written: string[] = [];
    let now = 0;
    const terminal = { write: (text: string) => written.push(text) };
    const progress = shown(new Progress(terminal, 10, () => now, '', 'parts'));

    now = 500;
    progress.update(5);

    expect(written).to.deep.equal([
      `${CLEAR}████████░░░░░░░░ 50%  5 of 10 parts  10 parts/s  1 s left`,
    ]);
  });

  it('is drawn at most five times a second', () => {
    const { written, update } = watched(100);

    for (let now = 0; now <= 1000; now += 10) update(now, now / 10);

    expect(written).to.have.length(5);
  });

  it('shows less than 100% until the last row is generated', () => {
    const { written, update } = watched(1_000_000);

    update(1000, 999_999);

    expect(written[0]).to.contain('99%');
  });

  for (const [columns, line] of [
    [86, '████████░░░░░░░░ 50%  500,000 of 1,000,000 rows  500,000 rows/s  1 s left'],
    [70, '████████░░░░░░░░ 50%  500,000 of 1,000,000 rows  1 s left'],
    [50, '████████░░░░░░░░ 50%  1 s left'],
    [25, '████████░░░░░░░░ 50%'],
    [20, '████████░░░░░░░░ 50'],
  ] as const) {
    it(`has the parts for which ${columns} columns have room`, () => {
      const { written, update } = watched(1_000_000, columns);

      update(1000, 500_000);

      expect(written).to.deep.equal([CLEAR + line]);
    });
  }

  it('has no cut part on a terminal that reports no width', () => {
    const { written, update } = watched(1_000_000_000_000, 0);

    update(1000, 1_000_000);

    expect(written).to.deep.equal([
      `${CLEAR}░░░░░░░░░░░░░░░░ 0%  1,000,000 of 1,000,000,000,000 rows  277 h 46 min left`,
    ]);
  });

  it('assumes 80 columns if the terminal reports none', () => {
    const { written, update } = watched(1_000_000, 0);

    update(1000, 500_000);

    expect(written[0]).to.match(/left$/);
  });

  it('is cleared at the end', () => {
    const { written, update, progress } = watched(100);
    update(1000, 50);

    progress.clear();

    expect(written.at(-1)).to.equal(CLEAR);
  });

  it('is not drawn if the work ends within a fraction of a second', () => {
    const { written, update, progress } = watched(100);
    update(150, 100);

    progress.clear();

    expect(written).to.deep.equal([]);
  });

  it('forgets the signals for which it waits', () => {
    const before = process.listenerCount('SIGINT');
    const { update, progress } = watched(100);
    update(1000, 50);
    expect(process.listenerCount('SIGINT')).to.equal(before + 1);

    progress.clear();

    expect(process.listenerCount('SIGINT')).to.equal(before);
  });
});
