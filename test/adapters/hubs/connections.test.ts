import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer, type LookupFunction } from 'node:net';
import { expect } from 'chai';
import { AllowedOrigins } from '../../../src/adapters/hubs/allowed-origins.js';
import { BoundedClient } from '../../../src/adapters/hubs/bounded-client.js';
import { hubTask } from '../../../src/adapters/hubs/hub-task.js';
import { publicLookup } from '../../../src/adapters/hubs/public-lookup.js';
import { Listener } from '../../stand-ins/listener.js';
import { MemoryLog } from '../http/support/memory-log.js';
import { selfSigned } from '../stores/redis/support/self-signed.js';
import { NOW } from './support/platforms.js';
import { access, allOf, faultOf } from './support/results.js';

/** Returns a lookup that resolves every host to these addresses, and to the next list on each further call. */
function names(...answers: readonly (readonly string[])[]): LookupFunction {
  const left = [...answers];
  return (_host, _options, callback) => {
    const addresses = left.shift() ?? [];
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
}

function get(
  origin: string,
  kind: 'own' | 'named',
  lookup: LookupFunction,
  connectTimeout?: number,
) {
  const list = { own: [], named: [], [kind]: [origin] };
  const client = new BoundedClient({
    origins: new AllowedOrigins(list),
    clock: { now: () => NOW },
    log: new MemoryLog(),
    lookup,
    ...(connectTimeout !== undefined && { connectTimeout }),
  });
  const search = hubTask({ what: 'search' }, access(), undefined);
  return client.exchange({ method: 'GET', url: new URL(origin), headers: {} }, search);
}

describe('a connection to a hub', () => {
  const listener = new Listener((_request, response) => void response.end('hello'));
  let origin: string;
  before(async () => {
    await listener.start();
    origin = listener.origin.replace('127.0.0.1', 'hub.example.com');
  });
  after(() => listener.stop());
  beforeEach(() => {
    listener.connections = 0;
    listener.requests.length = 0;
  });

  const isPrivate = {
    code: 'hub_unreadable',
    reason: 'the data hub resolves to a private address',
  };

  for (const addresses of [
    ['127.0.0.1'],
    ['::ffff:127.0.0.1'],
    ['8.8.8.8', '127.0.0.1'],
    ['127.0.0.1', '8.8.8.8'],
  ]) {
    it(`is refused if the platform resolves to ${addresses.join(' and ')}`, async () => {
      expect(await faultOf(get(origin, 'own', names(addresses)))).to.deep.equal(isPrivate);
      expect(listener.connections).to.equal(0);
    });
  }

  it('to an origin that the operator configured may use a private address', async () => {
    const answer = await get(origin, 'named', names(['127.0.0.1']));

    expect((await allOf(answer.body())).toString()).to.equal('hello');
  });

  it('uses the addresses that were checked, because the name is resolved only once', (done) => {
    // A second lookup would resolve to a private address.
    const rebinding = publicLookup(names(['8.8.8.8', '2606:4700::1111'], ['127.0.0.1']));

    rebinding('hub.example.com', { all: true }, (error, addresses) => {
      expect(error).to.equal(null);
      expect(addresses).to.deep.equal([
        { address: '8.8.8.8', family: 4 },
        { address: '2606:4700::1111', family: 6 },
      ]);
      done();
    });
  });

  it('ends with hub_timeout if it is not established in time', async () => {
    const mute = createServer(() => {}).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    const secure = `https://hub.example.com:${port}`;

    const failure = await faultOf(get(secure, 'named', names(['127.0.0.1']), 100));

    expect(failure).to.deep.equal({ code: 'hub_timeout' });
    mute.close();
  });

  it('is refused if the URL requires TLS and the server does not offer it', async () => {
    const secure = origin.replace('http:', 'https:');

    expect(await faultOf(get(secure, 'named', names(['127.0.0.1'])))).to.deep.equal({
      code: 'hub_unreadable',
      reason: 'the data hub closed the connection or does not speak HTTP',
    });
    expect(listener.requests).to.deep.equal([]);
  });

  it('is refused if the certificate is not signed by a known authority', async () => {
    const { key, certificate, remove } = selfSigned();
    let asked = 0;
    const impostor = createTlsServer(
      { key: readFileSync(key), cert: readFileSync(certificate) },
      (_request, response) => {
        asked += 1;
        response.end('hello');
      },
    );
    try {
      impostor.listen(0, '127.0.0.1');
      await once(impostor, 'listening');
      const { port } = impostor.address() as AddressInfo;

      const failure = await faultOf(
        get(`https://localhost:${port}`, 'named', names(['127.0.0.1'])),
      );

      expect(failure).to.deep.equal({
        code: 'hub_unreadable',
        reason: 'the data hub closed the connection or does not speak HTTP',
      });
      expect(asked).to.equal(0);
    } finally {
      impostor.close();
      remove();
    }
  });
});
