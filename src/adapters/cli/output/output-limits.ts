import type { Generation } from '../../../application/tables/generation.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';

/** The most that a caller may write into a file. */
export interface OutputLimits {
  /** Rows of all tables together. */
  readonly rows: number;
  /** Of the longest possible file, before compression. */
  readonly bytes: number;
}

/** Throws an `Ending` before the first row of a file that has too many rows, or may have too many bytes. */
export function refuseBeyond(
  { rows, longest }: Pick<Generation, 'rows' | 'longest'>,
  limits: OutputLimits | undefined,
): void {
  if (limits === undefined) return;
  if (rows > limits.rows) throw beyond(`${limits.rows} rows`, `has ${rows}`);
  if (longest > limits.bytes) throw beyond(`${limits.bytes} bytes`, `may have ${longest}`);
}

function beyond(most: string, asked: string): Ending {
  const problem = `an agent writes at most ${most} into a file, and the request ${asked}`;
  const remedy = 'ask for fewer rows, or let the user run tablewright generate';
  return new Ending(exitCode.refused, [`${problem}: ${remedy}`]);
}
