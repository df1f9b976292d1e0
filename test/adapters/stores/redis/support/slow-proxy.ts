import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy that delays each chunk of a response. */
export class SlowProxy {
  /** The delay in milliseconds. */
  delay = 0;
  readonly #server: Server;
  readonly #far = new Set<Socket>();
  readonly #sockets = new Set<Socket>();

  private constructor(port: number) {
    this.#server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      this.#far.add(far);
      near.pipe(far);
      far.on('data', (chunk) => setTimeout(() => near.writable && near.write(chunk), this.delay));
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(socket);
        socket.on('error', () => {}).on('close', () => other.destroy());
      }
    });
  }

  static async start(port: number): Promise<SlowProxy> {
    const proxy = new SlowProxy(port);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get url(): string {
    return `redis://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Holds responses back, in their order, until `release` is called. */
  hold(): void {
    for (const socket of this.#far) socket.pause();
  }

  release(): void {
    for (const socket of this.#far) socket.resume();
  }

  /** Closes every connection and drops the responses that are on their way. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.#server.close();
    this.cut();
  }
}
