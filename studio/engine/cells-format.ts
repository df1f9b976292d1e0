import {
  type CellNotation,
  decimalText,
  type PlannedColumn,
  type TextFormat,
} from '../../src/page/index.js';

/** The separators of ASCII for units and records, which no key of a keyboard writes, and NUL for null. */
const UNIT = '\x1f';
const RECORD = '\x1e';
const NULL = '\0';

/** Controls that a value contains are shown by their pictures. */
const escapes = {
  id: 'cells',
  replacements: new Map([
    [UNIT, '␟'],
    [RECORD, '␞'],
    [NULL, '␀'],
  ]),
};

const CONTROLS = /[\0\x1e\x1f]/g;

function shown(text: string): string {
  return text.replace(CONTROLS, (control) => escapes.replacements.get(control) ?? control);
}

function notation({ plan }: PlannedColumn): CellNotation {
  return {
    pieces: plan.cell,
    id: 'cells',
    before: '',
    after: UNIT,
    null: NULL,
    scalar: (value) => (typeof value === 'number' ? decimalText(value) : shown(String(value))),
    open: '',
    close: '',
    escape: escapes,
    guarded: false,
  };
}

/** The cells of the table on the screen: the text that CSV has, with nulls that differ from empty texts. */
export const cellsFormat: TextFormat = {
  name: 'cells',
  extension: 'txt',
  isJson: false,
  type: 'text/plain',
  options: {},
  mediaType: () => 'text/plain; charset=utf-8',
  check: () => [],
  layout: (_table, columns) => ({
    cells: columns.map(notation),
    frame: () => ({
      head: columns.map(({ name }) => shown(name) + UNIT).join('') + RECORD,
      foot: '',
      open: '',
      close: RECORD,
    }),
  }),
};

/** The records of a text of `cellsFormat`: a text for each cell, or null. */
export function cellsOf(text: string): readonly (readonly (string | null)[])[] {
  return text
    .split(RECORD)
    .slice(0, -1)
    .map((record) =>
      record
        .split(UNIT)
        .slice(0, -1)
        .map((cell) => (cell === NULL ? null : cell)),
    );
}
