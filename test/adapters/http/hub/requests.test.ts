import { expect } from 'chai';
import { post, problemOf } from '../support/requests.js';
import { OPERATIONS } from './support/hub-answers.js';
import { type RemoteServer, serveRemote, stopServersAndHubs } from './support/remote-server.js';

type Operation = keyof typeof OPERATIONS;

const SECRET = 'hf_a_secret_of_the_caller';

/** Invalid members that replace valid ones, and the expected paths of the faults. */
const faults: readonly (readonly [Operation, object, ...string[]])[] = [
  ['search', { query: undefined }, '/query'],
  ['search', { query: '' }, '/query'],
  ['search', { query: 'x'.repeat(201) }, '/query'],
  ['search', { query: 7 }, '/query'],
  ['search', { query: 'a\0b' }, '/query'],
  ['search', { page: 0 }, '/page'],
  ['search', { page: 1.5 }, '/page'],
  ['search', { page: '1' }, '/page'],
  ['search', { page: 501 }, '/page'],
  ['search', { pages: 1 }, '/pages'],
  ['search', { dataset: 'a/b' }, '/dataset'],
  ['schema', { dataset: undefined }, '/dataset'],
  ...[
    'rain',
    'acme/',
    '/rain',
    'acme/rain/more',
    '../rain',
    'acme/..',
    'acme/%2e%2e',
    'acme/a b',
    'a\\b',
    'acme/rain?x=1',
    'http://evil.example/x',
    `a/${'x'.repeat(97)}`,
  ].map((dataset) => ['schema', { dataset }, '/dataset'] as const),
  ...[
    '',
    '/etc/passwd',
    '../../etc/passwd',
    'a/../b.csv',
    'a//b.csv',
    './b.csv',
    'a\\b.csv',
    'a\0.csv',
    'a\r\nX: y',
    '\ud800.csv',
    'x'.repeat(1001),
  ].map((file) => ['schema', { file }, '/file'] as const),
  ...[9, 50_001, 10.5, '100', null, -1].map(
    (rows) => ['schema', { sample_rows: rows }, '/sample_rows'] as const,
  ),
  ['schema', { rows: 5 }, '/rows'],
  ['schema', { unit: '' }, '/unit'],
  ['schema', { unit: ['customer'] }, '/unit'],
  ['clone', { unit: 'x'.repeat(129) }, '/unit'],
  ['schema', { credentials: SECRET }, '/credentials'],
  ['schema', { credentials: {} }, '/credentials'],
  ['schema', { credentials: { username: 'me' } }, '/credentials'],
  ['schema', { credentials: { key: SECRET } }, '/credentials'],
  ['schema', { credentials: { username: 'me', key: SECRET, token: SECRET } }, '/credentials'],
  ['schema', { credentials: { token: `${SECRET}\r\nX-Evil: 1` } }, '/credentials/token'],
  ['schema', { credentials: { token: `${SECRET}\n` } }, '/credentials/token'],
  ['schema', { credentials: { token: `${SECRET}\u2028` } }, '/credentials/token'],
  ['schema', { credentials: { token: [SECRET] } }, '/credentials/token'],
  ['schema', { credentials: { token: '' } }, '/credentials/token'],
  ['schema', { credentials: { token: SECRET.repeat(50) } }, '/credentials/token'],
  [
    'schema',
    { credentials: { username: 'me\r', key: `${SECRET}\0` } },
    '/credentials/username',
    '/credentials/key',
  ],
  ['schema', { credentials: { token: SECRET, tokens: SECRET } }, '/credentials/tokens'],
  ['clone', { rows: undefined }, '/rows'],
  ['clone', { rows: 0 }, '/rows'],
  ['clone', { rows: 100_001 }, '/rows'],
  ['clone', { format: 'xml' }, '/format'],
  ['clone', { fields: [] }, '/fields'],
  ['clone', { locale: 'de' }, '/locale'],
  ['clone', { seed: -1 }, '/seed'],
  ['clone', { offset: 2 ** 53 - 2 }, '/offset'],
  ['clone', { csv: { delimiter: 'x' } }, '/csv/delimiter'],
  ['clone', { sql: { dialect: 'oracle' } }, '/sql/dialect'],
  ['clone', { format: 'sql', table_name: 'a.b.c' }, '/table_name'],
  ['clone', { sample_rows: 9, rows: 0, colour: 1 }, '/rows', '/sample_rows', '/colour'],
];

describe('a request to the hub', () => {
  let server: RemoteServer;

  before(async () => {
    server = await serveRemote('huggingface');
  });
  after(stopServersAndHubs);

  for (const [operation, changes, ...paths] of faults) {
    it(`to ${operation} with ${JSON.stringify(changes).slice(0, 60)} is refused with faults at ${paths.join()}`, async () => {
      const { url, hub } = server;

      const response = await post(`${url}/hub/${operation}`, {
        ...OPERATIONS[operation],
        ...changes,
      });

      const text = await response.clone().text();
      expect(response.status, text).to.equal(422);
      const { errors = [] } = await problemOf(response);
      expect(errors.map(({ path }) => path)).to.have.members(paths);
      expect(text).not.to.contain(SECRET);
      expect(hub.api.requests).to.deep.equal([]);
    });
  }

  it('with a misspelt member gets the nearest known member as a suggestion', async () => {
    const response = await post(`${server.url}/hub/schema`, { datset: 'a/b' });

    const { errors = [] } = await problemOf(response);
    expect(errors.find(({ path }) => path === '/datset')?.suggestion).to.equal('dataset');
  });

  for (const [operation, accept] of [
    ['search', 'text/csv'],
    ['schema', 'text/csv'],
    ['clone', 'text/csv'],
  ] as const) {
    it(`to ${operation} that accepts no available media type is refused before the platform is contacted`, async () => {
      const { url, hub } = server;

      const response = await post(`${url}/hub/${operation}`, OPERATIONS[operation], {
        Accept: accept,
      });

      expect(response.status).to.equal(406);
      expect(response.headers.get('vary')).to.equal('Accept');
      expect((await problemOf(response)).code).to.equal('not_acceptable');
      expect(hub.api.requests).to.deep.equal([]);
    });
  }

  it('with another method or content type is refused like at any other endpoint', async () => {
    const get = await fetch(`${server.url}/hub/schema`);
    const form = await post(`${server.url}/hub/schema`, 'dataset=a/b', {
      'Content-Type': 'application/x-www-form-urlencoded',
    });

    expect(get.status).to.equal(405);
    expect(get.headers.get('allow')).to.equal('POST, OPTIONS');
    expect(form.status).to.equal(415);
    expect((await post(`${server.url}/hub/schema`, '[]')).status).to.equal(400);
  });
});
