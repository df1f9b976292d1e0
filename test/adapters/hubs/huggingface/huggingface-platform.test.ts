import { expect } from 'chai';
import type { HubCredentials } from '../../../../src/domain/hub/hub-requests.js';
import { gzipJson, json } from '../../../stand-ins/answers.js';
import {
  HUGGINGFACE_TOKEN,
  HuggingFaceStandIn,
} from '../../../stand-ins/huggingface/huggingface-stand-in.js';
import { huggingFaceAt } from '../support/platforms.js';
import { access, allOf, failureOf, successOf } from '../support/results.js';

describe('the platform huggingface', () => {
  let standIn: HuggingFaceStandIn;
  beforeEach(async () => {
    standIn = new HuggingFaceStandIn();
    await standIn.start();
  });
  afterEach(() => standIn.stop());

  const search = (query: string, page = 1) => huggingFaceAt(standIn).search(query, page, access());
  const files = (dataset: string, credentials?: HubCredentials) =>
    huggingFaceAt(standIn).files(dataset, access(credentials));
  const open = (dataset: string, name: string, credentials?: HubCredentials) =>
    huggingFaceAt(standIn).open(dataset, { name, sizeBytes: undefined }, access(credentials));

  it('returns the facts about a data set that the list of the hub contains', async () => {
    const { results } = await successOf(search('acme/rain'));

    expect(results).to.deep.equal([
      {
        ref: 'acme/rain',
        title: 'acme/rain',
        description: 'About acme/rain',
        url: `${standIn.hub.origin}/datasets/acme/rain`,
        sizeBytes: undefined,
        lastUpdated: '2026-01-05T10:00:00.000Z',
        license: 'cc0-1.0',
        downloads: 12,
      },
    ]);
  });

  it('omits data sets without an owner', async () => {
    expect((await successOf(search('legacy'))).results).to.deep.equal([]);
  });

  it('returns pages of 20 and reports whether there is another one', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => successOf(search('filler', page))));

    expect(pages.map(({ results }) => results.length)).to.deep.equal([20, 20, 5, 0]);
    expect(pages.map(({ hasMore }) => hasMore)).to.deep.equal([true, true, false, false]);
    expect(standIn.hub.requests).to.have.length(4);
    expect(new Set(pages.flatMap(({ results }) => results.map(({ ref }) => ref)))).to.have.length(
      45,
    );
  });

  it('follows the links between pages to reach a later page', async () => {
    const hits = Array.from({ length: 500 }, (_, i) => ({ id: `a/b${i}` }));
    standIn.hub.instead('', (request, response) => {
      const next = `<${standIn.hub.origin}/api/datasets?cursor=x>; rel="next"`;
      return json(hits, 200, { link: next })(request, response);
    });

    const { results, hasMore } = await successOf(search('a', 30));

    expect(results.map(({ ref }) => ref)).to.deep.equal(hits.slice(80, 100).map(({ id }) => id));
    expect(hasMore).to.equal(true);
    expect(standIn.hub.requests).to.have.length(2);
  });

  for (const link of [
    '<http://127.0.0.1:1/api/datasets?cursor=x>; rel="next"',
    '<//evil.example/x>; rel="next"',
  ]) {
    it(`does not continue a list at another origin, such as ${link}`, async () => {
      standIn.hub.instead('', json([], 200, { link }));

      expect(await failureOf(search('a', 2))).to.deep.equal({
        code: 'hub_unreadable',
        reason: 'the data hub continues its list at another origin',
      });
    });
  }

  it('lists all files of a data set and follows the links between pages', async () => {
    expect(await successOf(files('acme/many-files'))).to.have.length(25);
    expect(standIn.hub.requests).to.have.length(3);
  });

  it('lists each file once if the hub repeats the link to a page', async () => {
    standIn.hub.instead('/tree/', (request, response) => {
      const link = `<${standIn.hub.origin}${request.target}>; rel="next"`;
      return json([{ type: 'file', path: 'a.csv', size: 1 }], 200, { link })(request, response);
    });

    expect(await successOf(files('acme/rain'))).to.have.length(1);
  });

  it('lists and opens the Parquet conversion of a data set without a table', async () => {
    const list = await successOf(files('acme/pictures'));
    const name = 'refs/convert/parquet/default/train/0000.parquet';
    const source = await successOf(open('acme/pictures', name));

    expect(list.map((file) => file.name)).to.deep.equal(['train.tar', name]);
    expect(source.size).to.equal(list[1]?.sizeBytes);
    expect((await allOf(source.stream())).toString()).to.match(/^PAR1/);
  });

  it('lists only the original files if the hub converted none', async () => {
    const list = await successOf(files('acme/unconverted'));

    expect(list.map(({ name }) => name)).to.deep.equal(['notes.txt']);
  });

  it('follows the redirect of a renamed data set and keeps the credentials', async () => {
    const credentials = { token: HUGGINGFACE_TOKEN };

    expect(await successOf(files('acme/old-rain', credentials))).to.have.length(3);
    const sent = standIn.hub.requests.map(({ headers }) => headers.authorization);
    expect(sent).to.deep.equal(Array(2).fill(`Bearer ${HUGGINGFACE_TOKEN}`));
  });

  it('uses the key of a user name and key pair as the token', async () => {
    await successOf(files('acme/rain', { username: 'me', key: HUGGINGFACE_TOKEN }));

    expect(standIn.hub.requests[0]?.headers.authorization).to.equal(`Bearer ${HUGGINGFACE_TOKEN}`);
  });

  it('returns hub_access_denied for a gated file, with or without a token', async () => {
    const denied = { code: 'hub_access_denied', dataset: 'acme/gated' };
    const token = { token: HUGGINGFACE_TOKEN };

    expect(await failureOf(open('acme/gated', 'secret.csv'))).to.deep.equal(denied);
    expect(await failureOf(open('acme/gated', 'secret.csv', token))).to.deep.equal(denied);
  });

  it('returns hub_not_found for an unknown data set to a known user, and hub_access_denied to others', async () => {
    const token = { token: HUGGINGFACE_TOKEN };
    const missing = { code: 'hub_not_found', what: 'dataset', name: 'acme/unknown' };

    expect(await failureOf(files('acme/unknown', token))).to.deep.equal(missing);
    expect(await failureOf(open('acme/unknown', 'a.csv', token))).to.deep.equal(missing);
    expect(await failureOf(files('acme/unknown'))).to.include({ code: 'hub_access_denied' });
  });

  it('returns hub_credentials_rejected for a wrong token', async () => {
    const wrong = { token: 'wrong' };

    expect(await failureOf(files('acme/rain', wrong))).to.deep.equal({
      code: 'hub_credentials_rejected',
    });
  });

  it('reads a compressed list', async () => {
    standIn.hub.instead('', gzipJson([{ type: 'file', path: 'a.csv', size: 7 }]));

    expect(await successOf(files('acme/rain'))).to.deep.equal([{ name: 'a.csv', sizeBytes: 7 }]);
  });
});
