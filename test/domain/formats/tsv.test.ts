import { expect } from 'chai';
import { bytesOf, columnRequest, type Json, request, textOf } from '../../support/tables.js';

function lineOf(value: unknown, changes: Json = {}): string {
  const constraints = { choices: [value] };
  return textOf(columnRequest('csat_score', constraints, { rows: 1, format: 'tsv', ...changes }));
}

describe('the TSV format', () => {
  it('separates cells by tabs and ends each line with LF', () => {
    const fields = [
      { name: 'id', type: 'sequence' },
      { name: 'none', type: 'email', constraints: { null_rate: 1 } },
      { name: 'a,b', type: 'boolean', constraints: { true_rate: 1 } },
    ];

    expect(textOf(request({ rows: 2, fields, format: 'tsv' }))).to.equal(
      'id\tnone\ta,b\n1\t\ttrue\n2\t\ttrue\n',
    );
  });

  const cells: readonly (readonly [value: unknown, written: string])[] = [
    ['plain', 'plain'],
    ['', '""'],
    ['a,b;c|d', 'a,b;c|d'],
    ['a\tb', '"a\tb"'],
    ['a\nb', '"a\nb"'],
    ['a\r\nb', '"a\r\nb"'],
    ['say "a"', '"say ""a"""'],
    ['\\t', '\\t'],
    [-1.5, '-1.5'],
  ];
  for (const [value, written] of cells) {
    it(`writes ${JSON.stringify(value)} as ${JSON.stringify(written)}`, () => {
      expect(lineOf(value)).to.equal(`c\n${written}\n`);
    });
  }

  it('has the options header, bom and safe_for_spreadsheets', () => {
    const tsv = { header: false, bom: true, safe_for_spreadsheets: true };

    const bytes = bytesOf(
      columnRequest('csat_score', { choices: ['=1'] }, { rows: 1, format: 'tsv', tsv }),
    );
    expect(Buffer.from(bytes).toString()).to.equal("\ufeff'=1\n");
  });
});
