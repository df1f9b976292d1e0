import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Findings } from './findings.js';
import { childrenOf, openDescriptors, residentMegabytes } from './processes.js';

const INTERVAL = 1000;

/** The measurements of a server at one time. */
export interface Sample {
  /** Minutes since the watch began. */
  readonly at: number;
  readonly serverMegabytes: number;
  /** For all children of the server. */
  readonly childrenMegabytes: number;
  readonly children: number;
  readonly descriptors: number;
  /** The latency of /health in milliseconds. */
  readonly health: number;
}

/** Measures a server about once per second until the watch ends. */
export class Watch {
  readonly samples: Sample[] = [];
  readonly #pid: number;
  readonly #url: string;
  readonly #findings: Findings;
  readonly #began = performance.now();
  #ended = false;
  readonly #done: Promise<void>;

  constructor(pid: number, url: string, findings: Findings) {
    this.#pid = pid;
    this.#url = url;
    this.#findings = findings;
    this.#done = this.#run();
  }

  end(): Promise<void> {
    this.#ended = true;
    return this.#done;
  }

  async #run(): Promise<void> {
    while (!this.#ended) {
      this.samples.push(await this.#sample());
      await sleep(INTERVAL);
    }
  }

  async #sample(): Promise<Sample> {
    const health = await this.#health();
    const children = childrenOf(this.#pid);
    const megabytes = children.map(residentMegabytes);
    return {
      at: (performance.now() - this.#began) / 60_000,
      serverMegabytes: residentMegabytes(this.#pid),
      childrenMegabytes: megabytes.reduce((sum, each) => sum + each, 0),
      children: children.length,
      descriptors: openDescriptors(this.#pid),
      health,
    };
  }

  async #health(): Promise<number> {
    const began = performance.now();
    const status = await new Promise<number | string>((resolve) => {
      request(`${this.#url}/health`, { agent: false }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      })
        .on('error', ({ message }) => resolve(message))
        .end();
    });
    if (status !== 200) this.#findings.breach(`/health: ${status}`);
    return performance.now() - began;
  }
}

/** The 99th percentile of values. */
export function percentile99(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
}
