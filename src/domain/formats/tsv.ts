import type { Decoded } from '../constraints/param.js';
import { delimitedLayout, delimitedOptions, lineEnd } from './delimited-text.js';
import { textFormat } from './format.js';

const tsvOptions = { ...delimitedOptions, line_end: lineEnd('lf') };

export type TsvOptions = Decoded<typeof tsvOptions>;

/**
 * Tabs between cells and LF after each row, as the line tools of Unix expect. A cell with a tab, a quote or a line end is
 * quoted as in CSV: pandas, DuckDB, PostgreSQL and Excel read quotes, but not all of them read escapes such as `\t`.
 */
export const tsv = textFormat({
  name: 'tsv',
  extension: 'tsv',
  label: 'TSV',
  note: 'tabs between cells',
  isJson: false,
  type: 'text/tab-separated-values',
  options: tsvOptions,
  mediaType: () => 'text/tab-separated-values; charset=utf-8',
  check: () => [],
  layout: (_, columns, options) => delimitedLayout(columns, { ...options, delimiter: '\t' }),
});
