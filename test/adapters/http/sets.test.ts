import { expect } from 'chai';
import { unzipSync } from 'fflate';
import { FORMAT_NAMES } from '../../../src/domain/formats/index.js';
import { rowsOfTable, setRequest, shop } from '../../support/sets.js';
import { bytesOf, formats, type Json } from '../../support/tables.js';
import { post, problemOf } from './support/requests.js';
import { serve, stopAll, type TestServer } from './support/serve.js';

const names = shop.map(({ name }) => String(name));
const ROWS = names.reduce((sum, name) => sum + rowsOfTable(name).length, 0);

async function bytesFrom(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

describe('a request for a set of tables', () => {
  let server: TestServer;
  before(async () => {
    server = await serve();
  });
  after(stopAll);

  const generate = (body: Json): Promise<Response> => post(`${server.url}/generate`, body);

  it('is answered with an object of lists as JSON', async () => {
    const response = await generate(setRequest());

    const { rows_generated: rows, data } = (await response.json()) as {
      readonly rows_generated: number;
      readonly data: Readonly<Record<string, readonly Json[]>>;
    };
    expect(response.headers.get('x-rows-generated')).to.equal(String(ROWS));
    expect(rows).to.equal(ROWS);
    expect(Object.keys(data)).to.deep.equal(names);
    for (const name of names) expect(data[name]).to.deep.equal(rowsOfTable(name));
  });

  it('is answered with ten rows of each table as a preview', async () => {
    const response = await post(`${server.url}/generate/preview`, setRequest({ format: 'sql' }));

    const { data } = (await response.json()) as {
      readonly data: Readonly<Record<string, readonly Json[]>>;
    };
    for (const name of names) {
      expect(data[name]).to.deep.equal(rowsOfTable(name).slice(0, 10));
    }
  });

  const ofFiles = FORMAT_NAMES.filter((name) => !['json', 'sql', 'xlsx'].includes(name));
  for (const format of ofFiles) {
    it(`is answered with an archive of files in ${format}, the same at each call`, async () => {
      const [response, again] = [
        await generate(setRequest({ format })),
        await generate(setRequest({ format })),
      ];
      const bytes = await bytesFrom(response);
      const files = unzipSync(bytes);
      const { extension } = formats[format];

      expect(response.headers.get('content-type')).to.equal('application/zip');
      expect(response.headers.get('content-disposition')).to.equal(
        'attachment; filename="tables.zip"',
      );
      expect(Object.keys(files)).to.deep.equal(names.map((name) => `${name}.${extension}`));
      for (const name of names) {
        const alone = bytesOf({ ...setRequest({ format }), table: name });
        expect(Buffer.from(files[`${name}.${extension}`] ?? []).equals(alone), name).to.equal(true);
      }
      expect((await bytesFrom(again)).equals(bytes)).to.equal(true);
    });
  }

  it('is answered with a workbook of a sheet for each table', async () => {
    const files = unzipSync(await bytesFrom(await generate(setRequest({ format: 'xlsx' }))));
    const workbook = Buffer.from(files['xl/workbook.xml'] ?? []).toString();

    expect([...workbook.matchAll(/<sheet name="([^"]+)"/g)].map(([, name]) => name)).to.deep.equal(
      names,
    );
    names.forEach((name, i) => {
      const sheet = Buffer.from(files[`xl/worksheets/sheet${i + 1}.xml`] ?? []).toString();
      expect(sheet.split('<row ').length - 2, name).to.equal(rowsOfTable(name).length);
    });
  });

  it('is answered with compressed files in an archive, and with one compressed script', async () => {
    const csv = unzipSync(
      await bytesFrom(await generate(setRequest({ format: 'csv', compression: 'gzip' }))),
    );
    const sql = await generate(setRequest({ format: 'sql', compression: 'gzip' }));

    expect(Object.keys(csv)).to.deep.equal(names.map((name) => `${name}.csv.gz`));
    expect(sql.headers.get('content-disposition')).to.equal('attachment; filename="tables.sql.gz"');
    await sql.arrayBuffer();
  });

  it('that names a table is answered with rows of this table alone', async () => {
    const response = await generate(
      setRequest({ format: 'csv', table: 'lines', offset: 30, rows: 3 }),
    );

    const lines = (await response.text()).trimEnd().split('\r\n');
    expect(response.headers.get('content-disposition')).to.equal(
      'attachment; filename="lines.csv"',
    );
    expect(lines).to.have.length(4);
    expect(lines[1]?.startsWith(`${rowsOfTable('lines')[30]?.order_id},`)).to.equal(true);
  });

  it('gives up all permits when it ends', async () => {
    const small = await serve({ TABLEWRIGHT_MAX_CONCURRENT: '1', TABLEWRIGHT_MAX_QUEUE: '0' });
    for (let i = 0; i < 3; i++) {
      const response = await post(`${small.url}/generate`, setRequest({ format: 'csv' }));
      expect(response.status).to.equal(200);
      await response.arrayBuffer();
    }
  });

  it('with faults is refused with the paths of its tables', async () => {
    const problem = await problemOf(
      await generate({
        tables: [{ name: 'a', rows: 1, fields: [{ name: 'b', type: 'reference' }] }],
      }),
    );

    expect(problem.status).to.equal(422);
    expect(problem.errors?.map(({ path }) => path)).to.deep.equal([
      '/tables/0/fields/0/constraints/table',
    ]);
  });
});

describe('a set of large tables', () => {
  after(stopAll);

  it('has the same bytes from threads as from one thread', async () => {
    const tables = [
      {
        name: 'parents',
        rows: 30_000,
        key: ['id'],
        fields: [
          { name: 'id', type: 'uuid' },
          { name: 'name', type: 'name' },
        ],
      },
      {
        name: 'children',
        per: { table: 'parents', count: 2 },
        fields: [
          { name: 'parent', type: 'reference' },
          { name: 'name', type: 'copy', constraints: { through: 'parent', field: 'name' } },
          { name: 'text', type: 'paragraph' },
        ],
      },
    ];
    const bytes = await Promise.all(
      ['0', '2'].map(async (workers) => {
        const server = await serve({ TABLEWRIGHT_WORKERS: workers });
        return bytesFrom(await post(`${server.url}/generate`, { seed: 3, format: 'sql', tables }));
      }),
    );
    expect(bytes[0]?.length).to.be.above(10_000_000);
    expect(bytes[1]?.equals(bytes[0] ?? Buffer.alloc(0))).to.equal(true);
  });
});
