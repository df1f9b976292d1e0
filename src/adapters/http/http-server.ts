import { createServer, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Gate } from '../../application/ports/gate.js';
import type { App, Surroundings } from './app.js';
import type { ParserErrors } from './parser-errors.js';
import { MAX_CONNECTIONS } from './server-limits.js';

/** The listening socket and every connection to it. */
export class HttpServer {
  readonly #gate: Gate;
  readonly #server: Server;
  /** Every connection, with its answers that are not over. */
  readonly #answers = new Map<Socket, Set<ServerResponse>>();
  #answering = 0;
  #whenIdle: () => void = () => {};

  constructor(
    app: App,
    parserErrors: ParserErrors,
    { gate, log }: Surroundings,
    limits: ServerOptions,
  ) {
    this.#gate = gate;
    const handle = app.koa.callback();
    this.#server = createServer(limits, (request, response) => {
      this.#watch(request.socket, response);
      parserErrors.watch(response);
      void handle(request, response);
    });
    this.#server.maxConnections = MAX_CONNECTIONS;
    this.#server.on('connection', (socket: Socket) => {
      this.#answers.set(socket, new Set());
      socket.once('close', () => process.nextTick(() => this.#forget(socket)));
    });
    // An expectation that we do not know may be ignored (RFC 9110, 10.1.1); Node's 417 has no body.
    this.#server.on('checkExpectation', (request, response) => {
      this.#server.emit('request', request, response);
    });
    this.#server.on('clientError', (error, socket) => parserErrors.answer(error, socket));
    // Such as having no descriptor left for a new connection: those that are open go on.
    this.#server.on('error', ({ stack }) => {
      if (this.#server.listening) log.error('server_error', { stack });
    });
    this.#server.on('connect', (request, socket) => parserErrors.answerConnect(request, socket));
  }

  /** Resolves to the address once connections are taken. */
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
   * Refuses new work but keeps listening, so that callers are told and probes answered, until the last
   * answer is out or the time is over; then closes and resets what is left.
   */
  async stop(drainMilliseconds: number): Promise<void> {
    const answered = new AbortController();
    const over = sleep(drainMilliseconds, undefined, { signal: answered.signal }).catch(() => {});
    void this.#gate.drain();
    await Promise.race([this.#idle(), over]);
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeIdleConnections();
    // Node takes a connection that has not sent anything yet for a busy one.
    for (const socket of this.#answers.keys()) if (socket.bytesWritten === 0) socket.destroy();
    // The end of an answer may still be on its way out: only time makes what is left be reset.
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
   * Tells the answers that waited for their turn on a connection that it is gone, after Node has told the one
   * whose turn it was: else the work for them would never end.
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

/** Resolves when all that hangs on the connection has been told, and so logged. */
function reset(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve()).resetAndDestroy();
  });
}
