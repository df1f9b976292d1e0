import { createServer, type Server, type ServerOptions } from 'node:http';
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
  readonly #sockets = new Set<Socket>();
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
      this.#answering += 1;
      response.once('close', () => this.#answered());
      parserErrors.watch(response);
      void handle(request, response);
    });
    this.#server.maxConnections = MAX_CONNECTIONS;
    this.#server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
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
    // The end of an answer may still be on its way out: only time makes what is left be reset.
    await Promise.race([closed, over]);
    answered.abort();
    for (const socket of this.#sockets) socket.resetAndDestroy();
    await closed;
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
