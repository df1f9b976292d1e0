import { textFormat } from './format.js';
import { jsonCells } from './json-notation.js';

/** One object per line. The whole is not JSON, so the envelope holds it as a string. */
export const ndjson = textFormat({
  name: 'ndjson',
  extension: 'ndjson',
  label: 'NDJSON',
  note: 'an object a line',
  isJson: false,
  nests: true,
  type: 'application/x-ndjson',
  options: {},
  mediaType: () => 'application/x-ndjson',
  check: () => [],
  layout: (_, columns) => ({
    cells: jsonCells(columns),
    frame: () => ({ head: '', foot: '', open: '{', close: '}\n' }),
  }),
});
