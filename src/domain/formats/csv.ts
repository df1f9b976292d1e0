import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { delimitedLayout, delimitedOptions, lineEnd } from './delimited-text.js';
import type { TextFormat } from './format.js';

const csvOptions = {
  delimiter: withDefault(oneOf('character between cells', [',', ';', '\t', '|']), ','),
  ...delimitedOptions,
  line_end: lineEnd('crlf'),
};

export type CsvOptions = Decoded<typeof csvOptions>;

/** RFC 4180: a header line, CRLF, and quotes around cells that need them or around a whole column. */
export const csv: TextFormat<typeof csvOptions> = {
  name: 'csv',
  extension: 'csv',
  isJson: false,
  type: 'text/csv',
  options: csvOptions,
  mediaType: ({ header }) => `text/csv; charset=utf-8; header=${header ? 'present' : 'absent'}`,
  check: () => [],
  layout: (_, columns, options) => delimitedLayout(columns, options),
};
