import { control, type DieharderResult } from './dieharder.js';
import type { PairResults } from './pairs.js';
import { type PractRandReport, practRandRow } from './practrand.js';
import type { ReadOrder } from './read-orders.js';
import type { Repeats } from './repeats.js';

export interface Findings {
  readonly repeats: readonly Repeats[];
  readonly pairs: readonly PairResults[];
  readonly dieharder: ReadonlyMap<ReadOrder, readonly DieharderResult[]>;
  /** The results of the same tests on a known generator. */
  readonly control: readonly DieharderResult[];
  /** By the name of an order, or of the control. */
  readonly practRand: ReadonlyMap<string, PractRandReport>;
}

/** The significance level over all tests of a kind together: a sound generator falls below it once in 1000 runs. */
const LEAST_P = 0.001;

/** Returns the findings that a sound generator would not have, each as one line. */
export function defects({ repeats, pairs, dieharder, practRand }: Findings): readonly string[] {
  return [
    ...repeats
      .filter(({ p }) => p * repeats.length < LEAST_P)
      .map(({ name, p }) => `repeats over ${name}: p = ${p}`),
    ...pairs
      .filter(({ tests, leastP, mostP }) => Math.min(leastP, 1 - mostP) * tests < LEAST_P)
      .map(({ name, leastP, mostP }) => `${name}: p from ${leastP} to ${mostP}`),
    ...[...dieharder].flatMap(([order, results]) =>
      results
        .filter(({ verdict }) => verdict === 'FAILED')
        .map(({ test, tuple, p }) => `dieharder, ${order.name}: ${test} ${tuple}: p = ${p}`),
    ),
    ...[...practRand].flatMap(([name, { anomalies }]) =>
      name === control.name
        ? []
        : anomalies
            .filter(({ evaluation }) => evaluation.startsWith('FAIL'))
            .map(({ test, p }) => `PractRand, ${name}: ${test}: p = ${p}`),
    ),
  ];
}

/** Returns the findings as a Markdown page. */
export function page(findings: Findings): string {
  const found = defects(findings);
  return [
    '# Random words: report',
    '',
    '`npm run random` generates this page: it counts repeats and tests pairs again. The generator is',
    '`src/domain/random/mix.ts`. A p-value is the probability that independent uniform draws give a result at least as extreme.',
    'A result is a defect if a sound generator would have it less than once in a thousand runs.',
    '',
    found.length === 0 ? 'No test found a defect.' : 'Defects:',
    ...found.map((defect) => `- ${defect}`),
    '',
    '## Repeats',
    '',
    'The table shows how many uniform draws from a range repeat an earlier value. The birthday rule gives the expected number.',
    '`two words` counts pairs of neighbouring words of a cell that also occur in another cell of the column. Cells that share a run',
    'of words would increase this number.',
    '',
    '| Range | Draws per seed | Repeats, seed by seed | All | Expected | p |',
    '| --- | --- | --- | --- | --- | --- |',
    ...findings.repeats.map(
      ({ name, draws, perSeed, expected, p }) =>
        `| ${name} | ${draws} | ${perSeed.join(' ')} | ${perSeed.reduce((sum, n) => sum + n)} | ${rounded(expected)} | ${rounded(p)} |`,
    ),
    '',
    '## Pairs',
    '',
    'Chi-square tests of the joint highest bits, the joint lowest bits and the differences of pairs of words. With n tests, the',
    'smallest p-value is near 1/n and the largest near 1 - 1/n.',
    '',
    '| Pairs | Tests | Smallest p | Largest p |',
    '| --- | --- | --- | --- |',
    ...findings.pairs.map(
      ({ name, tests, leastP, mostP }) =>
        `| ${name} | ${tests} | ${rounded(leastP)} | ${rounded(mostP)} |`,
    ),
    '',
    '## dieharder',
    '',
    'All tests (`dieharder -a`) in each order of reading. `npm run random -- --order NAME` runs one order, which takes about an',
    'hour, and writes its report to `docs/random`. dieharder marks a p-value as WEAK below 0.005 or above 0.995, and as FAILED below',
    '0.000001. `docs/random/dieharder-again.txt` repeats most of the results that were WEAK with five or ten times the samples; none',
    'of them was WEAK again.',
    '',
    'More than one of a hundred p-values is WEAK, and more than one of ten is above 0.9. The last row shows the same tests of a known',
    `generator, ${control.name}, which has as many: the p-values of dieharder are not uniform.`,
    '',
    '| Order | Words | Results | Above 0.9 | Passed | Weak | Failed |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...[...findings.dieharder].map(([order, results]) => dieharderRow(order, results)),
    dieharderRow(control, findings.control),
    '',
    '## PractRand',
    '',
    '`npm run random -- --stream NAME` writes the words of an order to standard output without an end. `RNG_test stdin32` of PractRand',
    '0.94 tests them again whenever the length has doubled. Its reports are `docs/random/practrand-NAME.txt`. It calls a result',
    'unusual, suspicious or failed. A few unusual ones are expected among thousands. The last row shows its own mt19937',
    '(`RNG_test mt19937 -seed 1`).',
    '',
    '| Order | Length | Results | Anomalies |',
    '| --- | --- | --- | --- |',
    ...[...findings.practRand].map(([name, report]) => practRandRow(name, report)),
    '',
    '## SmallCrush',
    '',
    'SmallCrush of TestU01 1.2.3 tested the same words. Its reports are `docs/random/smallcrush-NAME.txt`.',
    '',
  ].join('\n');
}

function dieharderRow(
  { name, meaning }: Pick<ReadOrder, 'name' | 'meaning'>,
  results: readonly DieharderResult[],
): string {
  if (results.length === 0) return `| ${name} | ${meaning} | not run | | | | |`;
  const count = (verdict: string) => results.filter((r) => r.verdict === verdict).length;
  const high = results.filter(({ p }) => p > 0.9).length;
  const weak = results.filter((r) => r.verdict === 'WEAK');
  const listed = weak.map(({ test, tuple, p }) => `${test} ${tuple} (${p})`).join(', ');
  return `| ${name} | ${meaning} | ${results.length} | ${high} | ${count('PASSED')} | ${weak.length}${listed && `: ${listed}`} | ${count('FAILED')} |`;
}

function rounded(value: number): string {
  return String(Number(value.toPrecision(3)));
}
