import { expect } from 'chai';
import { decimalText } from '../../src/domain/basics/decimal-text.js';
import { type Escape, escapeText } from '../../src/domain/encoding/escape.js';
import { type Format, separatedBy } from '../../src/domain/formats/format.js';
import type { Scalar } from '../../src/domain/kernel/word-table.js';
import { formatLaws } from '../../src/testing/format-laws.js';
import type { Cell, FormatReader } from '../../src/testing/format-reader.js';

import { complaint } from './support/complaint.js';

const replacements = new Map([
  ['\\', '\\\\'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\r', '\\r'],
]);

/** The members in which the format of these tests can be broken. */
interface Tsv {
  readonly escape: Escape;
  readonly headerEscape: Escape;
  readonly null: string;
  readonly number: (value: number) => string;
  /** Returns the number of the first row without a separator before it. */
  readonly firstRow: (offset: number) => number;
}

const backslashes: Escape = { id: 'tsv', replacements };
const noEscape: Escape = { id: 'tsv:none', replacements: new Map() };
const sound: Tsv = {
  escape: backslashes,
  headerEscape: backslashes,
  null: '\\N',
  number: decimalText,
  firstRow: (offset) => offset,
};

/** Returns a format of tab-separated values: one line per row, a header, and backslash escapes. */
function tsv(changes: Partial<Tsv> = {}): Format {
  const made = { ...sound, ...changes };
  const scalar = (value: Scalar): string => {
    if (typeof value === 'number') return made.number(value);
    return typeof value === 'string' ? escapeText(value, made.escape) : String(value);
  };
  return {
    name: 'tsv',
    extension: 'tsv',
    isJson: false,
    type: 'text/tab-separated-values',
    options: {},
    mediaType: () => 'text/tab-separated-values; charset=utf-8',
    check: () => [],
    layout: ({ offset }, columns) => ({
      cells: columns.map(({ plan }, i) => ({
        pieces: plan.cell,
        id: 'tsv',
        before: i === 0 ? '' : '\t',
        after: '',
        null: made.null,
        scalar,
        open: '',
        close: '',
        escape: made.escape,
        guarded: false,
      })),
      frame: () => ({
        head: `${columns.map(({ name }) => escapeText(name, made.headerEscape)).join('\t')}\n`,
        foot: '\n',
        open: separatedBy('\n', '', made.firstRow(offset)),
        close: '',
      }),
    }),
  };
}

const MEANINGS = new Map([...replacements].map(([character, written]) => [written, character]));

function cellOf(text: string): Cell {
  if (text === '\\N') return null;
  return text.replaceAll(/\\./g, (written) => MEANINGS.get(written) ?? written);
}

const tsvReader: FormatReader = {
  read: (text) => {
    const [names = [], ...rows] = text
      .slice(0, -1)
      .split('\n')
      .map((line) => line.split('\t').map(cellOf));
    return { names: names.map(String), rows };
  },
  glue: ([first = '', ...later]) =>
    first + later.map((text) => text.slice(text.indexOf('\n') + 1)).join(''),
};

describe('the laws of formats', () => {
  for (const { title } of formatLaws(tsv(), tsvReader)) {
    it(`hold for a valid format that is not registered: it ${title}`, async () => {
      expect(await complaint(formatLaws(tsv(), tsvReader), title)).to.equal(undefined);
    });
  }

  const allBut = (left: string): Escape => ({
    id: `tsv:all but ${left}`,
    replacements: new Map([...replacements].filter(([character]) => character !== left)),
  });
  const broken: readonly (readonly [what: string, Format, law: string, says: RegExp])[] = [
    [
      'escapes nothing',
      tsv({ escape: noEscape }),
      'reads back hostile texts',
      /^number of rows: expected 2, read \d+$/,
    ],
    [
      'escapes all but the line feed',
      tsv({ escape: allBut('\n') }),
      'reads back hostile texts',
      /^number of rows: expected 2, read \d+$/,
    ],
    [
      'escapes all but the tab',
      tsv({ escape: allBut('\t') }),
      'reads back hostile texts',
      /^number of cells in row 0: expected \d+, read \d+$/,
    ],
    [
      'escapes no name',
      tsv({ headerEscape: noEscape }),
      'reads back hostile names',
      /^(?:name 0|number of names): expected .*, read /,
    ],
    [
      'writes null as the empty text',
      tsv({ null: '' }),
      'distinguishes null from every value',
      /^row \d+, column "c\d": expected null, read ""$/,
    ],
    [
      'rounds numbers',
      tsv({ number: (value) => value.toFixed(2) }),
      'reads back every digit of numbers',
      /^row 0, column "c\d": expected ".*", read ".*\.\d\d"$/,
    ],
    [
      'opens every window like the first row of the table',
      tsv({ firstRow: () => 0 }),
      'equals its windows joined together',
      /^number of rows: expected \d+, read \d+$/,
    ],
    [
      'stores its encoded texts under the id of another format',
      tsv({ escape: { id: 'json', replacements } }),
      'shares no encoded text with another format',
      /^the text differs if \w+ was written before: two notations have the same id$/,
    ],
    [
      'has the name of a request member',
      { ...tsv(), name: 'rows' },
      'has a name, an extension and a media type of the usual form',
      /^the name rows is a member of a request$/,
    ],
    ['claims to be JSON', { ...tsv(), isJson: true }, 'is JSON', /not valid JSON/],
    [
      'has a media type that differs from its type',
      { ...tsv(), type: 'text/csv' },
      'has a name, an extension and a media type of the usual form',
      /^media type text\/tab-separated-values; charset=utf-8 of text\/csv$/,
    ],
  ];
  for (const [what, format, law, says] of broken) {
    it(`reject a format that ${what}`, async () => {
      expect(await complaint(formatLaws(format, tsvReader), law)).to.match(says);
    });
  }
});
