import { expect } from 'chai';
import { readReport } from '../../scripts/random/dieharder.js';
import { readPractRand } from '../../scripts/random/practrand.js';
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
// Lines in the format of PractRand 0.94, whose last result is not there yet.
const PRACT_RAND = `
rng=RNG_stdin32, seed=unknown
length= 64 megabytes (2^26 bytes), time= 2.6 seconds
  no anomalies in 140 test result(s)

rng=RNG_stdin32, seed=unknown
length= 1 gigabyte (2^30 bytes), time= 6.6 seconds
  Test Name                         Raw       Processed     Evaluation
  [Low1/32]DC6-9x1Bytes-1           R=  +6.9  p =  1.1e-3   unusual          
  BRank(12):12K(1)                  R= +3016  p~=  1.9e-908   FAIL !!!!!!!!  
  ...and 152 test result(s) without anomalies

rng=RNG_stdin32, seed=unknown
length= 2 gigabytes (2^31 bytes), time= 14.0 seconds
`;
const [order, other] = readOrders as [ReadOrder, ReadOrder];
const results = readReport(REPORT);
const sound = {
  repeats: [],
  pairs: [],
  dieharder: new Map([[order, results.slice(0, 2)]]),
  control: results.slice(1, 2),
  practRand: new Map(),
};

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

  it('shows the control beside the orders, with its high p-values', () => {
    const [row = ''] = page(sound).match(/^\| mt19937 .*$/m) ?? [];

    expect(row).to.contain('| 1 | 1 | 0 | 1: diehard_operm5 0 (0.99782136) | 0 |');
  });

  it('names the orders that were not run', () => {
    expect(page({ ...sound, dieharder: new Map([[other, []]]) })).to.contain('| not run |');
  });

  it('reads how far PractRand came, and its anomalies', () => {
    const report = readPractRand(PRACT_RAND);

    expect(report).to.deep.include({ length: '1 gigabyte', results: 294 });
    expect(report.anomalies.map(({ test, p, evaluation }) => [test, p, evaluation])).to.deep.equal([
      ['[Low1/32]DC6-9x1Bytes-1', '1.1e-3', 'unusual'],
      ['BRank(12):12K(1)', '1.9e-908', 'FAIL !!!!!!!!'],
    ]);
    expect(page({ ...sound, practRand: new Map([['rows', report]]) })).to.contain(
      '| rows | 1 gigabyte | 294 | 2: [Low1/32]DC6-9x1Bytes-1 (1.1e-3, unusual, at 1 gigabyte), ',
    );
  });

  it('contains failed tests, unlikely repeats and unlikely pairs as defects', () => {
    const found = defects({
      repeats: [{ name: '2^32', draws: 10, perSeed: [0], expected: 50, p: 1e-9 }],
      pairs: [{ name: 'rows', tests: 10, leastP: 0.1, mostP: 1 - 1e-9 }],
      dieharder: new Map([[order, results]]),
      control: [],
      practRand: new Map([
        ['rows', readPractRand(PRACT_RAND)],
        ['mt19937', readPractRand(PRACT_RAND)],
      ]),
    });

    expect(found).to.have.length(4);
  });
});
