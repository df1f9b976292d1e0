import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOfCore, LONGEST } from './files.js';

/** A file that takes less than this many seconds is only counted: CI shows the end of its output, which must tell the failures too. */
const PRINTED_SECONDS = 10;
/** Files that wait longer than this are long, and so are those of the core that take more processor time. */
const LONG = { wall: 10, core: 2 };

/** The seconds of a file: of wall time, of its own processor time, and of that of child processes. */
interface FileTime {
  readonly name: string;
  readonly seconds: readonly [wall: number, own: number, children: number];
}

/** What the hooks in test/support note: the times of files, and the tests that passed at the second try. */
export class Notes {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tablewright-tests-'));
  readonly #times = this.#file('times');
  readonly #retried = this.#file('retried');

  constructor() {
    process.env.TABLEWRIGHT_TEST_TIMES = this.#times;
    process.env.TABLEWRIGHT_RETRIED_TESTS = this.#retried;
  }

  /** Prints the notes. */
  print(): void {
    const times = this.#read();
    console.log(
      `Seconds of each file of ${PRINTED_SECONDS} or more: wall, own processor time, that of child processes`,
    );
    for (const time of times.filter(({ seconds: [wall] }) => wall >= PRINTED_SECONDS)) {
      console.log(lineOf(time));
    }
    const sums = ([0, 1, 2] as const).map((column) =>
      times.reduce((sum, { seconds }) => sum + seconds[column], 0),
    ) as [number, number, number];
    console.log(lineOf({ name: `all ${times.length} files`, seconds: sums }));
    console.log(
      `Second tries of tests that failed at the first:\n${readFileSync(this.#retried, 'utf8')}`,
    );
  }

  /** Writes the list of the longest files. */
  writeOrder(): void {
    const long = this.#read().filter(
      ({ name, seconds: [wall, own] }) => wall > LONG.wall || (isOfCore(name) && own > LONG.core),
    );
    writeFileSync(LONGEST, `${long.map(({ name }) => name).join('\n')}\n`);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }

  /** The times of all files, the longest first. */
  #read(): readonly FileTime[] {
    return readFileSync(this.#times, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line): FileTime => {
        const [wall = '', own = '', children = '', path = ''] = line.trim().split(/ +/);
        const name = path.replace(/^test\/(.*)\.test\.js$/, '$1');
        return { name, seconds: [Number(wall), Number(own), Number(children)] };
      })
      .sort((a, b) => b.seconds[0] - a.seconds[0]);
  }

  #file(name: string): string {
    const path = join(this.#folder, name);
    writeFileSync(path, '');
    return path;
  }
}

function lineOf({ seconds, name }: FileTime): string {
  return [...seconds.map((second) => second.toFixed(1).padStart(7)), ` ${name}`].join(' ');
}
