import { expect } from 'chai';
import { Progress } from '../../../src/adapters/cli/progress.js';

const CLEAR = '\r\u001b[K';

/** A terminal that remembers, and a clock that is set. */
function watched(rows: number, columns?: number) {
  const written: string[] = [];
  const clock = { now: 0 };
  const write = (text: string): number => written.push(text);
  const terminal = columns === undefined ? { write } : { write, columns };
  const progress = new Progress(terminal, rows, () => clock.now);
  const tell = (now: number, made: number): void => {
    clock.now = now;
    progress.update(made);
  };
  return { written, progress, tell };
}

describe('the progress line', () => {
  it('says rows, percent and pace', () => {
    const { written, tell } = watched(2_000_000);

    tell(500, 1_000_000);

    expect(written).to.deep.equal([`${CLEAR}50%  1,000,000 of 2,000,000 rows  2,000,000 rows/s`]);
  });

  it('is drawn over at most five times a second', () => {
    const { written, tell } = watched(100);

    for (let now = 0; now <= 1000; now += 10) tell(now, now / 10);

    expect(written).to.have.length(5);
  });

  it('does not say 100% before the last row', () => {
    const { written, tell } = watched(1_000_000);

    tell(1000, 999_999);

    expect(written[0]).to.contain('99%');
  });

  it('never wraps', () => {
    const { written, tell } = watched(1_000_000, 20);

    tell(1000, 500_000);

    expect(written).to.deep.equal([`${CLEAR}50%  500,000 of 1,0`]);
  });

  it('takes a terminal without columns for one of 80', () => {
    const { written, tell } = watched(1_000_000, 0);

    tell(1000, 500_000);

    expect(written[0]).to.match(/rows\/s$/);
  });

  it('is cleared at the end', () => {
    const { written, tell, progress } = watched(100);
    tell(1000, 50);

    progress.clear();

    expect(written.at(-1)).to.equal(CLEAR);
  });

  it('is never there for short work', () => {
    const { written, tell, progress } = watched(100);
    tell(150, 100);

    progress.clear();

    expect(written).to.deep.equal([]);
  });
});
