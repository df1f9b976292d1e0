import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as E from 'fp-ts/lib/Either.js';
import { openStores } from '../../../../../src/adapters/stores/open-stores.js';
import { systemClock } from '../../../../../src/adapters/system/system-clock.js';
import type { Admission } from '../../../../../src/domain/access/admission.js';
import { MemoryLog } from '../../../http/support/memory-log.js';

const FILE = fileURLToPath(import.meta.url);
const OPEN = 'open';

/**
 * A process that requests admissions from a SQLite store, one after the other, until one fails. It prints a line for
 * each: the remaining daily count, or `refused`, or `unavailable`.
 */
export class Admitting {
  readonly lines: string[] = [];
  readonly child: ChildProcessWithoutNullStreams;
  readonly ended: Promise<unknown>;

  /** `first` contains bash commands that run before the process. */
  constructor(path: string, keyId: string, daily: number, first = '') {
    const program = `${first} exec '${process.execPath}' '${FILE}' '${path}' '${keyId}' ${daily}`;
    this.child = spawn('bash', ['-c', program]);
    this.child.stdin.on('error', () => {});
    let rest = '';
    this.child.stdout.on('data', (chunk) => {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      this.lines.push(...lines);
    });
    this.ended = once(this.child, 'close');
  }

  get isOpen(): boolean {
    return this.lines[0] === OPEN;
  }

  begin(): void {
    this.child.stdin.end();
  }

  /** The remaining daily count after each admission. */
  get remaining(): readonly number[] {
    return this.lines.map(Number).filter((number) => !Number.isNaN(number));
  }
}

function outcome(answer: E.Either<unknown, Admission>): string {
  if (E.isLeft(answer)) return 'unavailable';
  const { refusedBy, daily } = answer.right;
  return refusedBy === undefined ? String(daily?.remaining) : 'refused';
}

if (process.argv[1] === FILE) {
  const [path, keyId = '', daily] = process.argv.slice(2);
  const { counters } = openStores(`sqlite:${path}`, systemClock, new MemoryLog());
  writeSync(1, `${OPEN}\n`);
  await once(process.stdin.resume(), 'end');
  let line = '0';
  while (/^\d/.test(line)) {
    line = outcome(await counters.admit(keyId, { daily: Number(daily), fair: 0 })());
    // Synchronous, so that a written line survives the death of the process.
    writeSync(1, `${line}\n`);
  }
}
