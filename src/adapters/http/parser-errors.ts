import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Entropy } from '../../application/ports/entropy.js';
import type { Log } from '../../application/ports/log.js';
import { type AllowedMethods, methodNotAllowed } from './middleware/unmatched.js';
import { rawProblem } from './problem-document.js';
import { problems } from './problems.js';
import { Refusal } from './refusal.js';

type ParserError = Error & { readonly code?: string; readonly rawPacket?: Buffer };

/** In milliseconds. The client may still be sending; closing at once would reset the connection before it reads. */
const MAX_WAIT = 2000;

const REFUSALS = new Map([
  [
    'HPE_HEADER_OVERFLOW',
    new Refusal('headers_too_large', {
      detail: 'expected a request line and headers of at most 16 KiB',
    }),
  ],
  [
    'HPE_CHUNK_EXTENSIONS_OVERFLOW',
    new Refusal('payload_too_large', { detail: 'the chunk extensions are too long' }),
  ],
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    new Refusal('request_timeout', { detail: 'the request did not arrive in time' }),
  ],
]);

const malformed = new Refusal('bad_request', { detail: 'the request is not valid HTTP' });

/** Answers requests that Node's HTTP parser refuses, with the same problem documents as every other error. */
export class ParserErrors {
  readonly #basePath: string;
  readonly #allowedMethods: AllowedMethods;
  readonly #entropy: Entropy;
  readonly #log: Log;
  readonly #answering = new WeakMap<Duplex, ServerResponse>();
  readonly #answered = new WeakSet<Duplex>();

  constructor(basePath: string, allowedMethods: AllowedMethods, entropy: Entropy, log: Log) {
    this.#basePath = basePath;
    this.#allowedMethods = allowedMethods;
    this.#entropy = entropy;
    this.#log = log;
  }

  /** Remembers the answer that a connection is sending. */
  watch(response: ServerResponse): void {
    this.#answering.set(response.req.socket, response);
  }

  /** Handles the event `clientError` of the server. */
  answer(error: ParserError, socket: Duplex): void {
    if (this.#answered.has(socket)) return;
    this.#answered.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const busy = this.#answering.get(socket);
    if (busy && !busy.closed && (busy.req.complete || busy.headersSent)) {
      // The error is in the bytes after a valid request: that request still gets its answer, then the connection ends.
      busy.shouldKeepAlive = false;
      busy.once('close', () => endInTime(socket));
      return;
    }
    this.#send(this.#refusalOf(error), socket);
  }

  /** Handles the event `connect` of the server: tunnels are not supported. */
  answerConnect(_request: IncomingMessage, socket: Duplex): void {
    socket.on('error', () => socket.destroy());
    this.#send(methodNotAllowed('GET, HEAD, POST, OPTIONS'), socket);
  }

  #refusalOf(error: ParserError): Refusal {
    if (error.code === 'HPE_INVALID_METHOD') return this.#unknownMethod(error.rawPacket);
    return REFUSALS.get(error.code ?? '') ?? malformed;
  }

  /** Node's parser refuses methods that it does not know, although they are valid HTTP. */
  #unknownMethod(packet: Buffer | undefined): Refusal {
    const line = packet?.toString('latin1', 0, 2048) ?? '';
    const path = /^[A-Z][A-Z0-9-]* (\/[^\s?#]*)(?:[?#]\S*)? HTTP\/1\.[01]\r\n/.exec(line)?.[1];
    if (path === undefined) return malformed;
    const allow = this.#allowedMethods(path);
    if (allow !== '') return methodNotAllowed(allow);
    return new Refusal('not_found', { detail: 'there is nothing at this path' });
  }

  #send({ code, particulars }: Refusal, socket: Duplex): void {
    const id = this.#entropy.id();
    const { status } = problems[code];
    this.#log.info('unparsed_request', { request_id: id, status, code });
    endInTime(socket, rawProblem(code, particulars, id, this.#basePath));
  }
}

function endInTime(socket: Duplex, answer = ''): void {
  socket.end(answer);
  const timer = setTimeout(() => socket.destroy(), MAX_WAIT);
  socket.once('close', () => clearTimeout(timer));
}
