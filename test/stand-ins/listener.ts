import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request, without any decoding. */
export interface SeenRequest {
  readonly method: string;
  /** The path and the query. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The number of bytes of the response that were written to the connection. */
  sent: number;
  /** Whether the client closed the connection before the end of the response. */
  aborted: boolean;
}

export type Handler = (request: SeenRequest, response: ServerResponse) => void | Promise<void>;

interface Knob {
  readonly matches: (request: SeenRequest) => boolean;
  readonly answer: Handler;
  left: number;
}

/** A real HTTP server on a free loopback port. It records its requests, and `instead` makes it misbehave. */
export class Listener {
  readonly requests: SeenRequest[] = [];
  connections = 0;
  /** The connections that are open now. */
  open = 0;
  readonly #knobs: Knob[] = [];
  readonly #server;

  constructor(handler: Handler) {
    this.#server = createServer(async (request, response) => {
      const chunks = await request.toArray();
      const { method = '', url = '', headers } = request;
      const body = Buffer.concat(chunks).toString();
      const seen = { method, target: url, headers, body, sent: 0, aborted: false };
      this.requests.push(seen);
      count(response, seen);
      const knob = this.#knobs.find(({ left, matches }) => left > 0 && matches(seen));
      if (knob) knob.left -= 1;
      await (knob?.answer ?? handler)(seen, response);
    });
    this.#server.on('connection', (socket) => {
      this.connections += 1;
      this.open += 1;
      socket.once('close', () => {
        this.open -= 1;
      });
    });
  }

  /** Replaces the handler by `answer` for the next `times` requests whose target contains `part`. */
  instead(part: string, answer: Handler, times = Number.POSITIVE_INFINITY): void {
    const matches = ({ target }: SeenRequest): boolean => target.includes(part);
    this.#knobs.unshift({ matches, answer, left: times });
  }

  /** Forgets the recorded requests and the replaced handlers. */
  reset(): void {
    this.requests.length = 0;
    this.#knobs.length = 0;
    this.connections = 0;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

function count(response: ServerResponse, seen: SeenRequest): void {
  for (const method of ['write', 'end'] as const) {
    const original = response[method].bind(response) as (...args: readonly unknown[]) => never;
    response[method] = (...args: readonly unknown[]) => {
      const [chunk] = args;
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
        seen.sent += Buffer.byteLength(chunk);
      }
      return original(...args);
    };
  }
  response.once('close', () => {
    seen.aborted = !response.writableFinished;
  });
}
