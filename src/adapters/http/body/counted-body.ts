import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import { Refusal } from '../refusal.js';
import type { BodyRoom } from './body-budget.js';

/** Memory in bytes that a chunk needs besides its content; a body may arrive in chunks of one byte. */
export const BYTES_OF_CHUNK = 200;
/** After so many chunks, the event loop serves its other sockets. */
const CHUNKS_OF_TURN = 1000;

/** The body of a request, counted against the budget. Ends with a `Refusal` as its error if the budget is exhausted. */
export class CountedBody extends Transform {
  /** The headers of the request: koa-body reads this stream in its place. */
  readonly headers: IncomingHttpHeaders;
  readonly #room: BodyRoom;
  #chunks = 0;

  constructor({ headers }: IncomingMessage, room: BodyRoom) {
    super();
    this.headers = headers;
    this.#room = room;
    // A chunk may arrive when nobody reads any more; its error then has no other listener, and would end the process.
    this.on('error', () => {});
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (!this.#room.grow(chunk.length + BYTES_OF_CHUNK)) {
      done(noRoom());
      return;
    }
    this.#chunks += 1;
    this.push(chunk);
    if (this.#chunks % CHUNKS_OF_TURN === 0) setImmediate(done);
    else done();
  }
}

export function noRoom(): Refusal {
  return new Refusal('overloaded', {
    detail: 'too many bodies, of this caller or of all callers, are still arriving',
    headers: { 'Retry-After': '1' },
  });
}
