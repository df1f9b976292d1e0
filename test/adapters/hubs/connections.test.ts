import { once } from 'node:events';
import { type AddressInfo, createServer, type LookupFunction } from 'node:net';
import { expect } from 'chai';
import { AllowedOrigins } from '../../../src/adapters/hubs/allowed-origins.js';
import { BoundedClient } from '../../../src/adapters/hubs/bounded-client.js';
import { operation } from '../../../src/adapters/hubs/operation.js';
import { publicLookup } from '../../../src/adapters/hubs/public-lookup.js';
import { Listener } from '../../stand-ins/listener.js';
import { MemoryLog } from '../http/support/memory-log.js';
import { NOW } from './support/platforms.js';
import { access, allOf, faultOf } from './support/results.js';

/** A name server that gives every host these addresses, the next list each time it is asked. */
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
  const search = operation({ what: 'search' }, access(), undefined);
  return client.exchange({ method: 'GET', url: new URL(origin), headers: {} }, search);
}

describe('a connection to a host', () => {
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

  const isPrivate = { code: 'hub_unreadable', reason: 'the data hub leads to a private address' };

  for (const addresses of [
    ['127.0.0.1'],
    ['::ffff:127.0.0.1'],
    ['8.8.8.8', '127.0.0.1'],
    ['127.0.0.1', '8.8.8.8'],
  ]) {
    it(`of the platform at ${addresses.join(' and ')} is never made`, async () => {
      expect(await faultOf(get(origin, 'own', names(addresses)))).to.deep.equal(isPrivate);
      expect(listener.connections).to.equal(0);
    });
  }

  it('that the operator named is made wherever it stands', async () => {
    const answer = await get(origin, 'named', names(['127.0.0.1']));

    expect((await allOf(answer.body())).toString()).to.equal('hello');
  });

  it('goes to the very addresses that were checked, since the name is asked for once', (done) => {
    // Asked again, the name would lead into the private network.
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

  it('that does not come to stand is given up', async () => {
    const mute = createServer(() => {}).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    const secure = `https://hub.example.com:${port}`;

    const failure = await faultOf(get(secure, 'named', names(['127.0.0.1']), 100));

    expect(failure).to.deep.equal({ code: 'hub_timeout' });
    mute.close();
  });

  it('that should be TLS and is not is not used', async () => {
    const secure = origin.replace('http:', 'https:');

    expect(await faultOf(get(secure, 'named', names(['127.0.0.1'])))).to.deep.equal({
      code: 'hub_unreadable',
      reason: 'the data hub broke the connection or does not speak HTTP',
    });
    expect(listener.requests).to.deep.equal([]);
  });
});
