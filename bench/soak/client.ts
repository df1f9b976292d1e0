import { createHash, randomInt } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import type { Findings } from './findings.js';

/** A request and the expected response. */
export interface Asked {
  /** Names the request in findings. */
  readonly what: string;
  readonly method?: string;
  readonly path: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text and bytes are sent unchanged, all other values as JSON. */
  readonly body?: unknown;
  /** The expected status; 200 by default. */
  readonly status?: readonly number[];
  /** All responses with the same name must be equal. */
  readonly same?: string;
  /** Milliseconds between two reads. */
  readonly pause?: number;
}

/** All callers of one server. */
export class Client {
  readonly findings: Findings;
  readonly #url: URL;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(url: string, findings: Findings) {
    this.#url = new URL(url);
    this.findings = findings;
  }

  /** Sends a request, reads the response and returns the digest of its decompressed body. */
  async ask(asked: Asked): Promise<string> {
    const { what, status = [200], same } = asked;
    const answer = await this.#send(asked);
    const hash = createHash('sha256');
    let bytes = 0;
    const text =
      answer.headers['content-encoding'] === 'gzip' ? answer.pipe(createGunzip()) : answer;
    // A pipe does not report that its source was aborted.
    if (text !== answer) answer.on('error', (error) => text.destroy(error));
    for await (const chunk of text) {
      hash.update(chunk);
      bytes += chunk.length;
      if (asked.pause !== undefined) await sleep(asked.pause);
    }
    if (!answer.complete) throw new Error('the response ended early');
    const digest = hash.digest('hex');
    this.findings.answered(what, answer.statusCode ?? 0, bytes, status);
    // A failure is a finding of its own, and no measure of the other responses.
    const isExpected = status.includes(answer.statusCode ?? 0);
    if (same !== undefined && isExpected) this.findings.digested(same, digest);
    return digest;
  }

  /** Opens a connection and writes to it. */
  open(text: string): Promise<Socket> {
    const { hostname, port } = this.#url;
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => resolve(socket));
      socket.on('error', reject);
      socket.write(text);
    });
  }

  /** Closes the connections that no request uses. */
  rest(): void {
    this.#agent.destroy();
  }

  #send({ method = 'POST', path, key, headers = {}, body }: Asked): Promise<IncomingMessage> {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    return new Promise((resolve, reject) => {
      const sent = request(
        new URL(path, this.#url),
        {
          method,
          agent: this.#agent,
          headers: {
            'X-Forwarded-For': `198.51.${randomInt(256)}.${randomInt(256)}`,
            'X-Request-Id': 'soak',
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
            ...(key !== undefined && { Authorization: `Bearer ${key}` }),
            ...headers,
          },
        },
        resolve,
      );
      sent.on('error', reject);
      sent.end(isRaw || body === undefined ? body : JSON.stringify(body));
    });
  }
}
