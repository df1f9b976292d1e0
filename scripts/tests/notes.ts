import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file that takes less than this many seconds is only counted: CI shows the end of its output, which must tell the failures too. */
const LISTED_SECONDS = 10;

/** What the hooks in test/support note: the times of files, and the tests that passed at the second try. */
export class Notes {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tablewright-tests-'));
  readonly #times = this.#file('times');
  readonly #retried = this.#file('retried');

  constructor() {
    process.env.TABLEWRIGHT_TEST_TIMES = this.#times;
    process.env.TABLEWRIGHT_RETRIED_TESTS = this.#retried;
  }

  /** Prints the notes, and removes them. */
  print(): void {
    const times = readFileSync(this.#times, 'utf8').trimEnd().split('\n').sort().reverse();
    const listed = times.filter((line) => Number.parseFloat(line) >= LISTED_SECONDS);
    console.log(
      `Seconds of each file of ${LISTED_SECONDS} or more: wall, own processor time, that of child processes`,
    );
    console.log([...listed, `${sums(times)}  all ${times.length} files`].join('\n'));
    console.log(
      `Second tries of tests that failed at the first:\n${readFileSync(this.#retried, 'utf8')}`,
    );
    rmSync(this.#folder, { recursive: true });
  }

  #file(name: string): string {
    const path = join(this.#folder, name);
    writeFileSync(path, '');
    return path;
  }
}

/** The sums of the columns of numbers. */
function sums(lines: readonly string[]): string {
  const rows = lines.map((line) => line.trim().split(/ +/));
  return [0, 1, 2]
    .map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0))
    .map((sum) => sum.toFixed(1).padStart(7))
    .join(' ');
}
