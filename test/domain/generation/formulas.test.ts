import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { type Json, pathsOf, request, textOf } from '../../support/tables.js';
import { cellsByName } from './law-columns.js';

const computed = (expression: string, constraints: Json = {}, name = 'x'): Json => ({
  name,
  type: 'formula',
  constraints: { expression, ...constraints },
});

/** Fields of every kind, with nulls, and formulas of every kind over them. */
const orders: readonly Json[] = [
  { name: 'quantity', type: 'integer', constraints: { min: 0, max: 9 } },
  { name: 'unit_price', type: 'price', constraints: { null_rate: 0.2 } },
  { name: 'status', type: 'status', constraints: { null_rate: 0.1 } },
  { name: 'created_at', type: 'datetime', constraints: { format: 'sql' } },
  { name: 'buyer', type: 'name', constraints: { null_rate: 0.1 } },
  computed('quantity * unit_price', { null_rate: 0.1 }, 'total'),
  computed('total / quantity', {}, 'again'),
  computed('status == "completed" ? created_at + duration("72h") : null', {}, 'shipped'),
  computed('(shipped - created_at).getHours()', {}, 'hours'),
  computed('coalesce(buyer.upperAscii(), status, "=nobody")', {}, 'shown'),
  computed('quantity > 4 && total > 100 || buyer.contains("an")', {}, 'large'),
  computed('size(buyer) + size(status)', {}, 'length'),
];

describe('a formula', () => {
  for (const format of ['json', 'ndjson', 'csv', 'sql']) {
    it(`gives any window the rows of the whole table, as ${format}`, () => {
      const csv = format === 'csv' ? { csv: { header: false, safe_for_spreadsheets: true } } : {};
      const of = (offset: number, rows: number): string =>
        textOf(request({ format, ...csv, offset, rows, fields: orders }));
      const rowsOf = (text: string): readonly string[] =>
        text.match(/^.*completed.*$/gm)?.map((row) => row.replace(/^\[|[,;]?\r?\]?$/g, '')) ?? [];
      const whole = rowsOf(of(0, 3000));

      expect(whole).to.have.length.above(1500);
      const parts = [0, 1, 17, 1030, 2999, 3000];
      const windows = parts
        .slice(1)
        .flatMap((end, i) => rowsOf(of(parts[i] ?? 0, end - (parts[i] ?? 0))));
      expect(windows).to.deep.equal(whole);
    });
  }

  for (const type of FIELD_TYPE_NAMES) {
    it(`reads the values of ${type}, or is refused for their kind`, () => {
      const source: Json = { name: 'a', type, constraints: { null_rate: 0.3 } };
      const fields = [computed('string(a)'), source];
      if (type === 'coordinates') {
        expect(pathsOf(request({ fields }))).to.deep.equal(['/fields/0/constraints/expression']);
        return;
      }
      const columns = cellsByName(request({ rows: 40, fields }));
      const expected = columns.get('a')?.map((cell) => (/^["n]/.test(cell) ? cell : `"${cell}"`));

      expect(columns.get('x')).to.have.length(40).and.to.deep.equal(expected);
    });
  }

  it('keeps the values of its fields out of the table if they are hidden', () => {
    const of = (hidden: boolean) =>
      cellsByName(
        request({
          fields: [computed('a * 2'), { name: 'a', type: 'integer', hidden }],
        }),
      );

    expect(of(true).get('x')).to.deep.equal(of(false).get('x'));
    expect([...of(true).keys()]).to.deep.equal(['x']);
  });

  it('reads dates and moments in any notation', () => {
    const fields = [
      { name: 'd', type: 'date', constraints: { format: 'us' } },
      { name: 'u', type: 'datetime', constraints: { format: 'unix', after: { field: 'd' } } },
      { name: 'b', type: 'birth_date', constraints: { format: 'eu' } },
      computed('d <= u && b.getFullYear() < 2020 && string(u).endsWith("Z")'),
    ];

    expect(new Set(cellsByName(request({ rows: 200, fields })).get('x'))).to.deep.equal(
      new Set(['true']),
    );
  });

  it('of a formula of dates reads dates', () => {
    const fields = [
      { name: 'd', type: 'date' },
      computed('d + duration("24h")', {}, 'e'),
      computed('(e - d).getHours()'),
    ];

    expect(new Set(cellsByName(request({ rows: 50, fields })).get('x'))).to.deep.equal(
      new Set(['24']),
    );
  });

  it('is part of a template, whatever the order of the fields', () => {
    const fields = [
      { name: 't', type: 'template', constraints: { template: '<{x}>' } },
      computed('n * 1.5'),
      { name: 'n', type: 'sequence', constraints: { start: 1, step: 1 } },
    ];

    expect(pathsOf(request({ fields }))).to.deep.equal(['/fields/1/constraints/expression']);
    const short = [...fields.slice(0, 1), computed('n % 1000 * 1.5'), ...fields.slice(2)];
    expect(cellsByName(request({ rows: 2, fields: short })).get('t')).to.deep.equal([
      '"<1.5>"',
      '"<3.0>"',
    ]);
  });

  it('is guarded as a whole in CSV', () => {
    const csv = { safe_for_spreadsheets: true };
    const of = (expression: string) =>
      textOf(request({ rows: 1, format: 'csv', csv, fields: [computed(expression)] }));

    expect(of('"=1" + "+cmd"')).to.equal("x\r\n'=1+cmd\r\n");
    expect(of('string(-1) + "+cmd"')).to.equal('x\r\n"\'-1+cmd"\r\n');
    expect(of('-1')).to.equal('x\r\n-1\r\n');
  });

  it('may refer to fields that refer to others, but never to itself', () => {
    expect(pathsOf(request({ fields: [computed('x + 1')] }))).to.deep.equal([
      '/fields/0/constraints/expression',
    ]);
  });

  it('is refused at its own field, in the order of the fields', () => {
    const fields = [
      computed('n + "a"'),
      computed('-s', {}, 'y'),
      { name: 'n', type: 'integer' },
      { name: 's', type: 'word' },
    ];

    expect(pathsOf(request({ fields }))).to.deep.equal([
      '/fields/0/constraints/expression',
      '/fields/1/constraints/expression',
    ]);
  });

  it('is refused with others whose long texts would take too much memory', () => {
    const long = { name: 't', type: 'constant', constraints: { value: 'x'.repeat(10_000) } };
    const joined = Array(6).fill('t').join('+');
    const sizes = Array(38).fill(`size(${joined})`).join('+');
    const many = (count: number) =>
      request({
        rows: 1,
        fields: [
          { ...long, hidden: true },
          ...Array.from({ length: count }, (_, i) => computed(sizes, {}, `x${i}`)),
        ],
      });

    expect(pathsOf(many(6))).to.deep.equal([]);
    expect(pathsOf(many(8))).to.deep.equal(['/fields']);
  });

  it('depends on the nulls of other fields that depend on others, and others depend on it', () => {
    const kind = { name: 'k', type: 'choice', constraints: { choices: ['a', 'b'] } };
    const given = { columns: ['k'], rows: [{ when: ['a'], null_rate: 1 }] };
    const born = { name: 'born', type: 'birth_date', constraints: { given } };
    const fields = [
      kind,
      born,
      computed('born + duration("24h")', { given }, 'next'),
      computed('(next - born).getHours()'),
      {
        name: 'age',
        type: 'choice',
        constraints: {
          choices: ['old', 'young'],
          given: {
            columns: ['next'],
            rows: [
              { when: [['1900-01-01', '1980-01-01']], weights: { old: 1 } },
              { when: [['1980-01-01', '2100-01-01']], weights: { young: 1 } },
            ],
          },
        },
      },
    ];
    const columns = cellsByName(request({ rows: 300, fields }));
    const [kinds = [], next = [], ages = []] = ['k', 'next', 'age'].map((name) =>
      columns.get(name),
    );

    expect(columns.get('x')).to.deep.equal(kinds.map((cell) => (cell === '"a"' ? 'null' : '24')));
    const known = next.flatMap((cell, i) => (cell === 'null' ? [] : [[cell, ages[i]]]));
    expect(known).to.have.length.above(100);
    expect(known.map(([, age]) => age)).to.deep.equal(
      known.map(([cell = '']) => (cell < '"1980' ? '"old"' : '"young"')),
    );
  });
});
