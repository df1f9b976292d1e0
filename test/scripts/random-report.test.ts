import { expect } from 'chai';
import { readReport } from '../../scripts/random/dieharder.js';
import { type ReadOrder, readOrders } from '../../scripts/random/read-orders.js';
import { defects, page } from '../../scripts/random/report.js';

// Lines in the format of dieharder 3.31.1.
const REPORT = `
#=============================================================================#
        test_name   |ntup| tsamples |psamples|  p-value |Assessment
#=============================================================================#
   diehard_birthdays|   0|       100|     100|0.75342271|  PASSED  
      diehard_operm5|   0|   1000000|     100|0.99782136|   WEAK   
          sts_serial|  16|    100000|     100|0.00000000|  FAILED  
`;
const [order, other] = readOrders as [ReadOrder, ReadOrder];
const results = readReport(REPORT);
const sound = { repeats: [], pairs: [], dieharder: new Map([[order, results.slice(0, 2)]]) };

describe('the report on random numbers', () => {
  it('parses the lines of dieharder', () => {
    expect(results).to.deep.equal([
      { test: 'diehard_birthdays', tuple: 0, samples: 100, p: 0.75342271, verdict: 'PASSED' },
      { test: 'diehard_operm5', tuple: 0, samples: 100, p: 0.99782136, verdict: 'WEAK' },
      { test: 'sts_serial', tuple: 16, samples: 100, p: 0, verdict: 'FAILED' },
    ]);
  });

  it('contains no defect if no test of dieharder fails, and lists weak results', () => {
    expect(defects(sound)).to.deep.equal([]);
    expect(page(sound)).to.contain('1: diehard_operm5 0 (0.99782136)');
  });

  it('names the orders that were not run', () => {
    expect(page({ ...sound, dieharder: new Map([[other, []]]) })).to.contain('| not run |');
  });

  it('contains failed tests, unlikely repeats and unlikely pairs as defects', () => {
    const found = defects({
      repeats: [{ name: '2^32', draws: 10, perSeed: [0], expected: 50, p: 1e-9 }],
      pairs: [{ name: 'rows', tests: 10, leastP: 0.1, mostP: 1 - 1e-9 }],
      dieharder: new Map([[order, results]]),
    });

    expect(found).to.have.length(3);
  });
});
