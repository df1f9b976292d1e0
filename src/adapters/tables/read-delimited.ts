import type { Dialect } from '../../domain/tables/dialect.js';
import { type RecordRead, readRecord } from '../../domain/tables/read-record.js';
import { RecordSample } from '../../domain/tables/record-sample.js';
import type { SampleLimits } from '../../domain/tables/sample-limits.js';
import { sniffDialect } from '../../domain/tables/sniff-dialect.js';
import type { TableSample } from '../../domain/tables/table-sample.js';
import type { TextFlow } from './text-flow.js';
import { unreadable } from './unreadable.js';

/** Characters of one record: a quote that never closes would take the rest of the file for one cell. */
const LONGEST_RECORD = 1024 * 1024;

function isBlank({ cells, quoted }: RecordRead): boolean {
  return cells.length === 1 && quoted === 0 && cells[0]?.trim() === '';
}

/**
 * Moves all records of a text that end in it to the sample; what is left is the beginning of one more. A
 * quote that is open at the end of a file has swallowed nobody knows how many records: what it is in is none.
 */
function takeRecords(text: string, dialect: Dialect, sample: RecordSample, whole: boolean): string {
  let at = 0;
  while (!sample.full) {
    const record = readRecord(text, at, dialect, whole);
    if (record === undefined) break;
    at = record.next;
    if (!isBlank(record) && !record.open) sample.add(record.cells);
  }
  return text.slice(at);
}

/** Reads delimited text, in whatever dialect it is. */
export async function readDelimited(text: TextFlow, limits: SampleLimits): Promise<TableSample> {
  const { dialect, start, skipped, width } = sniffDialect(text.head, text.whole());
  const sample = new RecordSample(width, limits);
  const warnings: string[] = [];
  if (skipped > 0) warnings.push(`${skipped} lines before the table are left out`);
  let left = takeRecords(text.head.slice(start), dialect, sample, text.whole());
  let cut = false;
  for await (const piece of text.until(() => cut || sample.full)) {
    left = takeRecords(left + piece, dialect, sample, false);
    cut = left.length > LONGEST_RECORD;
  }
  if (cut) warnings.push(`reading ended at a record over ${LONGEST_RECORD} characters`);
  const whole = !cut && text.whole();
  if (whole) takeRecords(left, dialect, sample, true);
  const found = sample.finish(whole, dialect.delimiter, [...warnings, ...text.warnings()]);
  if (found === undefined) throw unreadable('the file holds no records');
  return found;
}
