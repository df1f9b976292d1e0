import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeTable } from '../../src/domain/index.js';
import { compiledLoop, hasGcc } from '../contestants/c-loop.js';
import { planOf, requestOf, TABLEWRIGHT } from '../contestants/tablewright.js';
import { clocks, median, ratio } from '../harness.js';
import type { Line } from '../line.js';
import { times, whole } from '../report.js';

const ROUNDS = 15;
const ROWS = 1_000_000;
const WARM_UPS = 2;
const WHAT = '10 columns as csv, processor time';
const C = 'a loop in C for this one table';

/** Reads the table and returns its processor seconds and its bytes. */
function own(): { readonly seconds: number; readonly bytes: number } {
  const start = clocks.processor();
  let bytes = 0;
  for (const chunk of encodeTable(planOf(requestOf(ROWS, 'csv')))) bytes += chunk.length;
  return { seconds: clocks.processor() - start, bytes };
}

/** One thread beside a loop that was written for this table alone, in turns, by processor time. */
export function cLoop(): readonly Line[] {
  if (!hasGcc) return [{ what: WHAT, by: C, figure: 'skipped: gcc is not installed' }];
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-bench-'));
  try {
    const loop = compiledLoop(folder);
    const [ofOwn, ofC] = [[] as number[], [] as number[]];
    let [ownBytes, cBytes] = [0, 0];
    for (let round = -WARM_UPS; round < ROUNDS; round++) {
      const [mine, theirs] = [own(), loop(ROWS)];
      [ownBytes, cBytes] = [mine.bytes, theirs.bytes];
      if (round < 0) continue;
      ofOwn.push(ROWS / mine.seconds);
      ofC.push(ROWS / theirs.seconds);
    }
    const line = (by: string, rates: readonly number[], bytes: number): Line => ({
      what: WHAT,
      by,
      figure: `${whole(median(rates))} rows/s of ${whole(bytes / ROWS)} bytes`,
    });
    return [
      { ...line(TABLEWRIGHT, ofOwn, ownBytes), ratio: times(ratio(ofOwn, ofC), 'C'), aim: '≥ 0.5' },
      line(C, ofC, cBytes),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
