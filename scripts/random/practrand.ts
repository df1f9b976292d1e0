/** What PractRand says about a stream of words. */
export interface PractRandReport {
  /** The words that were tested, such as `32 gigabytes`; undefined if there is no complete result. */
  readonly length: string | undefined;
  /** The number of results for all lengths together. */
  readonly results: number;
  readonly anomalies: readonly Anomaly[];
}

/** A result that is unlikely for random words. */
export interface Anomaly {
  readonly test: string;
  readonly p: string;
  /** How unlikely it is: from `unusual` to `FAIL`. */
  readonly evaluation: string;
  /** The length after which it occurred. */
  readonly length: string;
}

const LENGTH = /^length= (.+) \(2\^\d+ bytes\)/;
const ANOMALY = /^ {2}(\S+) +R= *\S+ +p ?~?= *(\S+) +(\S.*?) *$/;
const COUNT = /(\d+) test result\(s\)/;

/** Reads what `RNG_test` prints. */
export function readPractRand(report: string): PractRandReport {
  const anomalies: Anomaly[] = [];
  let [begun, length]: (string | undefined)[] = [];
  let results = 0;
  for (const line of report.split('\n')) {
    begun = LENGTH.exec(line)?.[1] ?? begun;
    const [, test, p, evaluation] = ANOMALY.exec(line) ?? [];
    if (test && p && evaluation && begun) anomalies.push({ test, p, evaluation, length: begun });
    const count = COUNT.exec(line)?.[1];
    if (count === undefined) continue;
    length = begun;
    results += Number(count);
  }
  return { length, results: results + anomalies.length, anomalies };
}

/** A row of the table of the page. */
export function practRandRow(
  name: string,
  { length, results, anomalies }: PractRandReport,
): string {
  if (length === undefined) return `| ${name} | not run | | |`;
  const listed = anomalies
    .map((each) => `${each.test} (${each.p}, ${each.evaluation}, at ${each.length})`)
    .join(', ');
  return `| ${name} | ${length} | ${results} | ${anomalies.length}${listed && `: ${listed}`} |`;
}
