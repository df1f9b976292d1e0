import type { Admin, Message, Producer } from 'kafkajs';
import { type ChangeSink, SinkError } from '../../../application/ports/change-sink.js';
import { required } from '../../../domain/basics/required.js';
import type { ChangeLine } from '../../../domain/histories/line-batch.js';
import { compared, type Position } from '../../../domain/histories/position.js';
import { inTime } from '../../in-time.js';
import { ofClient } from '../sink-problem.js';
import type { SinkUrl } from '../sink-url.js';
import { batchHeaders, positionHeader } from './batch-headers.js';
import { type KafkaClient, kafkaClient } from './kafka-client.js';
import { recordsAt } from './last-records.js';
import { type Standing, standingOf } from './standing.js';

/** By default, a server takes batches of at most 1 MiB, with the headers of their records. */
const MOST_BYTES = 512 * 1024;

/** The time in milliseconds in which a server should say that it has closed a connection. */
const FAREWELL = 1000;

/**
 * Sends to a topic of Kafka that has changes alone. A record has the key of its row, by which it finds its partition, and tells its
 * position in a header. So no change is lost or there twice, however a stream ends.
 */
export class KafkaSink implements ChangeSink {
  readonly isKeyed = true;
  readonly #client: KafkaClient;
  readonly #topic: string;
  readonly #patience: number;
  readonly #admin: Admin;
  readonly #producer: Producer;
  /** The offset of the next record of each partition. */
  readonly #next = new Map<number, bigint>();
  /** Missing until it is asked for. */
  #standing: Standing | undefined;

  private constructor(client: KafkaClient, topic: string, patience: number) {
    this.#client = client;
    this.#topic = topic;
    this.#patience = patience;
    this.#admin = client.kafka.admin();
    this.#producer = client.kafka.producer({ allowAutoTopicCreation: false });
  }

  static async open(target: SinkUrl, patience: number): Promise<KafkaSink> {
    const { name } = target;
    const sink = new KafkaSink(await kafkaClient(target, patience), name, patience);
    try {
      await sink.#within(sink.#admin.connect());
      const topics = await sink.#within(sink.#admin.listTopics());
      if (!topics.includes(name)) {
        throw new SinkError(
          `there is no topic ${name}: create it, as kafka-topics.sh --create --topic ${name} does`,
        );
      }
      await sink.#within(sink.#producer.connect());
    } catch (error) {
      await sink.close();
      throw error;
    }
    return sink;
  }

  async position(): Promise<Position | undefined> {
    return (await this.#read()).complete;
  }

  async send(changes: readonly ChangeLine[]): Promise<void> {
    for (const batch of batchesOf(changes)) await this.#sendBatch(batch);
  }

  /** Sends what is not there yet. A process that was killed may have sent a part of its last batch. */
  async #sendBatch(changes: readonly ChangeLine[]): Promise<void> {
    const until = changes.at(-1)?.position;
    if (until === undefined) return;
    const { last, complete: after } = await this.#read();
    const partitionOf = this.#client.partitioner(this.#next.size);
    const parts = new Map<number, ChangeLine[]>();
    let all = 0;
    for (const change of changes) {
      const partition = partitionOf(keyOf(change));
      const there = last.get(partition);
      if (there !== undefined && compared(change.position, there) <= 0) continue;
      const part = parts.get(partition) ?? [];
      parts.set(partition, part);
      part.push(change);
      all += 1;
    }
    const messages = [...parts].flatMap(([partition, part]) =>
      part.map((change, i): Message => {
        const { position, bytes } = change;
        const isLast = i === part.length - 1;
        return {
          partition,
          key: Buffer.from(keyOf(change)),
          value: Buffer.from(bytes.subarray(0, -1)),
          headers: isLast
            ? batchHeaders({ position, own: part.length, all, after, until })
            : positionHeader(position),
        };
      }),
    );
    if (messages.length > 0) await this.#produce(messages, parts);
    const sent = [...parts].flatMap(([partition, part]) =>
      part.slice(-1).map(({ position }) => [partition, position] as const),
    );
    this.#standing = { complete: until, last: new Map([...last, ...sent]) };
  }

  async #produce(messages: Message[], parts: ReadonlyMap<number, readonly unknown[]>) {
    const answers = await this.#within(this.#producer.send({ topic: this.#topic, messages }));
    for (const { partition, baseOffset } of answers) {
      const expected = this.#next.get(partition) ?? 0n;
      if (baseOffset !== String(expected)) {
        throw new SinkError(
          `something else writes to the topic ${this.#topic}: end it, and give the changes a topic of their own`,
        );
      }
      this.#next.set(partition, expected + BigInt(parts.get(partition)?.length ?? 0));
    }
  }

  /** Where the topic stands, read at first. */
  async #read(): Promise<Standing> {
    if (this.#standing !== undefined) return this.#standing;
    const topic = this.#topic;
    const ends = new Map<number, bigint>();
    for (const { partition, high, low } of await this.#within(
      this.#admin.fetchTopicOffsets(topic),
    )) {
      this.#next.set(partition, BigInt(high));
      if (high === '0') continue;
      if (high === low) {
        throw new SinkError(
          `the partition ${partition} of the topic ${topic} has had records and has none now, so it does not tell where the changes stand: delete the topic, create it again, and go on with --after`,
        );
      }
      ends.set(partition, BigInt(high) - 1n);
    }
    const records =
      ends.size === 0 ? new Map() : await this.#within(recordsAt(this.#client.kafka, topic, ends));
    const standing = standingOf(records);
    if (standing === undefined) {
      throw new SinkError(
        `the last record of a partition of the topic ${topic} has no position, so something else writes there: give the changes a topic of their own`,
      );
    }
    this.#standing = standing;
    return standing;
  }

  async close(): Promise<void> {
    const farewell = Promise.all([this.#producer.disconnect(), this.#admin.disconnect()]);
    await inTime(farewell, FAREWELL).catch(() => {});
    this.#client.destroy();
  }

  /** The client's own limits count for each of several steps. */
  #within<A>(answer: Promise<A>): Promise<A> {
    return ofClient(inTime(answer, this.#patience));
  }
}

/** Changes in batches that a server takes, each with one at least. */
function* batchesOf(changes: readonly ChangeLine[]): Generator<readonly ChangeLine[]> {
  let first = 0;
  let length = 0;
  for (const [i, change] of changes.entries()) {
    const own = change.bytes.length + keyOf(change).length;
    if (i > first && length + own > MOST_BYTES) {
      yield changes.slice(first, i);
      first = i;
      length = 0;
    }
    length += own;
  }
  yield changes.slice(first);
}

const keyOf = ({ key }: ChangeLine): Uint8Array => required(key, 'a sink with keys gets them');
