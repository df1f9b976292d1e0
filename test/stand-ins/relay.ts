import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A server that passes bytes on to another one and back, and keeps what that one has answered. */
export class Relay {
  readonly answers: Buffer[] = [];
  /** The connections of both sides. */
  readonly #sockets = new Set<Socket>();
  #isStalled = false;
  readonly #server: Server;
  readonly #target: URL;

  private constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      far.on('data', (chunk) => this.answers.push(chunk));
      for (const socket of [near, far]) socket.on('error', () => {});
      for (const socket of [near, far]) this.#sockets.add(socket);
      if (!this.#isStalled) near.pipe(far).pipe(near);
    });
  }

  /** From now on no byte arrives anywhere, as if the other server had stopped. Its connections stay open. */
  stall(): void {
    this.#isStalled = true;
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  static async to(target: URL): Promise<Relay> {
    const relay = new Relay(target);
    relay.#server.listen(0, '127.0.0.1');
    await once(relay.#server, 'listening');
    return relay;
  }

  /** The URL of the other server, with the address of this one. */
  get url(): string {
    const url = new URL(this.#target);
    url.host = `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return url.href;
  }

  close(): void {
    this.#server.close();
    if (this.#isStalled) for (const socket of this.#sockets) socket.destroy();
  }
}
