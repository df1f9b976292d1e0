import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect } from 'chai';
import { connect, DiscardPolicy, type JetStreamManager, RetentionPolicy } from 'nats';
import { openSink } from '../../../src/adapters/sinks/open-sink.js';
import { SinkError } from '../../../src/application/ports/change-sink.js';
import { utf8 } from '../../../src/domain/basics/utf8.js';
import { changeSinkContract } from '../../contracts/change-sink.js';
import { Listener } from '../../stand-ins/listener.js';
import { Relay } from '../../stand-ins/relay.js';
import { type OwnPlace, sinkAt, sinkCases, urlOf } from '../../support/sinks/index.js';

const key = utf8('{"table":"t","key":{"id":1}}');
const one = { position: { moment: 0, happened: 0, rank: 0, row: 0 }, key, bytes: utf8('{}\n') };
const another = { ...one, position: { ...one.position, row: 1 }, bytes: utf8('[]\n') };

const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => error);

for (const { title, reason, absent, elsewhere, create } of sinkCases) {
  describe(`changes sent to ${title}`, () => {
    if (reason !== undefined) {
      it(`arrive (unavailable: ${reason})`);
      return;
    }
    changeSinkContract(create, sinkAt);

    it('are refused with a remedy where there is no place for them', async () => {
      const send = async (): Promise<void> => {
        const sink = await openSink(urlOf(elsewhere));
        await sink.send([one]).finally(() => sink.close());
      };
      const error = await refusalOf(send());

      expect(error).to.be.instanceOf(SinkError);
      expect(String(error)).to.match(absent);
    });

    it('are refused in words if the server says nothing, or nothing more', async () => {
      const place = await create();
      const relay = await silenceable(place);
      const sink = await openSink(urlOf(relay.url), 3000);
      relay.stall();
      const errors = [
        await refusalOf(sink.send([one])),
        await refusalOf(openSink(urlOf(relay.url), 50).then((silent) => silent.send([one]))),
      ];
      await sink.close();
      relay.close();
      await place.drop();

      for (const error of errors) expect(String(error)).to.match(/the server does not answer/);
    });

    it('leave no connection to a server that says nothing, so that the command ends', async () => {
      const server = createServer().listen(0, '127.0.0.1');
      const closed = once(server, 'connection').then(([socket]) => {
        // The end of a connection is only seen by those who read it.
        socket.resume();
        return once(socket, 'close');
      });
      const silent = new URL(elsewhere);
      await once(server, 'listening');
      silent.port = String((server.address() as AddressInfo).port);
      const send = openSink(urlOf(silent.href), 50).then((sink) => sink.send([one]));

      expect(String(await refusalOf(send))).to.match(/the server does not answer/);
      await closed;
      server.close();
    });

    if (elsewhere.startsWith('nats')) jetStreamRefusals(create);
  });
}

/** A way to a place on which its server can be silenced. */
async function silenceable({
  url,
  halt,
}: OwnPlace): Promise<Pick<Relay, 'url' | 'stall' | 'close'>> {
  if (halt === undefined) return Relay.to(new URL(url));
  return { url, stall: halt, close: () => {} };
}

/** What JetStream refuses, because changes could then be lost or be there twice. */
function jetStreamRefusals(create: () => Promise<OwnPlace>): void {
  it('are refused if something else writes between them', async () => {
    const place = await create();
    const [sink, other] = [await sinkAt(place), await sinkAt(place)];
    await other.send([one]);
    const error = await refusalOf(sink.send([another]));
    const received = await place.received();
    await Promise.all([sink.close(), other.close(), place.drop()]);

    expect(String(error)).to.match(/something else writes to the stream .*: end it/);
    expect(received).to.deep.equal(['{}']);
  });

  /** Runs `work` with a place, the name of its stream and what manages it. */
  async function managed<A>(
    work: (place: OwnPlace, name: string, manager: JetStreamManager) => Promise<A>,
  ): Promise<A> {
    const place = await create();
    const connection = await connect({ servers: new URL(place.url).host });
    try {
      return await work(place, urlOf(place.url).name, await connection.jetstreamManager());
    } finally {
      await Promise.all([connection.close(), place.drop()]);
    }
  }

  /** What a call of a new connection is refused with. */
  const refusedBy = async (place: OwnPlace, call: 'position' | 'send'): Promise<string> => {
    const sink = await sinkAt(place);
    const work = call === 'send' ? sink.send([one]) : sink.position();
    return String(await refusalOf(work.finally(() => sink.close())));
  };

  it('are refused by a stream with other subjects', async () => {
    const error = await managed(async (place, _, manager) => {
      const name = `${urlOf(place.url).name}_wide`;
      await manager.streams.add({ name, subjects: [`${name}.>`] });
      const refusal = await refusalOf(openSink(urlOf(`${new URL('/', place.url)}${name}.a`)));
      await manager.streams.delete(name);
      return refusal;
    });

    expect(String(error)).to.match(/has other subjects than .*stream of their own/);
  });

  for (const retention of [RetentionPolicy.Workqueue, RetentionPolicy.Interest]) {
    it(`are refused by a stream that drops what consumers take: ${retention}`, async () => {
      const error = await managed(async (place, name, manager) => {
        await manager.streams.delete(name);
        await manager.streams.add({ name, subjects: [name], retention });
        return await refusalOf(openSink(urlOf(place.url)));
      });

      expect(String(error)).to.match(/drops messages that are taken.*with the retention limits/);
    });
  }

  it('are refused by a stream whose messages are gone, so that it knows no position', async () => {
    const error = await managed(async (place, name, manager) => {
      await manager.streams.purge(name);
      expect(await refusedBy(place, 'position')).to.equal('undefined');

      const sink = await sinkAt(place);
      await sink.send([one]).finally(() => sink.close());
      await manager.streams.purge(name);
      return await refusedBy(place, 'position');
    });

    expect(error).to.match(/has had messages and has none now.*delete it, add it again.*--after/);
  });

  it('are refused if the server takes them for repeated ones and drops them', async () => {
    const error = await managed(async (place, name, manager) => {
      const sink = await sinkAt(place);
      await sink.send([one]).finally(() => sink.close());
      await manager.streams.purge(name);
      return await refusedBy(place, 'send');
    });

    expect(error).to.match(/dropped .* as repeated.*delete the stream \S+ and add it again/);
  });

  it('are refused with the reason of a stream that is full', async () => {
    const error = await managed(async (place, name, manager) => {
      const { config } = await manager.streams.info(name);
      await manager.streams.update(name, { ...config, max_bytes: 1, discard: DiscardPolicy.New });
      return await refusedBy(place, 'send');
    });

    expect(error).to.match(/maximum bytes exceeded/);
  });
}

describe('changes sent over HTTP', () => {
  it('carry user and password in a header, and follow no redirection', async () => {
    const listener = new Listener((_, response) => {
      response.writeHead(307, { Location: 'http://127.0.0.1:1/' }).end();
    });
    await listener.start();
    const url = new URL(`${listener.origin}/a?b=c`);
    url.username = 'ada';
    url.password = 's%20ecret';
    const error = await refusalOf((await openSink(urlOf(url.href))).send([one]));
    await listener.stop();

    expect(String(error)).to.match(/answered with status 307: nothing after the last position/);
    const [seen] = listener.requests;
    expect(seen?.target).to.equal('/a?b=c');
    expect(seen?.headers.authorization).to.equal(`Basic ${btoa('ada:s ecret')}`);
    expect(seen?.headers['content-type']).to.match(/^application\/x-ndjson/);
  });
});
