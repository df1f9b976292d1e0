import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { waitUntil } from '../adapters/http/support/wait-until.js';

const PRELOAD = new URL('support/take-descriptors.js', import.meta.url).href;
const PROGRAMS = ['../../src/main.js', '../../bundle/main.js'];
/** Enough for the start, which opens hundreds of modules at once. */
const DESCRIPTORS = 2000;

interface Answer {
  readonly status: number | undefined;
  readonly retryAfter: string | undefined;
}

/** A server with a low limit on file descriptors. A signal makes it take all that are left. */
class PoorServer {
  readonly #child: ChildProcess;
  /** A single connection that stays open, so that no request needs another descriptor. */
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #stdout = '';

  constructor(program: string) {
    const main = fileURLToPath(new URL(program, import.meta.url));
    const command = `ulimit -n ${DESCRIPTORS} && exec "$0" "$@"`;
    this.#child = spawn('bash', ['-c', command, process.execPath, '--import', PRELOAD, main], {
      env: {
        ...{ PATH: process.env.PATH, PORT: '0', TABLEWRIGHT_AUTH: 'off', TABLEWRIGHT_WORKERS: '0' },
        // A slow machine needs more than the default.
        TABLEWRIGHT_HUB_TIMEOUT: '5 min',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#child.stdout?.on('data', (chunk) => {
      this.#stdout += String(chunk);
    });
  }

  async start(): Promise<void> {
    await this.#printed('listens on');
    // Opens the connection.
    await this.post('/generate', { rows: 1, fields: [{ name: 'a', type: 'integer' }] });
  }

  async toggleDescriptors(message: string): Promise<void> {
    this.#child.kill('SIGUSR2');
    await this.#printed(message);
  }

  post(path: string, body: object): Promise<Answer> {
    const url = /listens on (\S+)/.exec(this.#stdout)?.[1] ?? '';
    const headers = { 'content-type': 'application/json' };
    return new Promise((resolve, reject) => {
      const asked = request(
        url + path,
        { agent: this.#agent, method: 'POST', headers },
        (answer) => {
          const { statusCode: status, headers } = answer;
          answer.resume().on('end', () => resolve({ status, retryAfter: headers['retry-after'] }));
        },
      );
      asked.on('error', reject).end(JSON.stringify(body));
    });
  }

  stop(): void {
    this.#agent.destroy();
    this.#child.kill('SIGKILL');
  }

  #printed(text: string): Promise<void> {
    return waitUntil(text, () => this.#stdout.includes(text));
  }
}

const german = { rows: 1, locale: 'de', fields: [{ name: 'a', type: 'first_name' }] };
const city = { rows: 1, fields: [{ name: 'a', type: 'city' }] };
const dataset = { dataset: 'vega/weather' };

describe('a server without a file descriptor', () => {
  for (const program of PROGRAMS) {
    it(`answers 503 with Retry-After, and works again once it has descriptors: ${program.slice(6)}`, async () => {
      const server = new PoorServer(program);
      try {
        await server.start();

        await server.toggleDescriptors('descriptors taken');
        for (const [path, body] of [
          ['/generate', german],
          ['/hub/schema', dataset],
        ] as const) {
          const answer = await server.post(path, body);
          expect(answer, path).to.deep.equal({ status: 503, retryAfter: '5' });
        }
        // The files with places were read at the start.
        expect(await server.post('/generate', city)).to.include({ status: 200 });

        await server.toggleDescriptors('descriptors given back');
        expect(await server.post('/generate', german)).to.include({ status: 200 });
        expect(await server.post('/hub/schema', dataset)).to.include({ status: 200 });
      } finally {
        server.stop();
      }
    });
  }
});
