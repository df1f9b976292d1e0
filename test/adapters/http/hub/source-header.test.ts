import { expect } from 'chai';
import { ROW_LIKE_HEADER } from '../../../support/tables/doubtful-headers.js';
import { post, problemOf } from '../support/requests.js';
import { serve, stopAll, type TestServer } from '../support/serve.js';
import { DatasetFolder } from './support/dataset-folder.js';
import { answerOf } from './support/hub-answers.js';

describe('the member source_header of the hub', () => {
  const folder = new DatasetFolder();
  let server: TestServer;
  const dataset = 'acme/diagnoses';

  before(async () => {
    folder.put('acme/diagnoses/rows.csv', ROW_LIKE_HEADER);
    server = await serve({ TABLEWRIGHT_LOCAL_HUB_DIR: folder.path });
  });
  after(async () => {
    await stopAll();
    folder.remove();
  });

  it('takes the first row as data, in a schema and in a clone', async () => {
    const sourced = { dataset, source_header: 'no' };
    const guessed = await answerOf(server.url, 'schema', { dataset });
    const schema = await answerOf(server.url, 'schema', sourced);
    const clone = await answerOf(server.url, 'clone', { ...sourced, rows: 5, seed: 1 });

    expect(guessed.fields.map(({ name }) => name)).to.deep.equal(['hiv', 'severe']);
    expect(JSON.stringify(schema)).not.to.contain('hiv');
    expect(clone.fields).to.deep.equal(schema.fields);
  });

  it('never takes a row as the names of columns, which an answer contains', async () => {
    const request = { dataset, source_header: 'yes' };
    const response = await post(`${server.url}/hub/schema`, request);

    expect(response.status).to.equal(422);
    expect((await problemOf(response)).errors).to.deep.equal([
      {
        path: '/source_header',
        message: 'expected one of "no", got "yes"',
        expected: 'one of "no"',
      },
    ]);
  });

  it('is refused for a file that names its columns in another way', async () => {
    folder.put('acme/keyed/rows.json', JSON.stringify(Array(20).fill({ n: 1 })));
    const request = { dataset: 'acme/keyed', source_header: 'no' };
    const response = await post(`${server.url}/hub/schema`, request);

    expect(response.status).to.equal(422);
    expect((await problemOf(response)).errors?.[0]?.path).to.equal('/source_header');
  });
});
