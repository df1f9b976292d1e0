import { type RecordRead, readRecord } from '../../domain/tables/read-record.js';
import { RecordSample } from '../../domain/tables/record-sample.js';
import type { SampleLimits } from '../../domain/tables/sample-limits.js';
import { sniffDialect } from '../../domain/tables/sniff-dialect.js';
import type { TableSample, TextNotation } from '../../domain/tables/table-sample.js';
import type { TextDialect } from '../../domain/tables/text-dialect.js';
import type { TextFlow } from './text-flow.js';
import { unreadable } from './unreadable.js';

/** The most characters of one record: a quote that is never closed would make the rest of the file one cell. */
const LONGEST_RECORD = 1024 * 1024;

function isBlank({ cells, quoted }: RecordRead): boolean {
  return cells.length === 1 && quoted === 0 && cells[0]?.trim() === '';
}

/** The index of the first quote from `at` on; infinite if there is none. */
function quoteFrom(text: string, at: number, { quote }: TextDialect): number {
  const found = quote === undefined ? -1 : text.indexOf(quote, at);
  return found < 0 ? Number.POSITIVE_INFINITY : found;
}

/** The index after a record of one line without quotes, as most are; undefined if it may be another one, or none. */
function plainEnd(
  text: string,
  at: number,
  quoteAt: number,
  { comment, newline }: TextDialect,
): number | undefined {
  const end = text.indexOf(newline, at);
  const isShort = end - at < 2;
  if (end < 0 || isShort || end > quoteAt || text.charCodeAt(at) <= 0x20) return undefined;
  if (comment !== undefined && text.startsWith(comment, at)) return undefined;
  return end + 1;
}

/** The cell that names the group of a record of one line without quotes; undefined if none does. */
function plainCell(
  text: string,
  at: number,
  next: number,
  { groupedBy }: RecordSample,
  { delimiter = '\n' }: TextDialect,
): string | undefined {
  if (groupedBy === undefined) return undefined;
  let start = at;
  for (let i = 0; i < groupedBy; i++) {
    const end = text.indexOf(delimiter, start);
    if (end < 0 || end >= next) return '';
    start = end + 1;
  }
  const end = text.indexOf(delimiter, start);
  return text.slice(start, end < 0 ? next - 1 : Math.min(end, next - 1));
}

/**
 * Adds all complete records of a text to the sample, and returns the rest of the text, the start of the next record. A
 * record with a quote that is still open at the end of the file may have swallowed others, and is dropped.
 */
function takeRecords(
  text: string,
  dialect: TextDialect,
  sample: RecordSample,
  whole: boolean,
): string {
  let at = 0;
  let quoteAt = -1;
  while (!sample.full) {
    if (sample.mayLeave) {
      if (quoteAt < at) quoteAt = quoteFrom(text, at, dialect);
      const next = plainEnd(text, at, quoteAt, dialect);
      if (next !== undefined && sample.leavesNext(plainCell(text, at, next, sample, dialect))) {
        sample.skip();
        at = next;
        continue;
      }
    }
    const record = readRecord(text, at, dialect, whole);
    if (record === undefined) break;
    at = record.next;
    if (!isBlank(record) && !record.open) sample.add(record.cells);
  }
  return text.slice(at);
}

/** Reads delimited text and detects its dialect. Throws if there is no record, or the first one is too long. */
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
  if (cut) warnings.push(`reading stopped at a record of more than ${LONGEST_RECORD} characters`);
  const whole = !cut && text.whole();
  if (whole) takeRecords(left, dialect, sample, true);
  const found = sample.finish(whole, dialect.delimiter, [...warnings, ...text.warnings()]);
  if (found === undefined) {
    throw unreadable(
      cut
        ? `the first line has more than ${LONGEST_RECORD} characters, so this is no table with a record on each line`
        : 'the file contains no records',
    );
  }
  const { delimiter } = dialect;
  return { ...found, notation: { delimiter, lineEnd: lineEndOf(text.head), bom: text.bom } };
}

/** How the first line of a text ends. */
function lineEndOf(text: string): TextNotation['lineEnd'] {
  return text[text.indexOf('\n') - 1] === '\r' ? 'crlf' : 'lf';
}
