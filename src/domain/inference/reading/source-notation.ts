import type { CsvOptions } from '../../formats/csv.js';
import { isNullMark } from '../../formats/null-mark.js';
import type { TableSample } from '../../tables/table-sample.js';
import { trimmed } from './column-values.js';
import { isNullWord } from './null-marks.js';
import type { SampledColumns } from './sampled-columns.js';

/** The options of the format `csv` with which a text is written like the sampled one. */
export type SourceNotation = Partial<CsvOptions>;

const DELIMITERS: readonly CsvOptions['delimiter'][] = [',', ';', '\t', '|'];

/** The notation of a sampled text; undefined if the sample is no delimited text. */
export function sourceNotation(
  { notation, decimalMark: decimal }: TableSample,
  { columns, marks, areNumbered }: SampledColumns,
  k: number,
): SourceNotation | undefined {
  if (notation === undefined) return undefined;
  const delimiter = DELIMITERS.find((one) => one === notation.delimiter);
  return {
    ...(delimiter !== undefined && { delimiter }),
    header: !areNumbered,
    bom: notation.bom,
    null: commonestMark(columns, marks, k),
    decimal,
    line_end: notation.lineEnd,
  };
}

/** The text that most null cells have: empty, or a usual word for null in k cells or more. Other words are values. */
function commonestMark(
  columns: SampledColumns['columns'],
  marks: SampledColumns['marks'],
  k: number,
): string {
  const counts = new Map<string, number>();
  columns.forEach((cells, i) => {
    for (const cell of cells) {
      const text = trimmed(cell ?? '');
      if (text === '' || marks[i]?.has(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  });
  let [best, most] = ['', counts.get('') ?? 0];
  for (const [text, cells] of counts) {
    const isMark = cells >= k && isNullWord(text) && isNullMark(text);
    if (isMark && cells > most) [best, most] = [text, cells];
  }
  return best;
}
