import { expect } from 'chai';
import { connect } from 'nats';
import { openSink } from '../../../src/adapters/sinks/open-sink.js';
import { SinkError } from '../../../src/application/ports/change-sink.js';
import { utf8 } from '../../../src/domain/basics/utf8.js';
import { changeSinkContract } from '../../contracts/change-sink.js';
import { Listener } from '../../stand-ins/listener.js';
import { type OwnPlace, sinkAt, sinkCases, urlOf } from '../../support/sinks/index.js';

const one = { position: { moment: 0, happened: 0, rank: 0, row: 0 }, bytes: utf8('{}\n') };
const another = { position: { moment: 0, happened: 0, rank: 0, row: 1 }, bytes: utf8('[]\n') };

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

    if (elsewhere.startsWith('nats')) jetStreamRefusals(create);
  });
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

  it('are refused by a stream with other subjects', async () => {
    const place = await create();
    const connection = await connect({ servers: new URL(place.url).host });
    const manager = await connection.jetstreamManager();
    const name = `${urlOf(place.url).name}_wide`;
    await manager.streams.add({ name, subjects: [`${name}.>`] });
    const error = await refusalOf(openSink(urlOf(`${new URL('/', place.url)}${name}.a`)));
    await manager.streams.delete(name);
    await Promise.all([connection.close(), place.drop()]);

    expect(String(error)).to.match(/has other subjects than .*stream of their own/);
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
