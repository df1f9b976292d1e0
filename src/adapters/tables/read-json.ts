import { type JsonRecord, jsonRecord } from '../../domain/tables/json-cells.js';
import { JsonList } from '../../domain/tables/json-list.js';
import { KeyedSample } from '../../domain/tables/keyed-sample.js';
import { RecordSample } from '../../domain/tables/record-sample.js';
import type { SampleLimits } from '../../domain/tables/sample-limits.js';
import type { TableSample } from '../../domain/tables/table-sample.js';
import type { TextFlow } from './text-flow.js';
import { unreadable } from './unreadable.js';

/** The most characters of one record. */
const LONGEST_RECORD = 1024 * 1024;

/** Collects records that are all objects or all lists, as the first one is. */
class JsonSample {
  readonly #limits: SampleLimits;
  #keyed: KeyedSample | undefined;
  #listed: RecordSample | undefined;
  #left = 0;

  constructor(limits: SampleLimits) {
    this.#limits = limits;
  }

  get full(): boolean {
    return this.#keyed?.full ?? this.#listed?.full ?? false;
  }

  add(record: JsonRecord | undefined): void {
    if (record === undefined) this.#left += 1;
    else if (record.keyed && this.#listed === undefined) {
      this.#keyed ??= new KeyedSample(this.#limits);
      this.#keyed.add(record.cells, record.nested);
    } else if (!record.keyed && this.#keyed === undefined) {
      this.#listed ??= new RecordSample(record.cells.length, this.#limits);
      this.#listed.add(record.cells);
    } else this.#left += 1;
  }

  finish(complete: boolean): TableSample {
    const warnings =
      this.#left > 0 ? [`${this.#left} values that are not records are left out`] : [];
    const found =
      this.#keyed?.finish(complete, warnings) ??
      this.#listed?.finish(complete, undefined, warnings);
    if (found === undefined) throw unreadable('the JSON contains no list of records');
    if (this.#left > found.rows) throw unreadable('most values of the JSON are not records');
    return found;
  }
}

/** Reads the records of a JSON document: a list of objects or of lists, or an object that contains such a list. */
export async function readJson(text: TextFlow, limits: SampleLimits): Promise<TableSample> {
  const sample = new JsonSample(limits);
  const list = new JsonList(LONGEST_RECORD);
  const take = (piece: string): void => {
    const records = list.push(piece);
    if (records === undefined) throw unreadable('a record of the JSON is too long');
    for (const record of records) if (!sample.full) sample.add(jsonRecord(record));
  };
  take(text.head);
  for await (const piece of text.until(() => sample.full || list.closed)) take(piece);
  return sample.finish(list.closed || text.whole());
}

/** Reads JSON records, one on each line. Ignores lines without a record. */
export async function readJsonLines(text: TextFlow, limits: SampleLimits): Promise<TableSample> {
  const sample = new JsonSample(limits);
  const takeLine = (line: string): void => {
    if (line.trim() !== '' && !sample.full) sample.add(jsonRecord(line));
  };
  let left = '';
  const take = (piece: string): void => {
    const lines = (left + piece).split('\n');
    left = lines.pop() ?? '';
    lines.forEach(takeLine);
    if (left.length > LONGEST_RECORD) throw unreadable('a record of the JSON is too long');
  };
  take(text.head);
  for await (const piece of text.until(() => sample.full)) take(piece);
  const whole = text.whole();
  if (whole) takeLine(left);
  return sample.finish(whole);
}
