import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { waitUntil } from '../../../http/support/wait-until.js';

const isInstalled = spawnSync('redis-server', ['--version']).status === 0;

/** Defines a suite that starts its own Redis. If redis-server is missing, the suite has one pending test. */
export function describeWithRedis(title: string, define: (this: Mocha.Suite) => void): void {
  if (isInstalled) describe(title, define);
  else describe(title, () => it('needs redis-server on the PATH'));
}

/** A Redis server of the test, on a free port, with a temporary folder. */
export class RedisServer {
  readonly port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'tablewright-redis-'));
  readonly #options: readonly string[];
  #process: ChildProcess | undefined;
  /** A connection for commands of the test itself. */
  readonly client: Redis;

  private constructor(port: number, options: readonly string[]) {
    this.port = port;
    this.#options = options;
    this.client = new Redis({ port, host: '127.0.0.1', lazyConnect: true });
    this.client.on('error', () => {});
  }

  /** Starts a server. The options are those of redis.conf, as arguments. By default, no data survives a restart. */
  static async start(...options: readonly string[]): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), options);
    await server.start().catch(async (error: Error) => {
      await server.close();
      throw error;
    });
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts the server again on the same port and with the same folder. */
  async start(): Promise<void> {
    const fixed = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.#folder];
    this.#process = spawn('redis-server', [...fixed, '--save', '', ...this.#options], {
      stdio: 'ignore',
    });
    await this.#answering();
  }

  /** SIGSTOP suspends the server, which then neither responds nor closes connections. SIGCONT resumes it. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.#process?.kill(name);
  }

  /** Kills the server. Data that it has not written to disk are lost. */
  async kill(): Promise<void> {
    const ended = once(this.#process as ChildProcess, 'exit');
    this.#process?.kill('SIGKILL');
    await ended;
  }

  /** Returns the uncompressed dump of all data. */
  async dump(): Promise<Buffer> {
    await this.client.config('SET', 'rdbcompression', 'no');
    await this.client.save();
    return readFileSync(join(this.#folder, 'dump.rdb'));
  }

  async #answering(): Promise<void> {
    await waitUntil('redis-server to answer', async () => {
      const response = await this.client.ping().catch(({ message }: Error) => message);
      return /^(?:PONG|NOAUTH)/.test(response);
    });
  }

  async close(): Promise<void> {
    this.client.disconnect();
    if (this.#process?.exitCode === null && this.#process.signalCode === null) await this.kill();
    rmSync(this.#folder, { recursive: true });
  }
}

/** Returns a port that is free now. */
export async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, 'close');
  return port;
}
