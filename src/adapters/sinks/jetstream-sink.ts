import type { JetStreamClient, JetStreamManager, NatsConnection } from 'nats';
import { type ChangeSink, SinkError } from '../../application/ports/change-sink.js';
import type { ChangeLine } from '../../domain/histories/line-batch.js';
import { type Position, readPosition, writtenPosition } from '../../domain/histories/position.js';
import { optionalPackage } from '../optional-package.js';
import { decodedPart } from '../percent-signs.js';
import { natsGreeting } from './nats-greeting.js';
import { ofClient } from './sink-problem.js';
import type { SinkUrl } from './sink-url.js';

const ID = 'Nats-Msg-Id';

/**
 * Publishes to a subject that has a stream of its own in NATS JetStream. A message tells its position by `Nats-Msg-Id`, and each
 * one is taken only in its place: so none is lost or there twice, however a stream ends.
 */
export class JetStreamSink implements ChangeSink {
  readonly #connection: NatsConnection;
  readonly #publisher: JetStreamClient;
  readonly #manager: JetStreamManager;
  readonly #stream: string;
  readonly #subject: string;
  #sequence: number;

  private constructor(
    connection: NatsConnection,
    manager: JetStreamManager,
    place: StreamPlace,
    timeout: number,
  ) {
    this.#connection = connection;
    this.#publisher = connection.jetstream({ timeout });
    this.#manager = manager;
    this.#stream = place.stream;
    this.#subject = place.subject;
    this.#sequence = place.sequence;
  }

  static async open({ url, name: subject }: SinkUrl, timeout: number): Promise<JetStreamSink> {
    const { connect } = await optionalPackage<typeof import('nats')>('nats', {
      user: 'NATS',
      Refusal: SinkError,
    });
    await ofClient(natsGreeting(url, timeout));
    const connection = await ofClient(
      connect({
        servers: url.host,
        reconnect: false,
        timeout,
        ...(url.username !== '' && {
          user: decodedPart(url.username),
          pass: decodedPart(url.password),
        }),
      }),
    );
    try {
      const manager = await ofClient(connection.jetstreamManager({ timeout }));
      return new JetStreamSink(connection, manager, await placeOf(manager, subject), timeout);
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  async position(): Promise<Position | undefined> {
    const { state } = await ofClient(this.#manager.streams.info(this.#stream));
    if (state.last_seq === 0) return undefined;
    if (state.messages === 0) {
      throw new SinkError(
        `the stream ${this.#stream} has had messages and has none now, so it does not tell where the changes stand: delete it, add it again, and go on with --after`,
      );
    }
    const query = { last_by_subj: this.#subject };
    const { header } = await ofClient(this.#manager.streams.getMessage(this.#stream, query));
    const position = readPosition(header.get(ID));
    if (position !== undefined) return position;
    throw new SinkError(
      `the last message of the stream ${this.#stream} has no position, so something else writes there: give the changes a stream of their own`,
    );
  }

  async send(changes: readonly ChangeLine[]): Promise<void> {
    const first = this.#sequence;
    const sent = changes.map(({ position, bytes }, i) =>
      this.#publisher.publish(this.#subject, bytes.subarray(0, -1), {
        msgID: writtenPosition(position),
        expect: { lastSequence: first + i },
      }),
    );
    const answers = await Promise.allSettled(sent);
    // The server compares the id of a message with those of the last minutes before it looks at the place.
    if (answers.some((answer) => answer.status === 'fulfilled' && answer.value.duplicate)) {
      throw new SinkError(
        `the server has dropped changes as repeated ones, whose messages somebody removed from the stream: delete the stream ${this.#stream} and add it again`,
      );
    }
    const refused = answers.find(({ status }) => status === 'rejected');
    if (refused?.status === 'rejected') throw await this.#refusal(refused.reason);
    this.#sequence += changes.length;
  }

  async #refusal(reason: Error): Promise<Error> {
    if (/wrong last sequence/.test(reason.message)) {
      return new SinkError(
        `something else writes to the stream ${this.#stream}: end it, and run the command again`,
      );
    }
    return ofClient(Promise.reject(reason)).catch((error: Error) => error);
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }
}

interface StreamPlace {
  readonly stream: string;
  readonly subject: string;
  /** The number of its last message. */
  readonly sequence: number;
}

/** The stream of a subject; refused if there is none, or if it has other subjects, whose messages take numbers. */
async function placeOf(manager: JetStreamManager, subject: string): Promise<StreamPlace> {
  const stream = await manager.streams.find(subject).catch(() => undefined);
  const add = `nats stream add CHANGES --subjects ${subject} --defaults`;
  if (stream === undefined) {
    throw new SinkError(`no stream of JetStream has the subject ${subject}: ${add}`);
  }
  const { config, state } = await ofClient(manager.streams.info(stream));
  if (config.retention !== 'limits') {
    throw new SinkError(
      `the stream ${stream} drops messages that are taken, so it cannot tell where the changes stand: give them a stream with the retention limits, as in ${add}`,
    );
  }
  if (config.subjects.length !== 1 || config.subjects[0] !== subject) {
    throw new SinkError(
      `the stream ${stream} has other subjects than ${subject}: give the changes a subject and a stream of their own, as in ${add}`,
    );
  }
  return { stream, subject, sequence: state.last_seq };
}
