import { expect } from 'chai';
import { post } from '../support/requests.js';
import { serve } from '../support/serve.js';
import { answerOf, type SearchAnswer } from './support/hub-answers.js';
import { REMOTE_NAMES, serveRemote, stopServersAndHubs } from './support/remote-server.js';

describe('POST /hub/search', () => {
  after(stopServersAndHubs);

  it('returns the sample data sets of the platform local, with the members in order', async () => {
    const { url } = await serve();

    const response = await post(`${url}/hub/search`, { query: 'weather' });

    const answer = (await response.json()) as SearchAnswer;
    expect(response.status).to.equal(200);
    expect(response.headers.get('content-type')).to.equal('application/json; charset=utf-8');
    expect(Object.keys(answer)).to.deep.equal([
      'success',
      'query',
      'page',
      'count',
      'has_more',
      'results',
    ]);
    expect(answer).to.deep.include({
      success: true,
      query: 'weather',
      page: 1,
      count: 1,
      has_more: false,
    });
    const found = answer.results[0] ?? {};
    expect(Object.keys(found)).to.deep.equal([
      'ref',
      'title',
      'description',
      'url',
      'size_bytes',
      'last_updated',
      'license',
      'downloads',
    ]);
    expect(found).to.include({ ref: 'vega/weather', url: null, license: null, downloads: null });
    expect(found.size_bytes).to.be.above(100_000);
    expect(found.description).to.be.a('string');
    expect(found.last_updated).to.match(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('returns the same results under the name of the first platform', async () => {
    const { url } = await serve();

    const [hub, local] = await Promise.all(
      ['hub', 'local'].map((name) => answerOf(url, 'search', { query: 'a' }, name)),
    );

    expect(hub).to.deep.equal(local);
  });

  it('uses only the configured platforms, and the first of them under /hub', async () => {
    const { url } = await serveRemote('kaggle', { TABLEWRIGHT_HUBS: 'kaggle,local' });

    const [hub, kaggle, local, other] = await Promise.all(
      ['hub', 'kaggle', 'local', 'huggingface'].map((name) =>
        post(`${url}/${name}/search`, { query: 'rain' }),
      ),
    );

    expect(await hub?.json()).to.deep.equal(await kaggle?.json());
    expect(await local?.json()).to.include({ count: 0 });
    expect(other?.status).to.equal(404);
  });

  it('is listed by GET / for each platform, together with schema and clone', async () => {
    const { url } = await serveRemote('kaggle', { TABLEWRIGHT_HUBS: 'local,kaggle' });

    const { endpoints } = (await (await fetch(url)).json()) as {
      readonly endpoints: readonly { readonly method: string; readonly path: string }[];
    };

    const paths = endpoints
      .filter(({ path }) => /^\/(?:hub|local|kaggle|huggingface)\//.test(path))
      .map(({ method, path }) => `${method} ${path}`);
    expect(paths).to.deep.equal(
      ['hub', 'local', 'kaggle'].flatMap((name) =>
        ['search', 'schema', 'clone'].map((operation) => `POST /${name}/${operation}`),
      ),
    );
  });

  for (const name of REMOTE_NAMES) {
    it(`finds data sets of ${name} page by page`, async () => {
      const { url } = await serveRemote(name);
      const ask = (page: number) => answerOf(url, 'search', { query: 'filler', page }, name);

      const [first, third, far] = await Promise.all([1, 3, 9].map(ask));

      expect(first).to.include({ page: 1, count: 20, has_more: true });
      expect(third).to.include({ page: 3, count: 5, has_more: false });
      expect(far).to.deep.include({ page: 9, count: 0, has_more: false, results: [] });
      expect(first?.results[0]).to.include({ ref: 'filler/set-0', downloads: 12 });
      expect(first?.results[0]?.url).to.match(/^https?:\/\/.*filler\/set-0$/);
    });

    it(`sends the credentials of the request to ${name}`, async () => {
      const { url, hub } = await serveRemote(name);
      const { credentials } = hub;

      const { count } = await answerOf(url, 'search', { query: 'rain', credentials });

      expect(count).to.be.above(0);
      expect(hub.api.requests.at(-1)?.headers.authorization).to.match(/^Bearer /);
    });
  }
});
