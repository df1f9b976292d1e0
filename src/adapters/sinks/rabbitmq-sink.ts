import type { Duplex } from 'node:stream';
import type { ChannelModel, ConfirmChannel } from 'amqplib';
import { type ChangeSink, SinkError } from '../../application/ports/change-sink.js';
import type { ChangeLine } from '../../domain/histories/line-batch.js';
import { type Position, writtenPosition } from '../../domain/histories/position.js';
import { inTime } from '../in-time.js';
import { optionalPackage } from '../optional-package.js';
import { ofClient, sinkProblem } from './sink-problem.js';
import type { SinkUrl } from './sink-url.js';

const JSON_TYPE = 'application/json';

/** Sends to a queue of RabbitMQ with confirms. The id of a message is its position. */
export class RabbitMqSink implements ChangeSink {
  readonly #connection: ChannelModel;
  readonly #channel: ConfirmChannel;
  readonly #queue: string;
  readonly #patience: number;
  /** Why no more messages are taken. */
  #problem: SinkError | undefined;
  /** Why the server lets messages wait, such as little memory; empty while it does not. */
  #alarm = '';

  private constructor(
    connection: ChannelModel,
    channel: ConfirmChannel,
    queue: string,
    patience: number,
  ) {
    this.#connection = connection;
    this.#channel = channel;
    this.#queue = queue;
    this.#patience = patience;
    const gone = new SinkError(`the queue ${queue} is gone: declare it again`);
    channel.on('return', () => {
      this.#problem ??= gone;
    });
    connection.on('blocked', (reason) => {
      this.#alarm = reason;
    });
    connection.on('unblocked', () => {
      this.#alarm = '';
    });
    for (const source of [connection, channel]) {
      source.on('error', (error: Error) => {
        this.#problem ??= sinkProblem(error);
      });
    }
  }

  static async open({ url, name }: SinkUrl, patience: number): Promise<RabbitMqSink> {
    const amqp = await optionalPackage<typeof import('amqplib')>('amqplib', {
      user: 'RabbitMQ',
      Refusal: SinkError,
    });
    // The path of a URL of AMQP is the virtual host, and the last part of ours is the queue.
    const server = new URL(url);
    server.pathname = url.pathname.slice(0, url.pathname.lastIndexOf('/'));
    const connection = await ofClient(amqp.connect(server.href, { timeout: patience }));
    try {
      const channel = await ofClient(inTime(connection.createConfirmChannel(), patience));
      const sink = new RabbitMqSink(connection, channel, name, patience);
      await inTime(channel.checkQueue(name), patience).catch((error: Error) => {
        if (!/NOT_FOUND|NOT-FOUND/.test(error.message)) throw sinkProblem(error);
        throw new SinkError(
          `there is no queue ${name}: declare it, as rabbitmqadmin declare queue name=${name} durable=true does`,
        );
      });
      return sink;
    } catch (error) {
      await closed(connection);
      throw error;
    }
  }

  /** Nobody can look at the last message of a queue. */
  async position(): Promise<Position | undefined> {
    return undefined;
  }

  async send(changes: readonly ChangeLine[]): Promise<void> {
    if (this.#problem !== undefined) throw this.#problem;
    try {
      for (const { position, bytes } of changes) {
        const options = { persistent: true, mandatory: true, contentType: JSON_TYPE };
        const messageId = writtenPosition(position);
        this.#channel.sendToQueue(this.#queue, Buffer.from(bytes.subarray(0, -1)), {
          ...options,
          messageId,
        });
      }
      await inTime(this.#channel.waitForConfirms(), this.#patience);
    } catch (error) {
      throw this.#problem ?? this.#alarmed() ?? sinkProblem(error);
    }
    if (this.#problem !== undefined) throw this.#problem;
  }

  #alarmed(): SinkError | undefined {
    if (this.#alarm === '') return undefined;
    return new SinkError(
      `the server takes no messages, because it is ${this.#alarm}: give it room, and run the command again`,
    );
  }

  close(): Promise<void> {
    return closed(this.#connection);
  }
}

/** The time in milliseconds in which a server should say that it has closed a connection. */
const FAREWELL = 1000;

/** Closes a connection, which its server may have closed before, or of which it may read nothing more. */
async function closed(connection: ChannelModel): Promise<void> {
  connection.on('error', () => {});
  const error = await inTime(connection.close(), FAREWELL).then(
    () => undefined,
    (reason: Error) => reason,
  );
  // The client itself waits for the server for ever, and its types do not show the socket.
  (connection.connection as unknown as { readonly stream: Duplex }).stream.destroy(error);
}
