import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { type Archive, FILE_END } from '../../../src/domain/formats/archive.js';
import { workbook } from '../../../src/domain/formats/xlsx-workbook.js';
import { encodeTable } from '../../../src/domain/generation/encode/encode-table.js';
import type { TextPlan } from '../../../src/domain/generation/table-plan.js';
import { xlsxReader } from '../../../src/testing/xlsx-reader.js';
import {
  columnRequest,
  engine,
  faultsOf,
  type Json,
  request,
  textOf,
  textPlanOf,
} from '../../support/tables.js';

const SHEET_ROWS = 1_048_576;

/** The cell of the first row of a column, without a header. */
function cellOf(type: string, constraints: Json): string {
  const xlsx = { header: false };
  const text = textOf(columnRequest(type, constraints, { rows: 1, format: 'xlsx', xlsx }));
  const found = /^<row r="1">(<c r="A1".*)<\/row>$/s.exec(text);
  return found?.[1] ?? text;
}

function textCell(text: string): string {
  return `<c r="A1" t="inlineStr"><is><t>${text}</t></is></c>`;
}

/** The plan of a request, without a limit on its rows. */
function unlimited(input: Json): TextPlan {
  const terms = { limits: { rows: 1e12, cells: 1e12 }, drawSeed: () => 1 };
  const plan = E.chain(engine.plan.bind(engine))(engine.decode(input, terms));
  if (E.isLeft(plan)) throw new Error(JSON.stringify(plan.left));
  if (plan.right.kind !== 'text') throw new Error('the format is binary');
  return plan.right;
}

function archiveOfPlan({ sheets }: TextPlan): Archive {
  if (sheets === undefined) throw new Error('there are no sheets');
  return workbook([sheets]);
}

function partsOf(input: Json) {
  return archiveOfPlan(textPlanOf({ format: 'xlsx', ...input }));
}

describe('the XLSX format', () => {
  const cells: readonly (readonly [type: string, constraints: Json, cell: string])[] = [
    ['integer', { min: -7, max: -7 }, '<c r="A1"><v>-7</v></c>'],
    ['float', { min: 2.5, max: 2.5 }, '<c r="A1" s="5"><v>2.50</v></c>'],
    ['float', { min: 2, max: 2, precision: 0 }, '<c r="A1"><v>2</v></c>'],
    ['price', { min: 186.4, max: 186.4 }, '<c r="A1" s="5"><v>186.40</v></c>'],
    ['price', { min: 7, max: 7, currency: 'KWD' }, '<c r="A1" s="6"><v>7.000</v></c>'],
    ['price', { min: 7, max: 7, currency: 'JPY' }, '<c r="A1"><v>7</v></c>'],
    ['boolean', { true_rate: 1 }, '<c r="A1" t="b"><v>1</v></c>'],
    ['boolean', { true_rate: 0 }, '<c r="A1" t="b"><v>0</v></c>'],
    ['email', { null_rate: 1 }, '<c r="A1"/>'],
    ['date', { start: '2024-02-29', end: '2024-02-29' }, '<c r="A1" s="1"><v>45351</v></c>'],
    ['date', { start: '1900-03-01', end: '1900-03-01' }, '<c r="A1" s="1"><v>61</v></c>'],
    ['date', { start: '1900-02-28', end: '1900-02-28' }, textCell('1900-02-28')],
    ['date', { start: '2024-02-29', end: '2024-02-29', format: 'eu' }, textCell('29/02/2024')],
    [
      'datetime',
      { start: '2024-02-29T12:00:00Z', end: '2024-02-29T12:00:00Z' },
      '<c r="A1" s="2"><v>45351.500000001</v></c>',
    ],
    [
      'datetime',
      { start: '2024-02-29', end: '2024-02-29T00:00:00Z', precision: 'ms' },
      '<c r="A1" s="3"><v>45351.000000000</v></c>',
    ],
    ['choice', { choices: [5e-324] }, '<c r="A1"><v>5e-324</v></c>'],
    ['choice', { choices: ['007'] }, textCell('007')],
    ['choice', { choices: [''] }, textCell('')],
    ['choice', { choices: ['=1+1'] }, textCell('=1+1')],
    ['choice', { choices: ['a<b>&"c"'] }, textCell('a&lt;b&gt;&amp;&quot;c&quot;')],
    ['choice', { choices: ['a\u0001b\uffff'] }, textCell('a_x0001_b_xFFFF_')],
    ['choice', { choices: ['_x0041_ _x41_'] }, textCell('_x005F_x0041_ _x41_')],
    ['choice', { choices: [' a'] }, textCell(' a').replace('<t>', '<t xml:space="preserve">')],
    [
      'choice',
      { choices: ['a\r\nb'] },
      textCell('a&#13;\nb').replace('<t>', '<t xml:space="preserve">'),
    ],
  ];
  for (const [type, constraints, cell] of cells) {
    it(`writes ${type} ${JSON.stringify(constraints)} as ${cell}`, () => {
      expect(cellOf(type, constraints)).to.equal(cell);
    });
  }

  it('shows prices with the decimals of their currency, in columns that have room for them', () => {
    const fields = [
      { name: 'price', type: 'price', constraints: { max: 1e12, currency: 'USD' } },
      { name: 'tax', type: 'price', constraints: { currency: 'KWD' } },
    ];
    const { files, parts } = partsOf(request({ fields }));
    const styles = files.find(({ name }) => name === 'xl/styles.xml')?.text ?? '';
    const [, formats = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles) ?? [];
    const ids = [...formats.matchAll(/numFmtId="(\d+)"/g)].map(([, id]) => id);
    const codeOf = (style: number) =>
      new RegExp(`numFmtId="${ids[style]}" formatCode="([^"]*)"`).exec(styles)?.[1];

    expect([codeOf(5), codeOf(6)]).to.deep.equal(['0.00', '0.000']);
    expect(parts[0]?.head).to.contain('<col min="1" max="1" width="17" customWidth="1"/>');
  });

  it('refers to the cells of every column and row, below a row with the names', () => {
    const fields = Array.from({ length: 703 }, (_, i) => ({ name: `n${i}`, type: 'integer' }));

    const text = textOf(request({ rows: 2, fields, format: 'xlsx' }));
    const references = [...text.matchAll(/<c r="(\w+)"/g)].map(([, reference]) => reference);

    expect(references).to.have.length(3 * 703);
    expect([0, 25, 26, 701, 702].map((i) => references[i])).to.deep.equal([
      'A1',
      'Z1',
      'AA1',
      'ZZ1',
      'AAA1',
    ]);
    expect(references.at(-1)).to.equal('AAA3');
  });

  it('keeps every moment for readers that round to milliseconds, and for those that cut', () => {
    const constraints = { precision: 'ms', start: '1901-01-01', end: '9999-12-30' };
    const input = columnRequest('datetime', constraints, { rows: 2000 });
    const expected = (JSON.parse(textOf(input)) as { c: string }[]).map(({ c }) => Date.parse(c));

    const text = textOf({ ...input, format: 'xlsx' });
    const days = [...text.matchAll(/<v>([\d.]+)</g)].map(([, value]) => Number(value));
    const times = days.map((day) => (day - 25_569) * 86_400_000);

    expect(times.map(Math.floor)).to.deep.equal(expected);
    expect(times.map(Math.round)).to.deep.equal(expected);
  });

  it('widens the columns of dates', () => {
    const fields = [
      { name: 'n', type: 'integer' },
      { name: 'd', type: 'date' },
      { name: 't', type: 'datetime' },
    ];

    const [part] = partsOf(request({ fields })).parts;
    expect(part?.head).to.contain(
      '<cols><col min="2" max="2" width="11" customWidth="1"/><col min="3" max="3" width="19" customWidth="1"/></cols>',
    );
  });

  for (const header of [true, false]) {
    const most = SHEET_ROWS - (header ? 1 : 0);
    it(`begins a sheet after 1,048,576 rows ${header ? 'with' : 'without'} a header`, () => {
      const input = columnRequest(
        'sequence',
        {},
        { rows: most + 2, offset: 5, format: 'xlsx', table_name: 'History', xlsx: { header } },
      );

      const plan = unlimited(input);
      const text = Buffer.concat([...encodeTable(plan)]).toString();
      const [first = '', second = '', ...rest] = text.split(FILE_END);
      const parts = archiveOfPlan(plan).parts;

      expect(rest).to.deep.equal([]);
      expect(
        archiveOfPlan(plan).files.find(({ name }) => name === 'xl/workbook.xml')?.text,
      ).to.contain(
        '<sheets><sheet name="History_" sheetId="1" r:id="rId1"/><sheet name="History (2)" sheetId="2" r:id="rId2"/></sheets>',
      );
      expect(first.slice(first.lastIndexOf('<row'))).to.equal(
        `<row r="${SHEET_ROWS}"><c r="A${SHEET_ROWS}"><v>${most + 5}</v></c></row>`,
      );
      const name = header ? `<row r="1">${textCell('c')}</row>` : '';
      const from = header ? 2 : 1;
      expect(parts).to.have.length(2);
      expect(`${parts[1]?.head}${second}`.replace(/^.*<sheetData>/s, '')).to.equal(
        `${name}<row r="${from}"><c r="A${from}"><v>${most + 6}</v></c></row><row r="${from + 1}"><c r="A${from + 1}"><v>${most + 7}</v></c></row>`,
      );
    });
  }

  it('refuses more than 1000 sheets', () => {
    const most = 1000 * (SHEET_ROWS - 1);
    const input = (rows: number) => columnRequest('boolean', {}, { rows, format: 'xlsx' });

    expect(archiveOfPlan(unlimited(input(most))).parts).to.have.length(1000);
    expect(() => unlimited(input(most + 1))).to.throw(
      `xlsx holds at most ${most} rows in 1000 sheets: ask for fewer rows, and for the next rows by offset`,
    );
  });

  const names: readonly (readonly [string, string])[] = [
    ['orders', 'orders'],
    ['shop.Orders', 'shop.Orders'],
    ['a/b\\c?d*e[f]g:h', 'a_b_c_d_e_f_g_h'],
    ["'quoted'", '_quoted_'],
    ['history', 'history_'],
    ['a&b', 'a&amp;b'],
    ['x'.repeat(40), 'x'.repeat(31)],
    [`${'x'.repeat(30)}😀`, 'x'.repeat(30)],
  ];
  for (const [table_name, sheet] of names) {
    it(`names the sheet of the table ${JSON.stringify(table_name)} ${JSON.stringify(sheet)}`, () => {
      const { files } = partsOf(request({ table_name }));

      const workbook = files.find(({ name }) => name === 'xl/workbook.xml')?.text;
      expect(workbook).to.contain(`<sheet name="${sheet}" sheetId="1" r:id="rId1"/>`);
    });
  }

  it('refuses a column whose texts a cell cannot hold', () => {
    const fields = [
      { name: 'b', type: 'choice', hidden: true, constraints: { choices: ['x'.repeat(8192)] } },
      { name: 'fits', type: 'template', constraints: { template: '{b}{b}{b}' } },
      { name: 'long', type: 'template', constraints: { template: '{b}{b}{b}{b}' } },
    ];

    expect(faultsOf(request({ rows: 1, fields }))).to.deep.equal([]);
    expect(faultsOf(request({ rows: 1, fields, format: 'xlsx' }))).to.deep.equal([
      {
        path: '/fields/2',
        message:
          '"long" can have texts of 32768 characters, but a cell of xlsx holds 32767: ask for shorter texts',
      },
    ]);
  });

  it('counts the characters of a text as Excel does, in UTF-16 units and not in bytes', () => {
    const listed = (name: string, text: string) => ({
      ...{ name, type: 'choice', hidden: true, constraints: { choices: [text] } },
    });
    const template = (name: string, written: string) => ({
      ...{ name, type: 'template', constraints: { template: written } },
    });
    const fields = [
      listed('é', 'é'.repeat(8191)),
      listed('😀', '😀'.repeat(4096)),
      template('fits', '{é}{é}{é}{é}'),
      template('long', '{😀}{😀}{😀}{😀}'),
      { name: 'longer', type: 'formula', constraints: { expression: 'fits + "é"' } },
      {
        name: 'chosen',
        type: 'formula',
        constraints: { expression: 'size(fits) > 5 ? fits : longer' },
      },
      { name: 'p', type: 'string', constraints: { pattern: '[a😀]{1000}' } },
      template('patterns', '{p}{p}{p}{p}{p}{p}{p}{p}{p}'),
      { name: 'mask', type: 'mask', constraints: { mask: '😀'.repeat(9000) } },
    ];

    const paths = faultsOf(request({ rows: 1, fields, format: 'xlsx' })).map(({ path }) => path);
    expect(paths).to.deep.equal(['/fields/3']);
  });

  it('keeps characters that XML forbids in random texts', () => {
    const constraints = { pattern: '[a\\uffff]{5}' };
    const input = columnRequest('string', constraints, { rows: 50 });
    const expected = (JSON.parse(textOf(input)) as { c: string }[]).map(({ c }) => [c]);

    expect(xlsxReader.read(textOf({ ...input, format: 'xlsx' })).rows).to.deep.equal(expected);
  });
});
