import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { delimitedLayout, delimitedOptions, lineEnd } from './delimited-text.js';
import { textFormat } from './format.js';

const csvOptions = {
  delimiter: withDefault(oneOf('character between cells', [',', ';', '\t', '|']), ','),
  ...delimitedOptions,
  line_end: lineEnd('crlf'),
};

export type CsvOptions = Decoded<typeof csvOptions>;

/** RFC 4180: a header line, CRLF, and quotes around cells that need them or around a whole column. */
export const csv = textFormat({
  name: 'csv',
  extension: 'csv',
  label: 'CSV',
  note: 'for spreadsheets and most tools',
  isJson: false,
  type: 'text/csv',
  options: csvOptions,
  mediaType: ({ header }) => `text/csv; charset=utf-8; header=${header ? 'present' : 'absent'}`,
  check: () => [],
  layout: (_, columns, options) => delimitedLayout(columns, options),
});
