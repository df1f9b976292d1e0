import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect } from 'chai';
import { batchHeaders } from '../../../../src/adapters/sinks/kafka/batch-headers.js';
import { openSink } from '../../../../src/adapters/sinks/open-sink.js';
import { utf8 } from '../../../../src/domain/basics/utf8.js';
import type { ChangeLine } from '../../../../src/domain/histories/line-batch.js';
import { type OwnPlace, sinkAt, sinkCases, urlOf } from '../../../support/sinks/index.js';
import { recordsOf } from '../../../support/sinks/kafka-cluster.js';

const line = (row: number): ChangeLine => ({
  position: { moment: row, happened: row, rank: 0, row },
  key: utf8(`{"table":"t","key":{"id":${row % 9}}}`),
  bytes: utf8(`{"row":${row}}\n`),
});

const lines = (first: number, end: number): readonly ChangeLine[] =>
  Array.from({ length: end - first }, (_, i) => line(first + i));

const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes).trimEnd();

/** Writes records as kcat does, each with a key and a tab before it. */
async function write(
  { url }: OwnPlace,
  text: string,
  ...options: readonly string[]
): Promise<void> {
  const args = ['-P', '-K', '\t', '-b', new URL(url).host, '-t', urlOf(url).name];
  const child = spawn('kcat', [...args, ...options], { stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.end(text);
  await once(child, 'exit');
}

const refusalOf = async (work: Promise<unknown>): Promise<string> =>
  String(await work.catch((error: unknown) => error));

const kafka = sinkCases.find(({ title }) => title === 'Kafka');

describe('changes in a topic of Kafka', () => {
  if (kafka === undefined || kafka.reason !== undefined) {
    it(`are there once (unavailable: ${kafka?.reason})`);
    return;
  }
  let place: OwnPlace;
  beforeEach(async () => {
    place = await kafka.create();
  });
  afterEach(() => place.drop());

  const sent = async (changes: readonly ChangeLine[]): Promise<void> => {
    const sink = await sinkAt(place);
    await sink.send(changes).finally(() => sink.close());
  };

  const records = () => recordsOf(place.url, urlOf(place.url).name);

  it('have keys, and the partitions that other clients choose by these keys', async () => {
    await sent(lines(0, 40));
    const ours = await records();
    await place.drop();
    place = await kafka.create();
    const text = lines(0, 40).map(({ key, bytes }) => `${textOf(key)}\t${textOf(bytes)}\n`);
    await write(place, text.join(''), '-X', 'topic.partitioner=murmur2');

    const shown = (all: typeof ours) =>
      all.map(({ partition, key, payload }) => ({ partition, key, payload }));
    expect(shown(ours)).to.deep.equal(shown(await records()));
    expect(new Set(ours.map(({ partition }) => partition)).size).to.be.greaterThan(1);
  });

  it('are completed if a process was killed while some partitions had their part of a batch', async () => {
    await sent(lines(0, 10));
    // The records of the next batch in one of its partitions.
    const partOf = async (changes: readonly ChangeLine[]) => {
      await sent(changes);
      return (await records()).filter(({ payload }) => JSON.parse(payload).row >= 10);
    };
    const all = await partOf(lines(10, 40));
    const [first] = all;
    const part = all.filter(({ partition }) => partition === first?.partition);
    await place.drop();
    place = await kafka.create();
    await sent(lines(0, 10));
    const text = part.map(({ key, payload }) => `${key}\t${payload}\n`);
    const last = JSON.parse(part.at(-1)?.payload ?? '').row;
    const mark = { own: part.length, all: 30, after: line(9).position, until: line(39).position };
    const headers = Object.entries(batchHeaders({ position: line(last).position, ...mark }));
    // A position that the sink can order stands at each record.
    const options = headers.flatMap(([name, value]) => ['-H', `${name}=${value}`]);
    await write(place, text.join(''), '-X', 'topic.partitioner=murmur2', ...options);

    const sink = await sinkAt(place);
    expect(await sink.position()).to.deep.equal(line(9).position);
    // The batches of another pace have other ends.
    await sink.send(lines(10, 25));
    await sink.send(lines(25, 41));
    await sink.close();
    const rows = (await records()).map(({ payload }) => JSON.parse(payload).row as number);
    expect(rows.sort((a, b) => a - b)).to.deep.equal(Array.from({ length: 41 }, (_, i) => i));

    const next = await sinkAt(place);
    expect(await next.position()).to.deep.equal(line(40).position);
    await next.close();
  });

  it('are sent in batches that a server takes', async () => {
    const long = Array.from({ length: 20 }, (_, i) => ({
      ...line(i),
      bytes: utf8(`${JSON.stringify('x'.repeat(100_000))}\n`),
    }));
    await sent(long);
    const { headers = [] } = (await records()).at(-1) ?? {};
    const counts = (await records()).flatMap((record) => record.headers?.[3] ?? []);

    expect(headers).to.include('until');
    expect(counts.length).to.be.greaterThan(3);
    for (const count of counts) expect(Number(count.split(' ').at(-1))).to.be.at.most(5);
  });

  it('are refused if something else writes to the topic', async () => {
    const [sink, other] = [await sinkAt(place), await sinkAt(place)];
    await sink.position();
    await other.send([line(0)]);
    const refusals = [await refusalOf(sink.send([line(0)]))];
    await Promise.all([sink.close(), other.close()]);
    await write(place, 'a\tb\n');
    const late = await sinkAt(place);
    refusals.push(await refusalOf(late.position()));
    await late.close();

    expect(refusals[0]).to.match(/something else writes to the topic \S+: end it, and give/);
    expect(refusals[1]).to.match(/has no position, so something else writes there: give/);
  });

  it('are refused in words if the server says nothing when it is asked where they stand', async () => {
    await sent(lines(0, 10));
    const sink = await openSink(urlOf(place.url), 1000);
    place.halt?.();
    const refusal = await refusalOf(sink.position());
    await sink.close();

    expect(refusal).to.match(/the server does not answer/);
  });

  it('are refused with user and password if the server knows no passwords', async () => {
    const url = new URL(place.url);
    url.username = 'ada';
    url.password = 's3cret';
    const refusal = await refusalOf(openSink(urlOf(url.href)));

    expect(refusal).to.match(/^SinkError: \w+/);
    expect(refusal).not.to.contain('s3cret');
  });

  it('go over TLS if the scheme is kafkas', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    const greeting = once(server, 'connection').then(async ([socket]) => {
      const [bytes] = await once(socket, 'data');
      socket.destroy();
      return bytes as Buffer;
    });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const refusal = await refusalOf(openSink(urlOf(`kafkas://127.0.0.1:${port}/a`), 1000));
    const bytes = await greeting;
    server.close();

    // A record of TLS that holds a handshake: https://www.rfc-editor.org/rfc/rfc8446#section-5.1
    expect(bytes[0]).to.equal(22);
    expect(refusal).to.match(/the server has ended the connection/);
  });
});
