import { expect } from 'chai';
import {
  constructs,
  type Expression,
  expressionsOfSource,
  literalsOf,
  slowExpressions,
} from './support/regular-expressions.js';

/** Expressions that take more than linear time, and why that is harmless. */
const REVIEWED: ReadonlyMap<string, string> = new Map([
  [
    'src/adapters/cli/text/readable-count.ts: /\\B(?=(?:\\d{3})+$)/g',
    'the digits of a number: 16 characters at most',
  ],
  [
    'src/adapters/tables/parquet/time-text.ts: /0+$/',
    'the fraction of a second: nine digits at most',
  ],
]);

/** Files whose expressions read sampled cells. They run in an inference process, which is killed when its time is over. */
const READING_CELLS: ReadonlySet<string> = new Set([
  'src/domain/inference/privacy/privacy.ts',
  'src/domain/tables/cell-kind.ts',
]);

/** Slow expressions, and the time that each takes. */
const SLOW: readonly (readonly [source: string, why: string])[] = [
  ['^(a+)+$', 'exponential'],
  ['^(?:\\s*a?\\s*)*$', 'exponential'],
  ['^\\s*(?:\\s*,)?x', 'polynomial'],
  ['\\s*(?:;|$)', 'polynomial'],
  ['\\s+$', 'polynomial'],
  ['%.*$', 'polynomial'],
  ['^\\S+@\\S+\\.\\S+$', 'polynomial'],
];

const QUICK: readonly string[] = [
  '^\\s+',
  '^[a-z]+=[a-z]+$',
  '^"(?:[^"\\\\]|\\\\.)*"$',
  'a{1,20}b',
];

function planted(source: string): Expression {
  return { path: 'src/a.ts', source, flags: '' };
}

describe('the scan for slow regular expressions', () => {
  for (const [source, why] of SLOW) {
    it(`reports that /${source}/ takes ${why} time`, () => {
      const [slow] = slowExpressions([planted(source)]);

      expect(slow?.location).to.equal(`src/a.ts: /${source}/`);
      expect(slow?.why).to.contain(why);
    });
  }

  for (const source of QUICK) {
    it(`accepts /${source}/`, () => {
      expect(slowExpressions([planted(source)])).to.deep.equal([]);
    });
  }

  it('finds literals in code, but not divisions, texts or comments', () => {
    const code = "const a = b / c / d; // /e+$/\nconst f = '/g/' + h.test(/[/]i+$/gu);";

    expect(literalsOf('src/a.ts', code)).to.deep.equal([
      { path: 'src/a.ts', source: '[/]i+$', flags: 'gu' },
    ]);
  });

  it('recognizes code that constructs an expression from a text', () => {
    expect(constructs('const a = new RegExp(b);')).to.equal(true);
    expect(constructs("const a = 'new RegExp'; // RegExp")).to.equal(false);
  });
});

describe('the regular expressions of the source code', () => {
  let expressions: readonly Expression[];
  before(async () => {
    expressions = await expressionsOfSource();
  });

  it('are found by the scan, including those constructed from texts', () => {
    expect(expressions.length).to.be.above(200);
    expect(expressions.map(({ path }) => path)).to.include.members([
      'src/domain/constraints/hosts.ts',
      'src/domain/inference/reading/parse-number.ts',
    ]);
  });

  it('take linear time, except for the reviewed ones', () => {
    const slow = slowExpressions(expressions).filter(
      ({ path, location }) => !REVIEWED.has(location) && !READING_CELLS.has(path),
    );

    expect(slow).to.deep.equal([]);
  });

  it('include every reviewed expression', () => {
    const slow = slowExpressions(expressions);
    const locations = slow.map(({ location }) => location);
    const paths = slow.map(({ path }) => path);

    expect([...REVIEWED.keys()].filter((location) => !locations.includes(location))).to.deep.equal(
      [],
    );
    expect([...READING_CELLS].filter((path) => !paths.includes(path))).to.deep.equal([]);
  });
});
