import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';

/** A mock cluster of librdkafka, as kcat serves it: https://github.com/confluentinc/librdkafka, src/rdkafka_mock.h. */
export interface KafkaCluster {
  /** The address of its first broker. */
  readonly url: string;
  stop(): Promise<void>;
  /** Lets its brokers say nothing more. */
  halt(): void;
}

/** Starts a cluster of two brokers with these topics of four partitions. It ends with this process. */
export async function startKafka(...topics: readonly string[]): Promise<KafkaCluster> {
  const mock = ['-X', 'test.mock.num.brokers=2', '-d', 'mock'];
  // It waits for messages on its standard input, which ends with this process.
  const child = spawn('kcat', ['-P', '-t', 'unused', '-b', 'unused', ...mock], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  const first = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.stderr.on('data', (bytes) => {
      said += said.length < 10_000 ? String(bytes) : '';
      const [, broker] = /bootstrap\.servers=([^,\s]+)/.exec(said) ?? [];
      if (broker !== undefined) resolve(broker);
    });
  });
  // Who waits for nothing else ends, and the cluster with it.
  child.unref();
  (child.stderr as Socket).unref();
  (child.stdin as Socket).unref();
  for (const topic of topics) {
    // The cluster makes a topic when somebody asks for it.
    await once(spawn('kcat', ['-L', '-b', first, '-t', topic], { stdio: 'ignore' }), 'exit');
  }
  return {
    url: `kafka://${first}`,
    stop: async () => {
      child.ref();
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    halt: () => {
      child.kill('SIGSTOP');
    },
  };
}

/** A record as kcat prints it. */
export interface KafkaRecord {
  readonly partition: number;
  readonly headers?: readonly string[];
  readonly key: string | null;
  readonly payload: string;
}

/** All records of a topic, partition by partition. */
export async function recordsOf(url: string, topic: string): Promise<readonly KafkaRecord[]> {
  const { host } = new URL(url);
  const child = spawn('kcat', ['-C', '-e', '-q', '-J', '-b', host, '-t', topic], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  await once(child, 'close');
  const lines = Buffer.concat(chunks).toString().split('\n').filter(Boolean);
  return lines
    .map((line) => JSON.parse(line) as KafkaRecord)
    .sort((a, b) => a.partition - b.partition);
}
