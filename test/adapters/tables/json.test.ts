import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { packageRoot } from '../../support/package-root.js';
import { byteSource } from '../../support/tables/byte-source.js';
import { readSource, readTable, refusal, rowsOf } from '../../support/tables/read-table.js';

const records = '{"id":1,"city":"Oslo","ok":true},{"id":2,"city":null,"more":[1,{"a":"]"}]}';
const columns = [
  ['1', '2'],
  ['Oslo', null],
  ['true', null],
  [null, '[1,{"a":"]"}]'],
];

describe('a JSON file', () => {
  const documents: readonly (readonly [string, string, string])[] = [
    ['a list of objects', 'a.json', `[${records}]`],
    ['a list of objects in a file named .csv', 'a.csv', ` \n[ ${records} ]\n`],
    [
      'an object that holds the list',
      'a.json',
      `{"success":true,"tags":["x"],"meta":{"rows":[{"a":1}]},"data":[${records}],"n":2}`,
    ],
    ['an object over several lines', 'a.json', `{\n  "data": [\n${records}\n]\n}`],
    ['a record per line', 'a.jsonl', records.replace('},{', '}\n{')],
    [
      'a record per line with other line ends',
      'a.ndjson',
      `${records.replace('},{', '}\r\n\r\n{')}\r\n`,
    ],
    ['a record per line in a file named .json', 'a.json', records.replace('},{', '}\n{')],
  ];
  for (const [what, name, text] of documents) {
    it(`with ${what} is read in chunks of any size`, async () => {
      const sample = await readTable(name, text, {}, { chunk: 3 });

      expect(sample.header).to.deep.equal(['id', 'city', 'ok', 'more']);
      expect(sample.columns).to.deep.equal(columns);
      expect(sample.complete).to.equal(true);
      expect(sample.warnings).to.deep.equal([]);
    });
  }

  it('with a list of lists is read with or without a header', async () => {
    const headed = await readTable('a.json', '[["id","city"],[1,"Oslo"],[2,"Lima"]]');
    const bare = await readTable('a.json', '{"data":[[1,"Oslo"],[2,"Lima"]]}');

    expect(headed.header).to.deep.equal(['id', 'city']);
    expect(bare.header).to.equal(undefined);
    expect(headed.columns).to.deep.equal(bare.columns);
  });

  it('with a list per line is read', async () => {
    const sample = await readTable('a.jsonl', '["id","city"]\n[1,"Oslo"]\n[2,"Lima"]\n');

    expect(rowsOf(sample)).to.deep.equal([
      ['1', 'Oslo'],
      ['2', 'Lima'],
    ]);
  });

  it('keeps the text of numbers and the order of names', async () => {
    const text = '[{"b":12.50,"1":12345678901234567890,"__proto__":1e3,"b":-0.0}]';
    const sample = await readTable('a.json', text);

    expect(sample.header).to.deep.equal(['b', '1', '__proto__']);
    expect(rowsOf(sample)).to.deep.equal([['-0.0', '12345678901234567890', '1e3']]);
  });

  it('with a single object has one row', async () => {
    expect(rowsOf(await readTable('a.json', '{"a":1,"b":["x","y"]}'))).to.deep.equal([
      ['1', '["x","y"]'],
    ]);
  });

  it('that is truncated yields the complete records before the end', async () => {
    const text = `[${records}]`;
    for (let length = 40; length < text.length; length += 1) {
      const sample = await readTable('a.json', text.slice(0, length), {}, { size: text.length });

      const whole = length > text.length - 2 ? 2 : 1;
      expect(sample.rows).to.equal(whole);
      expect(sample.columns[0]).to.deep.equal(['1', '2'].slice(0, whole));
    }
  });

  it('with a value per line loses the values that are not records', async () => {
    const sample = await readTable('a.jsonl', '{"a":1}\n{"a":\n{"a":3}\n[4]\n{"a":5}\n');

    expect(sample.columns).to.deep.equal([['1', '3', '5']]);
    expect(sample.warnings).to.deep.equal(['2 values that are not records are left out']);
  });

  it('is transferred only as far as the requested rows', async () => {
    const text = `[${Array.from({ length: 100_000 }, (_, i) => `{"n":${i}}`).join(',\n')}]`;
    const source = byteSource('a.json', text);

    expect(await readSource(source, { rows: 1000 })).to.include({ rows: 1000, complete: false });
    expect(source.log.streamed).to.be.at.most(64 * 1024 + 16_384);
  });

  it('with a new name in each record is limited to a number of cells', async () => {
    const names = Array.from({ length: 20_000 }, (_, i) => `{"n${i}":1}`);
    const sample = await readTable('a.jsonl', names.join('\n'), { rows: 20_000 });

    expect(sample.columns).to.have.length(1000);
    expect(sample.rows).to.equal(5000);
    expect(sample.complete).to.equal(false);
    expect(sample.warnings).to.deep.equal(['1000 columns beyond the first 1000 are left out']);
  });

  const none: readonly (readonly [string, string])[] = [
    ['[1,2,3]', 'the JSON contains no list of records'],
    ['[]', 'the JSON contains no list of records'],
    ['"text"', 'the JSON contains no list of records'],
    ['[{"a":1,}]', 'the JSON contains no list of records'],
    ['{"a":1}x\n{"a":2}x\n{"a":3}', 'most values of the JSON are not records'],
    [`[${' '.repeat(5_000_000)}]`, 'the JSON contains no list of records'],
    [`{"a":[${' '.repeat(5_000_000)}{"b":1}]`, 'the JSON contains no list of records'],
    [`{"a":"${'x'.repeat(5_000_000)}"}`, 'a record of the JSON is too long'],
    [`[{"a":"${'x'.repeat(1_300_000)}"}]`, 'a record of the JSON is too long'],
  ];
  for (const [text, reason] of none) {
    it(`that starts with ${text.slice(0, 20)} is refused: ${reason}`, async () => {
      const name = text.includes('\n') ? 'a.jsonl' : 'a.json';

      expect(await refusal(name, text)).to.equal(reason);
    });
  }

  const folder = new URL('test/corpora/json-test-suite/test_parsing/', packageRoot);
  it('from the JSON test suite is read or refused, and its columns have equal lengths', async () => {
    const broken: string[] = [];
    for (const file of readdirSync(folder)) {
      const content = readFileSync(join(fileURLToPath(folder), file));
      const sample = await readSource(byteSource(file, content));
      if (
        typeof sample !== 'string' &&
        sample.columns.some(({ length }) => length !== sample.rows)
      ) {
        broken.push(file);
      }
    }

    expect(broken).to.deep.equal([]);
  });
});
