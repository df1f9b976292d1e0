import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Gate } from '../../application/ports/gate.js';
import type { App, Surroundings } from './app.js';
import type { ParserErrors } from './parser-errors.js';
import { PipelinedRequests } from './pipelined-requests.js';
import type { ServerLimits } from './server-limits.js';

/** The least time in milliseconds between two log lines about connections closed at the limit. */
const LOG_INTERVAL = 60_000;

/** The listening socket and every connection to it. */
export class HttpServer {
  readonly #gate: Gate;
  readonly #server: Server;
  /** Every connection, with its unfinished answers. */
  readonly #answers = new Map<Socket, Set<ServerResponse>>();
  readonly #requests = new WeakMap<Socket, PipelinedRequests>();
  #answering = 0;
  #whenIdle: () => void = () => {};

  constructor(
    app: App,
    parserErrors: ParserErrors,
    { gate, log }: Surroundings,
    limits: ServerLimits,
  ) {
    this.#gate = gate;
    const handle = app.koa.callback();
    this.#server = createServer(limits, (request, response) => {
      this.#watch(request.socket, response);
      parserErrors.watch(response);
      this.#requests.get(request.socket)?.start(() => void handle(request, response));
    });
    this.#server.maxConnections = limits.maxConnections;
    let nextLine = 0;
    this.#server.on('drop', () => {
      if (performance.now() < nextLine) return;
      nextLine = performance.now() + LOG_INTERVAL;
      log.warn('connections_closed', { limit: limits.maxConnections });
    });
    this.#server.on('connection', (socket: Socket) => {
      this.#answers.set(socket, new Set());
      this.#requests.set(socket, new PipelinedRequests(socket));
      socket.once('close', () => process.nextTick(() => this.#forget(socket)));
    });
    // A server may ignore an expectation that it does not support (RFC 9110, 10.1.1). Node's answer, 417, has no body.
    this.#server.on('checkExpectation', (request, response) => {
      this.#server.emit('request', request, response);
    });
    this.#server.on('clientError', (error, socket) => parserErrors.answer(error, socket));
    // For example, no file descriptor is left for a new connection. The open connections continue.
    this.#server.on('error', ({ stack }) => {
      if (this.#server.listening) log.error('server_error', { stack });
    });
    this.#server.on('connect', (request, socket) => parserErrors.answerConnect(request, socket));
  }

  /** Resolves to the address once the server accepts connections; rejects if it cannot listen. */
  listen(port: number, host: string): Promise<AddressInfo> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => {
        this.#server.off('error', reject);
        resolve(this.#server.address() as AddressInfo);
      });
    });
  }

  /**
   * Shuts the server down. It refuses new work but keeps listening, to answer callers and health probes, until the last
   * answer is sent or the time is over. Then it closes, and resets the remaining connections.
   */
  async stop(drainMilliseconds: number): Promise<void> {
    const answered = new AbortController();
    const over = sleep(drainMilliseconds, undefined, { signal: answered.signal }).catch(() => {});
    void this.#gate.drain();
    await Promise.race([this.#idle(), over]);
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeIdleConnections();
    // Node treats a connection on which nothing was sent yet as busy.
    for (const socket of this.#answers.keys()) if (socket.bytesWritten === 0) socket.destroy();
    // The end of an answer may still be in the socket's buffer, so connections are reset only when the time is over.
    await Promise.race([closed, over]);
    answered.abort();
    await Promise.all([closed, ...[...this.#answers.keys()].map(reset)]);
  }

  #watch(socket: Socket, response: ServerResponse): void {
    this.#answering += 1;
    this.#answers.get(socket)?.add(response);
    response.once('close', () => {
      this.#answers.get(socket)?.delete(response);
      this.#answered();
    });
  }

  /**
   * Emits `close` on the pipelined answers that waited for their turn on a closed connection. Node emits it only on the
   * answer that was being sent; without the event, the work for the others would never end.
   */
  #forget(socket: Socket): void {
    for (const response of this.#answers.get(socket) ?? []) response.emit('close');
    this.#answers.delete(socket);
  }

  #idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#whenIdle = resolve;
      if (this.#answering === 0) resolve();
    });
  }

  #answered(): void {
    this.#answering -= 1;
    if (this.#answering === 0) this.#whenIdle();
  }
}

/** Resets a connection. Resolves when its answers have seen the `close` event, and so are logged. */
function reset(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve()).resetAndDestroy();
  });
}
