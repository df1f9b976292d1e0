import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { ISocketFactory, Kafka } from 'kafkajs';
import { SinkError } from '../../../application/ports/change-sink.js';
import { optionalPackage } from '../../optional-package.js';
import { decodedPart } from '../../percent-signs.js';
import type { SinkUrl } from '../sink-url.js';

const DEFAULT_PORT = 9092;

/** A client of Kafka, with what ends its connections. */
export interface KafkaClient {
  readonly kafka: Kafka;
  /** What finds the partition of a key among a number of partitions, as the client of Java does. */
  partitioner(partitions: number): (key: Uint8Array) => number;
  /** Ends all connections. The client itself would keep one to a server that says nothing, and the process would not end. */
  destroy(): void;
}

/** A client that gives up where a server does not answer, and tries nothing twice: the command goes on where the topic stands. */
export async function kafkaClient(
  { url, scheme }: SinkUrl,
  patience: number,
): Promise<KafkaClient> {
  const { default: kafkajs } = await optionalPackage<{ default: typeof import('kafkajs') }>(
    'kafkajs',
    { user: 'Kafka', Refusal: SinkError },
  );
  const sockets = new Set<Socket>();
  const socketFactory: ISocketFactory = ({ host, port, ssl, onConnect }) => {
    const socket: Socket = ssl
      ? connectTls({ ...ssl, host, port, ...(isIP(host) === 0 && { servername: host }) }, onConnect)
      : connectPlain({ host, port }, onConnect);
    socket.setNoDelay(true);
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  const kafka = new kafkajs.Kafka({
    clientId: 'tablewright',
    brokers: [`${url.hostname}:${url.port || DEFAULT_PORT}`],
    ssl: scheme === 'kafkas:',
    ...(url.username !== '' && {
      sasl: {
        mechanism: 'plain',
        username: decodedPart(url.username),
        password: decodedPart(url.password),
      },
    }),
    logLevel: kafkajs.logLevel.NOTHING,
    connectionTimeout: patience,
    authenticationTimeout: patience,
    requestTimeout: patience,
    retry: { retries: 0, restartOnFailure: async () => false },
    socketFactory,
  });
  return {
    kafka,
    partitioner: (partitions) => {
      const find = kafkajs.Partitioners.DefaultPartitioner();
      const partitionMetadata = Array.from({ length: partitions }, (_, partitionId) => ({
        partitionId,
        partitionErrorCode: 0,
        leader: 0,
        replicas: [],
        isr: [],
      }));
      return (key) =>
        find({ topic: '', partitionMetadata, message: { key: Buffer.from(key), value: null } });
    },
    destroy: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
