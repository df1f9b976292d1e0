import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { readRecord } from '../../../src/domain/tables/read-record.js';
import type { TextDialect } from '../../../src/domain/tables/text-dialect.js';

function records(
  text: string,
  dialect: TextDialect,
  whole: boolean,
): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  for (let at = 0; ; ) {
    const record = readRecord(text, at, dialect, whole);
    if (record === undefined) return rows;
    rows.push(record.cells);
    at = record.next;
  }
}

const dialects = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|', '~', '^', ':'),
  quote: fc.constantFrom('"', "'"),
  escape: fc.constantFrom('doubled' as const, 'backslash' as const),
  comment: fc.constant(undefined),
  newline: fc.constantFrom('\n' as const, '\r' as const),
});

/** Cells with many delimiters, quotes and line ends. */
const cell = fc.string({
  unit: fc.constantFrom(
    'a',
    'é',
    '1',
    ' ',
    ',',
    ';',
    '\t',
    '|',
    '~',
    '"',
    "'",
    '\\',
    '\n',
    '\r',
    '#',
  ),
  maxLength: 8,
});
const tables = fc.integer({ min: 1, max: 4 }).chain((width) =>
  fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
    minLength: 1,
    maxLength: 8,
  }),
);

/** The text of a table by RFC 4180, with the delimiter, quote and line end of a dialect. */
function written(rows: readonly (readonly string[])[], dialect: TextDialect, end: string): string {
  const { delimiter = ',', quote = '"' } = dialect;
  const special = [delimiter, quote, '\n', '\r', ' ', '\\'];
  const writtenCell = (text: string) => {
    if (text !== '' && !special.some((sign) => text.includes(sign))) return text;
    const inner =
      dialect.escape === 'doubled'
        ? text.replaceAll(quote, quote + quote)
        : text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
    return quote + inner + quote;
  };
  return rows.map((row) => row.map(writtenCell).join(delimiter) + end).join('');
}

function endsOf({ newline }: TextDialect): readonly string[] {
  return newline === '\n' ? ['\n', '\r\n'] : ['\r'];
}

describe('the records of a text', () => {
  it('equal the rows of any written table', () => {
    fc.assert(
      fc.property(tables, dialects, (rows, dialect) => {
        for (const end of endsOf(dialect)) {
          const text = written(rows, dialect, end);

          expect(records(text, dialect, true)).to.deep.equal(rows);
          expect(records(text.slice(0, -end.length), dialect, true)).to.deep.equal(rows);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('before a cut are the first whole rows', () => {
    fc.assert(
      fc.property(
        tables,
        dialects,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (rows, dialect, share) => {
          for (const end of endsOf(dialect)) {
            const text = written(rows, dialect, end);
            const read = records(text.slice(0, Math.floor(text.length * share)), dialect, false);

            expect(read).to.deep.equal(rows.slice(0, read.length));
            expect(records(text, dialect, false)).to.deep.equal(rows);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('equal the records of an independent parser', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const dialect: TextDialect = {
          delimiter: ',',
          quote: '"',
          escape: 'doubled',
          comment: undefined,
          newline: '\n',
        };
        const text = written(rows, dialect, '\n');

        expect(records(text, dialect, true)).to.deep.equal(parse(text, { record_delimiter: '\n' }));
      }),
      { numRuns: 300 },
    );
  });

  const plain: TextDialect = {
    delimiter: ',',
    quote: '"',
    escape: 'doubled',
    comment: '#',
    newline: '\n',
  };
  const lenient: readonly (readonly [string, string, readonly (readonly string[])[]])[] = [
    ['spaces before a quote', '1, "a, b"\n', [['1', 'a, b']]],
    ['spaces after a quote', '"a" ,2\n', [['a', '2']]],
    ['text after a quote', '"a"bc,2\n', [['abc', '2']]],
    ['a quote inside a cell', 'a "b" c,5"\n', [['a "b" c', '5"']]],
    ['an open quote', '1,"a,b\n2,c', [['1', 'a,b\n2,c']]],
    [
      'comments',
      '# no, record\n1,2\n#\n3,#\n',
      [
        ['1', '2'],
        ['3', '#'],
      ],
    ],
    ['a comment as the last line', '1,2\n# end', [['1', '2']]],
    [
      'empty cells',
      ',\n,',
      [
        ['', ''],
        ['', ''],
      ],
    ],
    ['an empty line', 'a\n\nb', [['a'], [''], ['b']]],
  ];
  for (const [what, text, rows] of lenient) {
    it(`are read with ${what}`, () => {
      expect(records(text, plain, true)).to.deep.equal(rows);
    });
  }
});
