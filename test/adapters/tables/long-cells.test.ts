import { expect } from 'chai';
import { leastCpuTime } from '../../support/least-cpu-time.js';
import { csv } from '../../support/tables/csv-text.js';
import { readTable } from '../../support/tables/read-table.js';

const LENGTH = 20_000;
const RUNS = [
  ' ',
  '"',
  "'",
  '\\',
  ',',
  ';',
  ':',
  '#',
  '(',
  '{',
  '[',
  '" ',
  ' "',
  '\\"',
  ',"',
  '""',
];
/** The limit on CPU time in milliseconds; a cell of spaces once took 20 s. */
const MOST = 2000;

describe('a table with long cells', () => {
  for (const run of RUNS) {
    it(`of repeated ${JSON.stringify(run)} is read in linear time`, async () => {
      const text = run.repeat(LENGTH / run.length);
      const table = csv('a', 20, (i) => `a${i}${text}b`);
      const records = Array.from({ length: 20 }, (_, i) => ({ a: `a${i}${text}b` }));

      let tables: readonly Awaited<ReturnType<typeof readTable>>[] = [];
      const read = async () => {
        tables = [
          await readTable('a.csv', table),
          await readTable('a.json', JSON.stringify(records)),
        ];
      };

      expect(await leastCpuTime(read, MOST)).to.be.below(MOST);
      expect(tables.map(({ rows }) => rows)).to.deep.equal([20, 20]);
    });
  }

  it('loses a JSON record that is nested too deeply for the stack', async () => {
    const deep = `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;

    const { columns, warnings } = await readTable('a.ndjson', `{"a":1}\n${deep}\n{"a":2}\n`);

    expect(columns).to.deep.equal([['1', '2']]);
    expect(warnings).to.deep.equal(['1 values that are not records are left out']);
  });
});
