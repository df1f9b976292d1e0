import type { ChannelModel, ConfirmChannel } from 'amqplib';
import { type ChangeSink, SinkError } from '../../application/ports/change-sink.js';
import type { ChangeLine } from '../../domain/histories/line-batch.js';
import { type Position, writtenPosition } from '../../domain/histories/position.js';
import { optionalPackage } from '../optional-package.js';
import { ofClient, sinkProblem } from './sink-problem.js';
import type { SinkUrl } from './sink-url.js';

const JSON_TYPE = 'application/json';

/** Sends to a queue of RabbitMQ with confirms. The id of a message is its position. */
export class RabbitMqSink implements ChangeSink {
  readonly #connection: ChannelModel;
  readonly #channel: ConfirmChannel;
  readonly #queue: string;
  /** Why no more messages are taken. */
  #problem: SinkError | undefined;

  private constructor(connection: ChannelModel, channel: ConfirmChannel, queue: string) {
    this.#connection = connection;
    this.#channel = channel;
    this.#queue = queue;
    const gone = new SinkError(`the queue ${queue} is gone: declare it again`);
    channel.on('return', () => {
      this.#problem ??= gone;
    });
    for (const source of [connection, channel]) {
      source.on('error', (error: Error) => {
        this.#problem ??= sinkProblem(error);
      });
    }
  }

  static async open({ url, name }: SinkUrl): Promise<RabbitMqSink> {
    const amqp = await optionalPackage<typeof import('amqplib')>('amqplib', {
      user: 'RabbitMQ',
      Refusal: SinkError,
    });
    // The path of a URL of AMQP is the virtual host, and the last part of ours is the queue.
    const server = new URL(url);
    server.pathname = url.pathname.slice(0, url.pathname.lastIndexOf('/'));
    const connection = await ofClient(amqp.connect(server.href));
    try {
      const channel = await ofClient(connection.createConfirmChannel());
      const sink = new RabbitMqSink(connection, channel, name);
      await channel.checkQueue(name).catch((error: Error) => {
        if (!/NOT_FOUND|NOT-FOUND/.test(error.message)) throw sinkProblem(error);
        throw new SinkError(
          `there is no queue ${name}: declare it, as rabbitmqadmin declare queue name=${name} durable=true does`,
        );
      });
      return sink;
    } catch (error) {
      await connection.close().catch(() => {});
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
      await this.#channel.waitForConfirms();
    } catch (error) {
      throw this.#problem ?? sinkProblem(error);
    }
    if (this.#problem !== undefined) throw this.#problem;
  }

  async close(): Promise<void> {
    await this.#connection.close().catch(() => {
      // The server may have closed it before.
    });
  }
}
