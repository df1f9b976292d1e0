import { expect } from 'chai';
import { csvRows } from '../../support/csv-rows.js';
import { everyOf } from '../../support/every-of.js';
import { naughtyStrings } from '../../support/naughty-strings.js';
import {
  bytesOf,
  columnRequest,
  type Json,
  pathsOf,
  request,
  textOf,
} from '../../support/tables.js';

const DELIMITERS = [',', ';', '\t', '|'];

function choicesRequest(choices: readonly unknown[], changes: Json = {}): Json {
  const constraints = { choices, unique: true };
  return columnRequest('csat_score', constraints, {
    rows: new Set(choices.map(String)).size,
    format: 'csv',
    ...changes,
  });
}

describe('the CSV format', () => {
  const storable = naughtyStrings.filter((text) => !text.includes('\0'));

  for (const delimiter of DELIMITERS) {
    const csv = { delimiter, header: false };

    it(`reads hostile choices back without a header, separated by ${JSON.stringify(delimiter)}`, () => {
      const rows = csvRows(textOf(choicesRequest(storable, { csv })), { delimiter });

      expect(rows.map(([cell]) => cell)).to.have.members([...storable]);
    });

    it(`reads rows with nulls back without a header, separated by ${JSON.stringify(delimiter)}`, () => {
      const constraints = { choices: storable, unique: true };
      const fields = [
        { name: 'before', type: 'csat_score', constraints: { choices: ['', 'a'], null_rate: 0.5 } },
        { name: 'c', type: 'csat_score', constraints },
        { name: 'nulls', type: 'csat_score', constraints: { ...constraints, null_rate: 0.5 } },
      ];
      const input = request({ rows: storable.length, fields });
      const expected = JSON.parse(textOf(input)) as Record<string, string | null>[];

      const rows = csvRows(textOf({ ...input, format: 'csv', csv }), { delimiter });
      expect(rows).to.deep.equal(expected.map((row) => [row.before, row.c, row.nulls]));
    });
  }

  const cells: readonly (readonly [value: unknown, written: string, delimiter?: string])[] = [
    ['plain', 'plain'],
    ['', '""'],
    [' spaces ', ' spaces '],
    ['a,b', '"a,b"'],
    ['a;b', 'a;b'],
    ['a;b', '"a;b"', ';'],
    ['a,b', 'a,b', ';'],
    ['a|b', '"a|b"', '|'],
    ['a\tb', '"a\tb"', '\t'],
    ['a\tb', 'a\tb'],
    ['say "a"', '"say ""a"""'],
    ['"', '""""'],
    ["O'Brien", "O'Brien"],
    ['a\nb', '"a\nb"'],
    ['a\rb', '"a\rb"'],
    ['a\r\nb', '"a\r\nb"'],
    ['\\', '\\'],
    ['null', 'null'],
    ['é😀\u2028', 'é😀\u2028'],
    ['=1+1', '=1+1'],
    [-1.5, '-1.5'],
  ];
  for (const [value, written, delimiter = ','] of cells) {
    it(`writes ${JSON.stringify(value)} as ${JSON.stringify(written)} with the delimiter ${JSON.stringify(delimiter)}`, () => {
      const text = textOf(choicesRequest([value], { csv: { delimiter } }));

      expect(text).to.equal(`c\r\n${written}\r\n`);
    });
  }

  it('quotes either all cells or no cell of a column of several pieces', () => {
    const quoted = textOf(columnRequest('string', { prefix: ',' }, { format: 'csv' }));
    const bare = textOf(columnRequest('string', { prefix: '.' }, { format: 'csv' }));

    expect(quoted.split('\r\n').slice(1, -1)).to.satisfy((lines: string[]) =>
      everyOf(lines, (line) => /^",[0-9A-Za-z]{10}"$/.test(line)),
    );
    expect(bare).not.to.contain('"');
  });

  it('distinguishes null from the empty text', () => {
    const empty = { choices: [''], null_rate: 0.5 };
    const fields = [
      { name: 'a', type: 'csat_score', constraints: empty },
      { name: 'b', type: 'string', constraints: { length: 0, null_rate: 0.5 } },
      { name: 'c', type: 'integer', constraints: { null_rate: 1 } },
    ];
    const input = request({ rows: 50, fields });
    const expected = JSON.parse(textOf(input)) as Record<string, unknown>[];

    const [, ...rows] = csvRows(textOf({ ...input, format: 'csv' }));
    expect(rows).to.deep.equal(expected.map(({ a, b, c }) => [a, b, c]));
    expect([...new Set(rows.flat())]).to.have.members(['', null]);
  });

  for (const type of ['integer', 'csat_score', 'name', 'string']) {
    it(`writes the null of a lone ${type} column as "", since readers drop empty lines`, () => {
      const text = textOf(columnRequest(type, { null_rate: 1 }, { rows: 3, format: 'csv' }));

      expect(text).to.equal('c\r\n""\r\n""\r\n""\r\n');
    });
  }

  it('writes nulls with the option null, and values with the same text in quotes', () => {
    const fields = [
      { name: 'NA', type: 'choice', constraints: { choices: ['NA', 'N', ''], null_rate: 0.3 } },
      { name: 'code', type: 'string', constraints: { pattern: '[AN]{2}', null_rate: 0.3 } },
      { name: 'long', type: 'string', constraints: { pattern: '[AX]{3}', null_rate: 0.3 } },
      { name: 'n', type: 'integer', constraints: { null_rate: 0.3 } },
      { name: 'b', type: 'boolean', constraints: { null_rate: 0.3 } },
    ];
    const input = request({ rows: 200, fields });
    const expected = JSON.parse(textOf(input)) as Record<string, unknown>[];
    const text = textOf({ ...input, format: 'csv', csv: { null: 'NA' } });

    const [names, ...rows] = csvRows(text, { nullMark: 'NA' });
    expect(names).to.deep.equal(['NA', 'code', 'long', 'n', 'b']);
    expect(rows).to.deep.equal(
      expected.map((row) =>
        Object.values(row).map((value) => (value === null ? null : String(value))),
      ),
    );
    expect(text, 'a column that is never the mark').to.match(/,[AX]{3},/);
  });

  it('writes the null of a lone column as its mark', () => {
    const csv = { null: '-' };
    const text = textOf(
      columnRequest('integer', { null_rate: 1 }, { rows: 2, format: 'csv', csv }),
    );

    expect(text).to.equal('c\r\n-\r\n-\r\n');
  });

  const decimals: readonly (readonly [delimiter: string, quote: string])[] = [
    [';', ''],
    [',', '"'],
  ];
  for (const [delimiter, quote] of decimals) {
    it(`writes a decimal comma in numbers alone, beside the delimiter ${delimiter}`, () => {
      const constraints = { min: -1, max: 1, null_rate: 0.2 };
      const fields = [
        { name: 'f', type: 'float', constraints },
        { name: 'n', type: 'integer' },
        { name: 'c', type: 'choice', constraints: { choices: [0.25, 3, 'v1.2'] } },
        { name: 't', type: 'string', constraints: { pattern: '1\\.5' } },
        { name: 'at', type: 'datetime', constraints: { format: '%H:%M:%S' } },
      ];
      const input = request({ rows: 300, fields, format: 'csv' });
      const plain = csvRows(textOf(input));
      const text = textOf({ ...input, csv: { delimiter, decimal: ',' } });

      const comma = (cell: string | null) => cell?.replace('.', ',') ?? null;
      expect(csvRows(text, { delimiter })).to.deep.equal(
        plain.map(([f = null, n, c = null, ...rest]) => [
          comma(f),
          n,
          c === 'v1.2' ? c : comma(c),
          ...rest,
        ]),
      );
      expect(text).to.match(new RegExp(`\\n${quote}-0,\\d\\d${quote}${delimiter}`));
    });
  }

  it('ends rows with LF if the option line_end says so', () => {
    const input = request({ rows: 5, format: 'csv' });
    const text = textOf({ ...input, csv: { line_end: 'lf' } });

    expect(text).to.equal(textOf(input).replaceAll('\r\n', '\n'));
  });

  for (const mark of ['a,b', '1', 'a b', '"', 'a'.repeat(17), '\n', 7]) {
    it(`refuses ${JSON.stringify(mark)} as the text of null`, () => {
      expect(pathsOf(request({ format: 'csv', csv: { null: mark } }))).to.deep.equal(['/csv/null']);
    });
  }

  it('begins with the UTF-8 byte order mark if the option bom is set', () => {
    const csv = { bom: true };
    const bytes = bytesOf(request({ rows: 1, format: 'csv', csv }));
    const plain = bytesOf(request({ rows: 1, format: 'csv' }));

    expect([...bytes.subarray(0, 3)]).to.deep.equal([0xef, 0xbb, 0xbf]);
    expect(bytes.subarray(3)).to.deep.equal(plain);
  });

  it('keeps a byte order mark that is part of the first name or cell', () => {
    // A decoder removes a byte order mark at the start of a file; quotes keep it inside the cell.
    const decoder = new TextDecoder();
    const constraints = { choices: ['\ufeffvalue'] };
    const fields = [{ name: '\ufeffname', type: 'csat_score', constraints }];
    const input = request({ rows: 1, fields, format: 'csv' });

    const named = csvRows(decoder.decode(bytesOf(input)), { bom: true });
    const nameless = csvRows(decoder.decode(bytesOf({ ...input, csv: { header: false } })));
    expect(named).to.deep.equal([['\ufeffname'], ['\ufeffvalue']]);
    expect(nameless).to.deep.equal([['\ufeffvalue']]);
  });
});
