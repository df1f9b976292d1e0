import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { packageRoot } from '../../support/package-root.js';
import { readTable, rowsOf } from '../../support/tables/read-table.js';

const fixtures = [
  'airports.csv',
  'birdstrikes.csv',
  'country_codes.csv',
  'dotgov_federal.csv',
  'penguins_raw.csv',
  'sp500_constituents.csv',
  'weather.csv',
];

/** The known facts about a whole table. */
interface Label {
  readonly decimal: string;
  readonly rows: number;
  readonly columns: Readonly<Record<string, unknown>>;
}

/** Tables that imitate ones that may not be copied: their dialect and their pitfalls, the text, the number of rows. */
const twins: readonly (readonly [string, Buffer, number])[] = [
  [
    'semicolons, a byte order mark and CRLF, years as data',
    Buffer.from(`\ufeffYear;Race;Age 5;Total\r\n${'2011;White;1234;567890\r\n'.repeat(50)}`),
    50,
  ],
  [
    'tabs, dates, empty cells and a last column of comments with commas',
    Buffer.from(
      `id\tday\tname\tcomment\n${'5\t11/3/98\tA. Smith\tfor x, y; z\n6\t\t\t\n'.repeat(30)}`,
    ),
    60,
  ],
  [
    'one line that is not UTF-8, doubled quotes, links',
    Buffer.from(
      `URL,Name,N\n${'http://a.test/x_(y),"Al ""Ace"" Z",3\n'.repeat(20)}http://b.test,Caf\xe9,4\n`,
      'latin1',
    ),
    21,
  ],
  [
    'a byte order mark, CRLF and nothing but numbers below the names',
    Buffer.from(`\ufefffixed acidity,pH,quality\r\n${'7.4,3.51,5\r\n11,3.2,6\r\n'.repeat(40)}`),
    80,
  ],
  [
    'times of day, places with commas in quotes and a boolean',
    Buffer.from(
      `mission,where,time,ok\r\n${'CRS-25,"LC-39A, Florida, USA",0:44:00,True\r\n'.repeat(30)}`,
    ),
    30,
  ],
  [
    'texts in quotes that hold questions with commas, then percents',
    Buffer.from(
      `Start,Text,Yes,No\n${'6/28/2019,"Do you, or don\'t you, think so?",46,47.5\n'.repeat(30)}`,
    ),
    30,
  ],
];

describe('real tables', () => {
  for (const name of fixtures) {
    it(`such as ${name} are read with the same result as an independent parser`, async () => {
      const content = readFileSync(new URL(`test/fixtures/tables/${name}`, packageRoot));
      const [header, ...rows] = parse(content) as unknown as string[][];

      const sample = await readTable(name, content);

      expect(sample.header).to.deep.equal(header);
      expect(rowsOf(sample)).to.deep.equal(rows);
      expect(sample).to.include({ rows: 200, complete: true, decimalMark: '.' });
      expect(sample.warnings).to.deep.equal([]);
    });
  }

  for (const [what, content, rows] of twins) {
    it(`with ${what} are read to the last row`, async () => {
      const sample = await readTable('a.csv', content);

      expect(sample.header).to.have.length(sample.columns.length);
      expect(sample.columns.length).to.be.above(2);
      expect(sample).to.include({ rows, complete: true, decimalMark: '.' });
    });
  }

  const folder = process.env.REAL_TABLES;
  const labels = folder ? readFileSync(join(folder, 'labels.json'), 'utf8') : '{}';
  for (const [name, label] of Object.entries(JSON.parse(labels) as Record<string, Label>)) {
    it(`such as the whole ${name} have the labelled names, rows and decimal mark`, async () => {
      const sample = await readTable(name, readFileSync(join(folder ?? '', name)), {
        rows: 50_000,
      });

      expect(sample.header).to.deep.equal(Object.keys(label.columns));
      expect(sample.rows).to.equal(label.rows);
      expect(sample.decimalMark).to.equal(label.decimal);
      expect(sample.complete).to.equal(true);
    });
  }
});
