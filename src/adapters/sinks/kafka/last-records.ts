import { randomUUID } from 'node:crypto';
import type { IHeaders, Kafka } from 'kafkajs';
import type { Headers } from './batch-headers.js';

/** The longest time in milliseconds in which a server answers that there is nothing more. */
const LONGEST_WAIT = 100;

/** The headers of the records of a topic at these offsets, by partition. */
export async function recordsAt(
  kafka: Kafka,
  topic: string,
  offsets: ReadonlyMap<number, bigint>,
): Promise<ReadonlyMap<number, Headers>> {
  // A group of its own: without commits, the server forgets it when it is left.
  const groupId = `tablewright-${randomUUID()}`;
  const consumer = kafka.consumer({ groupId, maxWaitTimeInMs: LONGEST_WAIT });
  const found = new Map<number, Headers>();
  try {
    await consumer.connect();
    await consumer.subscribe({ topics: [topic] });
    await new Promise<void>((resolve, reject) => {
      consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
      consumer
        .run({
          autoCommit: false,
          eachMessage: async ({ partition, message }) => {
            if (offsets.get(partition) !== BigInt(message.offset)) return;
            found.set(partition, textsOf(message.headers));
            if (found.size === offsets.size) resolve();
          },
        })
        .catch(reject);
      for (const [partition, offset] of offsets) {
        consumer.seek({ topic, partition, offset: String(offset) });
      }
    });
  } finally {
    await consumer.disconnect();
  }
  return found;
}

function textsOf(headers: IHeaders = {}): Headers {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
