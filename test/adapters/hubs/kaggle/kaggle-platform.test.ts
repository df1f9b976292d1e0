import { expect } from 'chai';
import type { HubCredentials } from '../../../../src/domain/hub/hub-requests.js';
import { json } from '../../../stand-ins/answers.js';
import {
  KAGGLE_PAIR,
  KAGGLE_TOKEN,
  KaggleStandIn,
} from '../../../stand-ins/kaggle/kaggle-stand-in.js';
import { kaggleAt } from '../support/platforms.js';
import { access, failureOf, successOf } from '../support/results.js';

const RAINFALL = {
  ref: 'acme/city-rainfall',
  title: 'City rainfall',
  url: 'https://www.kaggle.com/datasets/acme/city-rainfall',
  sizeBytes: 40_960,
  downloads: 12,
};

describe('the platform kaggle', () => {
  let standIn: KaggleStandIn;
  beforeEach(async () => {
    standIn = new KaggleStandIn();
    await standIn.start();
  });
  afterEach(() => standIn.stop());

  const search = (query: string, page = 1, credentials?: HubCredentials) =>
    kaggleAt(standIn).search(query, page, access(credentials));
  const files = (dataset: string, credentials?: HubCredentials) =>
    kaggleAt(standIn).files(dataset, access(credentials));
  const targets = () => standIn.api.requests.map(({ method, target }) => `${method} ${target}`);

  it('uses the older listing for an anonymous search', async () => {
    const { results } = await successOf(search('millimetres a'));

    expect(targets()).to.deep.equal(['GET /api/v1/datasets/list?search=millimetres+a&page=1']);
    expect(results).to.deep.equal([
      {
        ...RAINFALL,
        description: 'Millimetres a day',
        lastUpdated: '2026-01-05T10:00:00.1Z',
        license: 'CC0: Public Domain',
      },
    ]);
  });

  for (const [kind, credentials] of [
    ['a token', { token: KAGGLE_TOKEN }],
    ['a user name and a key', KAGGLE_PAIR],
  ] as const) {
    it(`uses the calls of the official clients for a search with ${kind}`, async () => {
      const { results } = await successOf(search('rainfall', 1, credentials));

      expect(targets()).to.deep.equal(['POST /api/v1/datasets.DatasetApiService/ListDatasets']);
      expect(results).to.deep.equal([
        { ...RAINFALL, description: undefined, lastUpdated: undefined, license: undefined },
      ]);
    });
  }

  it('returns a data set of which only the name is known', async () => {
    const { results } = await successOf(search('mixed'));

    expect(results).to.deep.equal([
      {
        ref: 'Microsoft/Mixed-Case',
        title: 'Microsoft/Mixed-Case',
        description: undefined,
        url: 'https://www.kaggle.com/datasets/Microsoft/Mixed-Case',
        sizeBytes: undefined,
        lastUpdated: undefined,
        license: undefined,
        downloads: undefined,
      },
    ]);
  });

  it('returns pages of 20 and reports whether there may be another one', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => successOf(search('filler', page))));

    expect(pages.map(({ results }) => results.length)).to.deep.equal([20, 20, 5]);
    expect(pages.map(({ hasMore }) => hasMore)).to.deep.equal([true, true, false]);
  });

  it('reports no page after page 500, the last one that the hub fills', async () => {
    standIn.api.instead('', json(Array.from({ length: 20 }, () => ({ ref: 'a/b' }))));

    expect(await successOf(search('x', 499))).to.include({ hasMore: true });
    expect(await successOf(search('x', 500))).to.include({ hasMore: false });
  });

  it('ignores invalid names, numbers and times in a response', async () => {
    const odd = { ref: 'a/b', title: 7, totalBytes: -1, downloadCount: 'many', lastUpdated: 'now' };
    standIn.api.instead('', json([{ ref: '../x' }, { ref: 'a/b/c' }, {}, null, 7, odd]));

    const { results } = await successOf(search('x'));

    expect(results).to.have.length(1);
    expect(results[0]).to.deep.include({
      ref: 'a/b',
      title: 'a/b',
      sizeBytes: undefined,
      lastUpdated: undefined,
      downloads: undefined,
    });
  });

  it('lists all files, 200 per response', async () => {
    const list = await successOf(files('acme/many-files'));

    expect(list).to.have.length(450);
    expect(standIn.api.requests).to.have.length(3);
    expect(JSON.parse(standIn.api.requests[0]?.body ?? '')).to.include({ pageSize: 200 });
  });

  it('lists names with spaces, punctuation and letters of any script, but no path outside the data set', async () => {
    const names = (await successOf(files('acme/city-rainfall'))).map(({ name }) => name);

    expect(names).to.include.members(['sub dir/50% of #1.csv', 'größe.csv']);
    expect(names).not.to.include('../escape.csv');
  });

  it('stops listing when a page token repeats', async () => {
    const page = { datasetFiles: [{ name: 'a.csv' }], nextPageTokenNullable: 'again' };
    standIn.api.instead('', json(page));

    expect(await successOf(files('a/b'))).to.have.length(2);
    expect(standIn.api.requests).to.have.length(2);
  });

  it('requests at most ten pages of a listing', async () => {
    let token = 0;
    standIn.api.instead('', (request, response) => {
      token += 1;
      const page = { datasetFiles: [{ name: 'a.csv' }], nextPageToken: String(token) };
      return json(page)(request, response);
    });

    expect(await successOf(files('a/b'))).to.have.length(10);
  });

  it('returns hub_access_denied for a data set that requires consent, with or without credentials', async () => {
    const denied = { code: 'hub_access_denied', dataset: 'acme/closed' };

    expect(await failureOf(files('acme/closed'))).to.deep.equal(denied);
    expect(await failureOf(files('acme/closed', { token: KAGGLE_TOKEN }))).to.deep.equal(denied);
  });

  it('returns hub_not_found for an unknown data set', async () => {
    expect(await failureOf(files('acme/unknown'))).to.deep.equal({
      code: 'hub_not_found',
      what: 'dataset',
      name: 'acme/unknown',
    });
  });

  for (const credentials of [{ token: 'wrong' }, { username: 'u', key: 'wrong' }]) {
    it(`returns hub_credentials_rejected for wrong credentials with ${Object.keys(credentials).join(' and ')}`, async () => {
      const rejected = { code: 'hub_credentials_rejected' };

      expect(await failureOf(search('x', 1, credentials))).to.deep.equal(rejected);
      expect(await failureOf(files('acme/city-rainfall', credentials))).to.deep.equal(rejected);
    });
  }

  it('returns hub_not_found for a code of 404 in a body with status 200', async () => {
    standIn.api.instead('', json({ code: 404, message: 'Not found' }));

    expect(await failureOf(files('a/b'))).to.include({ code: 'hub_not_found', name: 'a/b' });
  });

  it('returns hub_unreadable for an error message in a body with status 200', async () => {
    standIn.api.instead('', json({ errorMessage: 'internal detail', datasetFiles: [] }));

    expect(await failureOf(files('a/b'))).to.deep.equal({
      code: 'hub_unreadable',
      reason: 'the data hub reported an internal error',
    });
  });
});
