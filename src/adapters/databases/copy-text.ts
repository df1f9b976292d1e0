import type { DataType } from '../../domain/columns/column-plan.js';
import { type Escape, escapeText } from '../../domain/encoding/escape.js';
import type { TextFormat } from '../../domain/formats/format.js';
import { type Scalar, scalarText } from '../../domain/kernel/word-table.js';

/** The escapes that COPY of PostgreSQL and LOAD DATA of MySQL both read. */
const escapes: Escape = {
  id: 'copy',
  replacements: new Map([
    ['\\', '\\\\'],
    ['\t', '\\t'],
    ['\n', '\\n'],
    ['\r', '\\r'],
  ]),
};

/** A boolean is a digit, which columns of booleans and of small integers both take, but beside texts or numbers what JSON has. */
function copiedText(value: Scalar, type: DataType): string {
  if (typeof value === 'boolean' && type.kind === 'boolean') return value ? '1' : '0';
  return escapeText(scalarText(value), escapes);
}

/**
 * The text format of COPY, which LOAD DATA reads by default: tabs between the cells, LF after each row, \N for null. CSV
 * would not do: MySQL does not distinguish an empty text from null in it.
 */
export const copyText: TextFormat = {
  name: 'copy',
  extension: 'txt',
  isJson: false,
  type: 'text/plain',
  options: {},
  mediaType: () => 'text/plain; charset=utf-8',
  check: () => [],
  layout: (_, columns) => ({
    cells: columns.map(({ plan }, i) => ({
      pieces: plan.sqlCell ?? plan.cell,
      id: plan.type.kind === 'boolean' ? 'copy:boolean' : 'copy',
      before: i === 0 ? '' : '\t',
      after: '',
      null: '\\N',
      scalar: (value) => copiedText(value, plan.type),
      open: '',
      close: '',
      escape: escapes,
      guarded: false,
    })),
    frame: () => ({ head: '', foot: '', open: '', close: '\n' }),
  }),
};
