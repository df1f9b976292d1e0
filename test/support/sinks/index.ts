import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import amqp from 'amqplib';
import { connect } from 'nats';
import { withCheckpoint } from '../../../src/adapters/sinks/checkpoint.js';
import { openSink } from '../../../src/adapters/sinks/open-sink.js';
import { type SinkUrl, sinkUrl } from '../../../src/adapters/sinks/sink-url.js';
import type { ChangeSink } from '../../../src/application/ports/change-sink.js';
import { required } from '../../../src/domain/basics/required.js';
import { compared, type Position, readPosition } from '../../../src/domain/histories/position.js';
import { Listener } from '../../stand-ins/listener.js';
import { freshName } from '../engines/engine.js';
import { type KafkaRecord, recordsOf, startKafka } from './kafka-cluster.js';

/** The place of a test alone to which changes can be sent. */
export interface OwnPlace {
  /** The URL as users of the command line write it. */
  readonly url: string;
  /** A file for the position, of a sink that does not say it itself. */
  readonly checkpoint: string | undefined;
  /** All that has been received, in order. */
  received(): Promise<readonly string[]>;
  /** Removes the place; what is sent afterwards is refused. */
  drop(): Promise<void>;
  /** Lets the server of this place alone say nothing more. Missing if tests put a relay before a server that they share. */
  readonly halt?: () => void;
}

export function urlOf(text: string): SinkUrl {
  const url = sinkUrl(text);
  if (url === undefined) throw new Error(text);
  return url;
}

/** The sink of a place, as the command line opens it. */
export async function sinkAt({
  url,
  checkpoint,
}: Pick<OwnPlace, 'url' | 'checkpoint'>): Promise<ChangeSink> {
  const sink = await openSink(urlOf(url));
  return checkpoint === undefined ? sink : withCheckpoint(sink, checkpoint);
}

export interface SinkCase {
  readonly title: string;
  /** Why tests of it cannot run here; undefined if they can. */
  readonly reason: string | undefined;
  /** The message about a place that is not there. */
  readonly absent: RegExp;
  /** The URL of a place that nobody has made. */
  readonly elsewhere: string;
  create(): Promise<OwnPlace>;
}

const {
  TABLEWRIGHT_TEST_NATS_URL: natsUrl = 'nats://127.0.0.1:4222',
  TABLEWRIGHT_TEST_RABBITMQ_URL: rabbitmqUrl = 'amqp://guest:guest@127.0.0.1:5672',
} = process.env;

async function jetStream(): Promise<OwnPlace> {
  const name = freshName();
  const connection = await connect({ servers: new URL(natsUrl).host });
  const manager = await connection.jetstreamManager();
  await manager.streams.add({ name, subjects: [name] });
  return {
    url: `${natsUrl}/${name}`,
    checkpoint: undefined,
    received: async () => {
      const { first_seq: first, last_seq: last } = (await manager.streams.info(name)).state;
      const numbers = Array.from({ length: last - first + 1 }, (_, i) => first + i);
      const messages = numbers.map((seq) => manager.streams.getMessage(name, { seq }));
      return (await Promise.all(messages)).map((message) => message.string());
    },
    drop: async () => {
      await manager.streams.delete(name);
      await connection.close();
    },
  };
}

async function rabbitMq(): Promise<OwnPlace> {
  const name = freshName();
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-sink-'));
  const connection = await amqp.connect(rabbitmqUrl);
  const channel = await connection.createChannel();
  await channel.assertQueue(name);
  const taken: string[] = [];
  return {
    url: `${rabbitmqUrl}/${name}`,
    checkpoint: join(folder, 'position'),
    received: async () => {
      for (;;) {
        const message = await channel.get(name, { noAck: true });
        if (message === false) return taken;
        taken.push(message.content.toString());
      }
    },
    drop: async () => {
      await channel.deleteQueue(name);
      await connection.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function http(): Promise<OwnPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-sink-'));
  const listener = new Listener((_, response) => {
    response.writeHead(204).end();
  });
  await listener.start();
  return {
    url: `${listener.origin}/changes`,
    checkpoint: join(folder, 'position'),
    received: async () => listener.requests.flatMap(({ body }) => body.trimEnd().split('\n')),
    drop: async () => {
      await listener.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A cluster alone, because a mock cluster deletes no topics. */
async function kafka(): Promise<OwnPlace> {
  const name = freshName();
  const cluster = await startKafka(name);
  return {
    url: `${cluster.url}/${name}`,
    checkpoint: undefined,
    received: async () => inOrder(await recordsOf(cluster.url, name)),
    drop: () => cluster.stop(),
    halt: () => cluster.halt(),
  };
}

/** The records of all partitions by their positions, each partition in its own order. */
function inOrder(records: readonly KafkaRecord[]): readonly string[] {
  const parts = [0, 1, 2, 3].map((partition) =>
    records.filter((record) => record.partition === partition),
  );
  const merged: string[] = [];
  for (;;) {
    const heads = parts.filter((part) => part.length > 0);
    const [next] = heads.sort((a, b) => compared(positionOf(a[0]), positionOf(b[0])));
    if (next === undefined) return merged;
    merged.push(next.shift()?.payload ?? '');
  }
}

/** The headers of a record are a list of names and values in turn. */
function positionOf(record: KafkaRecord | undefined): Position {
  const { headers = [] } = record ?? {};
  return required(readPosition(headers[headers.indexOf('position') + 1] ?? ''), 'no position');
}

const GONE = /nothing listens at this address: start the server, or check host and port/;

/** A cluster without topics; undefined if nothing serves one here. */
const emptyKafka = await startKafka().catch(() => undefined);

/** Every kind of sink. */
export const sinkCases: readonly SinkCase[] = [
  {
    title: 'HTTP',
    reason: undefined,
    absent: GONE,
    elsewhere: 'http://127.0.0.1:2/changes',
    create: http,
  },
  {
    title: 'NATS JetStream',
    reason: await unreachable(async () =>
      (await connect({ servers: new URL(natsUrl).host })).close(),
    ),
    absent: /no stream of JetStream has the subject none: nats stream add CHANGES --subjects none/,
    elsewhere: `${natsUrl}/none`,
    create: jetStream,
  },
  {
    title: 'RabbitMQ',
    reason: await unreachable(async () => (await amqp.connect(rabbitmqUrl)).close()),
    absent: /there is no queue none: declare it, as rabbitmqadmin declare queue name=none/,
    elsewhere: `${rabbitmqUrl}/none`,
    create: rabbitMq,
  },
  {
    title: 'Kafka',
    reason: emptyKafka === undefined ? 'apt-get install kcat' : undefined,
    absent: /there is no topic none: create it, as kafka-topics.sh --create --topic none does/,
    elsewhere: `${emptyKafka?.url}/none`,
    create: kafka,
  },
];

/** Why a server cannot be reached; undefined if it can. */
async function unreachable(ask: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await ask();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
