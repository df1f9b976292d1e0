import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { storedObject, wellBehaved } from '../../../stand-ins/stored-object.js';
import { csv } from '../../../support/tables/csv-text.js';
import { zipFile } from '../../../support/tables/zip-file.js';
import { post } from '../support/requests.js';
import { serve, type TestServer } from '../support/serve.js';
import { DatasetFolder } from './support/dataset-folder.js';
import { answerOf } from './support/hub-answers.js';
import { REMOTE_NAMES, serveRemote, stopServersAndHubs } from './support/remote-server.js';

const people = csv('age,colour', 300, (i) => `${18 + (i % 60)},${['red', 'green'][i % 2]}`);

describe('POST /hub/schema', () => {
  const folder = new DatasetFolder();
  let server: TestServer;
  /** A server with the sample data sets. */
  let samples: TestServer;

  before(async () => {
    folder.put('acme/people/small.csv', csv('n', 20, String));
    folder.put('acme/people/data/people.csv', people);
    folder.put('acme/people/README.md', `# People\n${'long '.repeat(5000)}`);
    folder.put('acme/people/people.csv.gz', gzipSync(people));
    folder.put('acme/people/people.zip', zipFile({ path: 'people.csv', content: people }));
    folder.put('acme/nothing/README.md', '# Nothing');
    folder.put('acme/odd/picture.csv', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
    server = await serve({ TABLEWRIGHT_LOCAL_HUB_DIR: folder.path });
    samples = await serve();
  });
  after(async () => {
    await stopServersAndHubs();
    folder.remove();
  });

  it('returns its members in order, with a field and a profile for each column of a sample data set', async () => {
    const answer = await answerOf(samples.url, 'schema', { dataset: 'vega/weather' });

    expect(Object.keys(answer)).to.deep.equal([
      'success',
      'dataset',
      'file',
      'files',
      'rows_sampled',
      'fields',
      'correlate',
      'even',
      'columns',
      'warnings',
    ]);
    expect(answer).to.deep.include({
      success: true,
      dataset: 'vega/weather',
      file: 'weather.csv',
      files: ['weather.csv'],
      rows_sampled: 2922,
      warnings: [],
    });
    expect(answer.fields.map(({ name, type }) => `${name} ${type}`)).to.include.members([
      'location choice',
      'date date',
      'wind float',
    ]);
    expect(answer.columns.map(({ name }) => name)).to.deep.equal(
      answer.fields.filter(({ hidden }) => hidden !== true).map(({ name }) => name),
    );
  });

  for (const dataset of [
    'allisonhorst/palmerpenguins',
    'cisagov/dotgov-data',
    'datasets/country-codes',
    'datasets/s-and-p-500-companies',
    'vega/weather',
  ]) {
    it(`returns a schema for ${dataset} that POST /generate accepts unchanged`, async () => {
      const { fields } = await answerOf(samples.url, 'schema', { dataset });

      const response = await post(`${samples.url}/generate`, { rows: 50, fields });

      expect(response.status, await response.text()).to.equal(200);
    });
  }

  it('infers from the largest table, and lists every file that may contain a table', async () => {
    const answer = await answerOf(server.url, 'schema', { dataset: 'acme/people' });

    expect(answer).to.include({ file: 'data/people.csv', rows_sampled: 300 });
    expect(answer.files).to.deep.equal([
      'data/people.csv',
      'people.csv.gz',
      'people.zip',
      'small.csv',
    ]);
    expect(answer.fields).to.deep.include({
      name: 'colour',
      type: 'choice',
      constraints: { choices: ['green', 'red'], weights: [0.5, 0.5] },
      because: 'its values decide',
    });
  });

  it('returns the same schema for a file and for its gzip and zip archives', async () => {
    const [bare, ...packed] = await Promise.all(
      ['data/people.csv', 'people.csv.gz', 'people.zip'].map((file) =>
        answerOf(server.url, 'schema', { dataset: 'acme/people', file }),
      ),
    );

    for (const answer of packed) {
      expect(answer.fields).to.deep.equal(bare?.fields);
      expect(answer.rows_sampled).to.equal(300);
    }
  });

  it('samples the requested number of rows', async () => {
    const body = { dataset: 'acme/people', sample_rows: 50 };

    expect(await answerOf(server.url, 'schema', body)).to.deep.include({
      rows_sampled: 50,
      warnings: ['only the first 50 rows of the file were sampled'],
    });
  });

  it('returns only types if the table has fewer rows than the minimum count of the operator', async () => {
    const strict = await serve({
      TABLEWRIGHT_LOCAL_HUB_DIR: folder.path,
      TABLEWRIGHT_MIN_CATEGORY_COUNT: '500',
    });

    const { fields } = await answerOf(strict.url, 'schema', { dataset: 'acme/people' });

    expect(JSON.stringify(fields)).not.to.match(/red|green|18|77/);
  });

  const missing: readonly (readonly [object, number, string])[] = [
    [{ dataset: 'acme/nobody' }, 404, 'the hub has no dataset acme/nobody'],
    [{ dataset: 'acme/people', file: 'no.csv' }, 404, 'the hub has no file no.csv'],
    [{ dataset: 'acme/people', file: '.hidden.csv' }, 404, 'the hub has no file .hidden.csv'],
    [{ dataset: 'acme/nothing' }, 502, 'acme/nothing has no file with a table'],
    [{ dataset: 'acme/odd' }, 502, 'the file is binary data of no known kind'],
  ];
  for (const [body, status, detail] of missing) {
    it(`refuses ${JSON.stringify(body)} with ${status}: ${detail}`, async () => {
      const response = await post(`${server.url}/hub/schema`, body);

      expect(response.status).to.equal(status);
      expect(((await response.json()) as { detail: string }).detail).to.contain(detail);
    });
  }

  for (const name of REMOTE_NAMES) {
    it(`infers the schema of a data set on ${name} through its storage`, async () => {
      const { url, hub } = await serveRemote(name);

      const answer = await answerOf(url, 'schema', { dataset: hub.dataset, file: hub.file });

      expect(answer.file).to.equal(hub.file);
      expect(answer.rows_sampled).to.be.within(200, 300);
      expect(answer.fields.map((field) => field.name).slice(0, 2)).to.deep.equal([
        'day',
        'millimetres',
      ]);
      expect(hub.storage.requests.length).to.be.above(0);
    });

    it(`infers the schema of a file that ${name} does not list if the caller names it`, async () => {
      const { url, hub } = await serveRemote(name);
      hub.api.instead('unlisted.csv', storedObject(Buffer.from(people), wellBehaved()));
      if (name === 'kaggle') {
        hub.api.instead(hub.download, storedObject(Buffer.from(people), wellBehaved()));
      }

      const answer = await answerOf(url, 'schema', { dataset: hub.dataset, file: 'unlisted.csv' });

      expect(answer).to.include({ file: 'unlisted.csv', rows_sampled: 300 });
      expect(answer.files).not.to.include('unlisted.csv');
    });
  }

  it('ignores the incomplete last record of a truncated stream without a known length', async () => {
    const { url, hub } = await serveRemote('kaggle');
    const long = Buffer.from(csv('n,word,last', 50_000, (i) => `${i % 7},${'x'.repeat(240)},end`));
    const knobs = { ...wellBehaved(), ignoreRange: true, chunked: true };
    hub.storage.instead('', storedObject(long, knobs));

    const body = { dataset: hub.dataset, file: hub.file, sample_rows: 50_000 };
    const answer = await answerOf(url, 'schema', body);

    const rows = Math.floor((8 * 1024 ** 2 - 'n,word,last\n'.length) / (240 + '0,,end\n'.length));
    expect(answer.rows_sampled).to.equal(rows);
    expect(answer.warnings).to.deep.equal([
      `${rows} rows were sampled, not 50000: the sample reached a size limit, or the file was truncated`,
    ]);
  });
});
