import { expect } from 'chai';
import type { QualityReport } from '../../../../src/domain/report/index.js';
import { csv } from '../../../support/tables/csv-text.js';
import { post, problemOf } from '../support/requests.js';
import { serve, type TestServer } from '../support/serve.js';
import { DatasetFolder } from './support/dataset-folder.js';
import { answerOf } from './support/hub-answers.js';
import { REMOTE_NAMES, serveRemote, stopServersAndHubs } from './support/remote-server.js';

const weather = { dataset: 'vega/weather' };

describe('POST /hub/clone', () => {
  const folder = new DatasetFolder();
  let server: TestServer;
  let own: TestServer;

  before(async () => {
    server = await serve();
    const row = (i: number) => `${i % 7},${'ab'[i % 2]}`;
    folder.put('acme/names/smile.csv', csv('n,is 😀', 100, row));
    folder.put('acme/names/system.csv', csv('n,ctid', 100, row));
    folder.put('acme/names/long.csv', csv(`n,${'word '.repeat(40)}`, 100, row));
    folder.put('acme/names/space.csv', csv('n,"space "', 100, row));
    folder.put(
      'acme/names/case.csv',
      csv('Name,name,NAME', 100, (i) => `${row(i)},${i % 3}`),
    );
    folder.put('acme/names/order.csv', csv('order,select', 100, row));
    const words = Array.from({ length: 900 }, (_, i) => `c${i}`);
    folder.put(
      'acme/names/wide.csv',
      csv(words.join(), 20, () => words.map(() => 'x').join()),
    );
    own = await serve({ TABLEWRIGHT_LOCAL_HUB_DIR: folder.path, TABLEWRIGHT_MAX_CELLS: '100000' });
  });
  after(async () => {
    await stopServersAndHubs();
    folder.remove();
  });

  it('returns in JSON the fields of the inferred schema and the rows that they generate', async () => {
    const { fields, correlate, even } = await answerOf(server.url, 'schema', weather);
    const response = await post(`${server.url}/hub/clone`, { ...weather, rows: 20, seed: 'demo' });
    const generated = await post(`${server.url}/generate`, {
      rows: 20,
      seed: 'demo',
      fields,
      correlate,
      even,
    });

    const text = await response.text();
    const answer = JSON.parse(text);
    expect(Object.keys(answer)).to.deep.equal([
      'success',
      'rows_generated',
      'format',
      'seed',
      'fields',
      'correlate',
      'even',
      'data',
    ]);
    expect(answer).to.deep.include({ success: true, rows_generated: 20, seed: 'demo', fields });
    const rowsOf = (body: string): string => body.slice(body.indexOf('"data":'));
    expect(rowsOf(text)).to.equal(rowsOf(await generated.text()));
    expect(Object.fromEntries(response.headers)).to.include({
      'x-rows-generated': '20',
      'x-seed': 'demo',
      vary: 'Accept',
    });
  });

  const asked: readonly object[] = [
    { format: 'ndjson' },
    { format: 'csv' },
    { format: 'csv', csv: { delimiter: ';', header: false, bom: true } },
    { format: 'sql' },
    {
      format: 'sql',
      table_name: 'lab.weather',
      sql: { dialect: 'postgresql', create_table: true },
    },
    { format: 'sql', sql: { dialect: 'mysql', rows_per_statement: 7 } },
    { format: 'csv', offset: 1000 },
    { format: 'csv', rows: 30_000 },
  ];
  for (const options of asked) {
    it(`with ${JSON.stringify(options)} returns the bytes that POST /generate returns for the inferred schema`, async () => {
      const { fields, correlate, even } = await answerOf(server.url, 'schema', weather);
      const table = { rows: 100, seed: 42, ...options };
      const texts: string[] = [];
      const headers: (readonly (readonly [string, string])[])[] = [];
      for (const [path, body] of [
        ['/generate', { ...table, fields, correlate, even }],
        ['/hub/clone', { ...table, ...weather }],
        ['/local/clone', { ...table, ...weather }],
      ] as const) {
        const response = await post(server.url + path, body);
        texts.push(await response.text());
        const varying = ['date', 'x-request-id'];
        headers.push([...response.headers].filter(([name]) => !varying.includes(name)));
      }

      expect(texts[0]).to.have.length.above(1000);
      expect(new Set(texts)).to.have.length(1);
      expect(headers[1]).to.deep.equal(headers[0]);
    });
  }

  it('names the table synthetic_data if the request has no name', async () => {
    const response = await post(`${server.url}/hub/clone`, { ...weather, rows: 1, format: 'sql' });

    expect(await response.text()).to.contain('INSERT INTO synthetic_data (');
    expect(response.headers.get('content-disposition')).to.contain('synthetic_data.sql');
  });

  it('returns another format as one string of the envelope if the client accepts only JSON', async () => {
    const table = { ...weather, rows: 3, seed: 1, format: 'csv' };

    const raw = await (await post(`${server.url}/hub/clone`, table)).text();
    const enveloped = await post(`${server.url}/hub/clone`, table, { Accept: 'application/json' });

    const answer = (await enveloped.json()) as { readonly data: string; readonly fields: unknown };
    expect(answer.data).to.equal(raw);
    expect(answer.fields).to.be.an('array');
  });

  it('draws a seed if the request has none, and returns it', async () => {
    const first = await answerOf(server.url, 'clone', { ...weather, rows: 3 });
    const again = await answerOf(server.url, 'clone', { ...weather, rows: 3, seed: first.seed });

    expect(again.data).to.deep.equal(first.data);
  });

  it('is written like the file if the request asks for it, except for the options that it gives', async () => {
    folder.put(
      'acme/names/european.csv',
      csv('land;betrag', 100, (i) => `${i % 3 ? 'DE' : '-'};${i % 17},${i % 9}5`),
    );
    const table = { dataset: 'acme/names', file: 'european.csv', rows: 50, seed: 1 };
    const textOf = async (changes: object): Promise<string> => {
      const response = await post(`${own.url}/hub/clone`, { ...table, ...changes });
      return response.text();
    };
    const written = { header: true, bom: false, null: '-', decimal: ',', line_end: 'lf' };

    for (const [format, given] of [
      ['csv', {}],
      ['csv', { delimiter: '|', null: '' }],
      ['tsv', { header: false }],
    ] as const) {
      const delimiter = format === 'csv' ? { delimiter: ';' } : {};
      const like = await textOf({ format, like_source: true, [format]: given });
      const options = { ...delimiter, ...written, ...given };
      expect(like).to.equal(await textOf({ format, [format]: options }));
      expect(like).to.match(/\d,\d\d"?\n/);
    }
  });

  it('has a report if the request asks for it, on the first rows of the same seed', async () => {
    const asked = { ...weather, rows: 3, seed: 'demo', report: true };
    const { report, ...answer } = await answerOf(server.url, 'clone', asked);
    const plain = await answerOf(server.url, 'clone', { ...asked, report: false });

    expect(answer).to.deep.equal(plain);
    expect(report).to.deep.include({ seed: 'demo', rows_sampled: 2922, rows_compared: 2922 });
    const { columns, scores } = report as QualityReport;
    const fields = plain.fields as readonly { readonly name: string; readonly hidden?: boolean }[];
    const shown = fields.flatMap(({ name, hidden }) => (hidden ? [] : [name]));
    expect(columns.map(({ name }) => name)).to.deep.equal(shown);
    expect(scores.overall).to.be.above(0.9);
  });

  it('has one seed for the report and the rows if the request has none', async () => {
    const { seed, report } = await answerOf(server.url, 'clone', {
      ...weather,
      rows: 1,
      report: true,
    });

    expect((report as QualityReport).seed).to.equal(seed);
  });

  it('is JSON if it has a report, whatever its format', async () => {
    const asked = { ...weather, rows: 2, seed: 1, format: 'csv' };

    const raw = await (await post(`${server.url}/hub/clone`, asked)).text();
    const answer = await answerOf(server.url, 'clone', { ...asked, report: true });
    const refused = await post(
      `${server.url}/hub/clone`,
      { ...asked, report: true },
      { Accept: 'text/csv' },
    );

    expect(answer.data).to.equal(raw);
    expect(answer.report).to.be.an('object');
    expect(refused.status).to.equal(406);
    expect((await problemOf(refused)).detail).to.equal('expected Accept to allow application/json');
  });

  for (const name of REMOTE_NAMES) {
    it(`clones a table on ${name} in one call`, async () => {
      const { url, hub } = await serveRemote(name);

      const answer = await answerOf(url, 'clone', {
        dataset: hub.dataset,
        file: hub.file,
        rows: 5,
        credentials: hub.credentials,
      });

      expect(answer.data).to.have.length(5);
      expect(Object.keys(answer.data[0] ?? {})).to.include('millimetres');
    });
  }

  const cloneOf = (file: string, changes: object = {}) =>
    post(`${own.url}/hub/clone`, { dataset: 'acme/names', file, rows: 5, ...changes });

  for (const file of ['long.csv', 'space.csv', 'case.csv', 'order.csv']) {
    it(`generates SQL with the column names of ${file} in every dialect`, async () => {
      for (const dialect of ['ansi', 'postgresql', 'mysql', 'sqlite', 'sqlserver']) {
        const response = await cloneOf(file, { format: 'sql', sql: { dialect } });

        expect(response.status, await response.text()).to.equal(200);
      }
    });
  }

  it('reports a column name that the requested dialect refuses at /sql/dialect', async () => {
    const response = await cloneOf('smile.csv', { format: 'sql', sql: { dialect: 'mysql' } });

    expect(response.status).to.equal(422);
    expect((await problemOf(response)).errors).to.deep.equal([
      {
        path: '/sql/dialect',
        message:
          'column "is 😀": mysql SQL does not allow characters above U+FFFF in a name, such as emoji',
      },
    ]);
  });

  it('reports a column name that the default dialect refuses at /format', async () => {
    const response = await cloneOf('system.csv', { format: 'sql' });

    const [fault] = (await problemOf(response)).errors ?? [];
    expect(fault?.path).to.equal('/format');
    expect(fault?.message).to.match(/^column "ctid": ansi SQL /);
  });

  it('clones a table with such column names in every other format', async () => {
    for (const format of ['json', 'ndjson', 'csv']) {
      expect((await cloneOf('smile.csv', { format })).status).to.equal(200);
    }
  });

  it('reports at /rows that the columns allow fewer rows than requested', async () => {
    const response = await cloneOf('wide.csv', { rows: 200 });

    expect(response.status).to.equal(422);
    const [fault, ...others] = (await problemOf(response)).errors ?? [];
    expect(fault?.path).to.equal('/rows');
    expect(others).to.deep.equal([]);
  });
});
