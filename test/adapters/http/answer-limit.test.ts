import { expect } from 'chai';
import { post, problemOf } from './support/requests.js';
import { serve, stopAll, type TestServer } from './support/serve.js';

/** Each text is twice as long as the one before: 900 bytes that ask for 51 KB in each row. */
const doubling = [
  { name: 'a0', type: 'string', constraints: { length: 100 } },
  ...Array.from({ length: 9 }, (_, i) => ({
    name: `a${i + 1}`,
    type: 'formula',
    constraints: { expression: `a${i}+a${i}` },
  })),
];

describe('the limit of an answer', () => {
  let server: TestServer;
  before(async () => {
    server = await serve({ TABLEWRIGHT_MAX_ANSWER: '1mb' });
  });
  after(stopAll);

  const table = (rows: number) => ({ rows, format: 'csv', fields: doubling });

  it('admits an answer that is within it, and the preview of one that is not', async () => {
    expect((await post(`${server.url}/generate`, table(10))).status).to.equal(200);
    expect((await post(`${server.url}/generate/preview`, table(100_000))).status).to.equal(200);
  });

  it('refuses a table before its first row, with the setting and the remedy', async () => {
    const response = await post(`${server.url}/generate`, table(100_000));

    expect(response.status).to.equal(422);
    const [fault] = (await problemOf(response)).errors ?? [];
    expect(fault).to.include({ path: '/rows' });
    expect(fault?.message).to.match(
      /^the answer may have \d{11} bytes, but at most 1048576 are allowed \(TABLEWRIGHT_MAX_ANSWER\): ask for fewer rows/,
    );
  });

  it('refuses a file of values, and a set by the sum of its tables', async () => {
    const parquet = await post(`${server.url}/generate`, { ...table(100_000), format: 'parquet' });
    const set = { tables: ['t', 'u'].map((name) => ({ name, rows: 7, fields: doubling })) };

    expect((await problemOf(parquet)).errors?.[0]?.path).to.equal('/rows');
    const refused = await post(`${server.url}/generate`, set);
    expect((await problemOf(refused)).errors?.[0]?.path).to.equal('/tables');
    const [first] = set.tables;
    expect((await post(`${server.url}/generate`, { tables: [first] })).status).to.equal(200);
  });
});
