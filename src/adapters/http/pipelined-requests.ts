import type { Socket } from 'node:net';

/** The most requests of a connection that wait before the server stops reading from it. One read may bring more. */
const MOST_WAITING = 64;

/**
 * Starts the requests of one connection, one per turn of the event loop. A client may send thousands at once, and would
 * otherwise keep the server from all other connections until it has answered them.
 */
export class PipelinedRequests {
  readonly #socket: Socket;
  readonly #waiting: (() => void)[] = [];
  #begun = false;

  constructor(socket: Socket) {
    this.#socket = socket;
    // Node resumes a connection after each answer.
    socket.on('resume', () => this.#hold());
  }

  start(request: () => void): void {
    if (!this.#begun) {
      this.#begin(request);
      return;
    }
    this.#waiting.push(request);
    this.#hold();
  }

  #begin(request: () => void): void {
    this.#begun = true;
    setImmediate(() => this.#next());
    request();
  }

  /** Starts no request whose connection is gone: nothing would tell it to end. */
  #next(): void {
    this.#begun = false;
    const request = this.#waiting.shift();
    if (request === undefined || this.#socket.destroyed) return;
    if (this.#waiting.length === MOST_WAITING) this.#socket.resume();
    this.#begin(request);
  }

  #hold(): void {
    if (this.#waiting.length > MOST_WAITING) this.#socket.pause();
  }
}
