import { expect } from 'chai';
import { leastCpuTime } from '../../support/least-cpu-time.js';
import { infer, many, sampleOf } from './samples.js';

const LENGTH = 20_000;
/** Texts that a search from every position to every end would read again and again. */
const RUNS = [
  ' ',
  '\t',
  '\r',
  '(',
  '@',
  '.',
  ':',
  '-',
  '0',
  'a',
  'A',
  '\u00a0',
  '@.',
  'a@',
  'a.',
  '1.',
  'a-',
  '(a',
  'www.',
  'a1',
];
/** Names of columns that have special detectors. */
const NAMES = [
  'name',
  'username',
  'zip',
  'phone',
  'state',
  'country',
  'city',
  'address',
  'version',
];
/** The limit on CPU time in milliseconds. Searches in quadratic time took 5 to 100 s. */
const MOST = 2000;

describe('long cells', () => {
  for (const run of RUNS) {
    it(`of repeated ${JSON.stringify(run)} are inferred in linear time`, async () => {
      const text = run.repeat(LENGTH / run.length);
      const cells = many(20, (i) => (i === 0 ? 'None' : `www.a${text} ${i}`));
      const columns = Object.fromEntries(NAMES.map((name) => [name, cells]));
      const sample = sampleOf({
        ...columns,
        [`a${text} b`]: many(20, (i) => (i === 0 ? 'None' : `${i}${text}b`)),
      });

      let fields: ReturnType<typeof infer>['fields'] = [];
      const work = () => {
        ({ fields } = infer(sample));
      };
      expect(await leastCpuTime(work, MOST)).to.be.below(MOST);
      expect(fields).to.have.lengthOf(NAMES.length + 1);
    });
  }
});
