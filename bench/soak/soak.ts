import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServerProcess } from '../../test/end-to-end/process.js';
import type { Action } from './action.js';
import { Client } from './client.js';
import { connections } from './connections.js';
import { Findings } from './findings.js';
import { hub } from './hub.js';
import { apiKeys } from './keys.js';
import { Pace } from './pace.js';
import { pages } from './pages.js';
import { childrenOf, openDescriptors, processorSeconds } from './processes.js';
import { refusals } from './refusals.js';
import { progressLine, summaryLines } from './report.js';
import { tables } from './tables.js';
import { breaches, type Limits } from './verdict.js';
import { Watch } from './watch.js';

const CALLERS = 10;
const WARM_UP = { share: 1 / 4, mostSeconds: 600 };
const MINUTE = 60_000;
/** It only ends a start that hangs: on a busy machine a start can take many times as long. */
const START_LIMIT = 300_000;
const REST = 3000;

/** The server's log is checked from `warn` up. Limits are so high that no request reaches them by chance. */
const environment = {
  TABLEWRIGHT_AUTH: 'on',
  TABLEWRIGHT_API_KEYS: apiKeys,
  TABLEWRIGHT_DAILY_LIMIT: '1000000000',
  TABLEWRIGHT_RATE_LIMIT: '1000000',
  TABLEWRIGHT_TRUST_PROXY: '1',
  TABLEWRIGHT_COMPRESS: 'on',
  TABLEWRIGHT_METRICS: 'on',
  TABLEWRIGHT_LOG_LEVEL: 'warn',
  // Data sets are read within seconds, on a slow or busy machine, too.
  TABLEWRIGHT_HUB_TIMEOUT: '300 s',
};

/** All that callers do. */
export const everyAction: readonly Action[] = [
  ...tables,
  ...pages,
  ...hub,
  ...refusals,
  ...connections,
];

export interface SoakOptions {
  /** The path of the server's program. */
  readonly program: string;
  readonly actions: readonly Action[];
  readonly seconds: number;
  readonly limits: Limits;
  readonly print: (line: string) => void;
}

/** Starts a server, sends mixed traffic to it for a time, and returns all breaches of the expectations. */
export async function soak(options: SoakOptions): Promise<readonly string[]> {
  const server = new ServerProcess(environment, { main: options.program });
  try {
    await started(server);
    return await new Soak(server, options).run();
  } finally {
    server.child.kill('SIGKILL');
  }
}

async function started(server: ServerProcess): Promise<void> {
  const end = performance.now() + START_LIMIT;
  while (server.url === '') {
    if (performance.now() > end) throw new Error(`the server did not start: ${server.stderr}`);
    await sleep(50);
  }
}

class Soak {
  readonly #server: ServerProcess;
  readonly #options: SoakOptions;
  readonly #pid: number;
  readonly #findings = new Findings();
  readonly #client: Client;
  readonly #pace: Pace;
  #deck: Action[] = [];
  /** The number of times that the deck of actions was dealt in this phase. */
  #deals = 0;
  #ended = false;

  constructor(server: ServerProcess, options: SoakOptions) {
    this.#server = server;
    this.#options = options;
    this.#pid = server.child.pid ?? 0;
    void server.exited.then(() => {
      this.#ended = true;
    });
    this.#client = new Client(server.url, this.#findings);
    // One core stays free for other work.
    const processors = Math.max(0.5, availableParallelism() - 1);
    this.#pace = new Pace(() => this.#worked(), processors);
  }

  async run(): Promise<readonly string[]> {
    const { seconds, limits, print } = this.#options;
    const warmUp = Math.min(WARM_UP.mostSeconds, seconds * WARM_UP.share);
    const warmed = await this.#phase(warmUp, 0, 0);
    print(`the warm-up of ${warmUp.toFixed(0)} s is over`);
    const { samples, descriptors } = await this.#phase(seconds - warmUp, warmUp / 60, 1);
    const measured = {
      samples,
      descriptorsBefore: warmed.descriptors,
      descriptorsAfter: descriptors,
    };
    await this.#stop();
    for (const line of summaryLines(this.#findings, measured)) print(line);
    return breaches(this.#findings, measured, limits);
  }

  /**
   * Sends traffic for a time, and until every action has begun so many times; then counts descriptors, when no request is
   * in progress.
   */
  async #phase(seconds: number, minutesBefore: number, times: number) {
    const watch = new Watch(this.#pid, this.#server.url, this.#findings);
    const { samples } = watch;
    let minutes = minutesBefore;
    const lines = setInterval(() => {
      minutes += 1;
      this.#options.print(progressLine(minutes, this.#findings, samples));
    }, MINUTE);
    const end = performance.now() + seconds * 1000;
    this.#deck = [];
    this.#deals = 0;
    await Promise.all(Array.from({ length: CALLERS }, () => this.#caller(end, times)));
    clearInterval(lines);
    await watch.end();
    return { samples, descriptors: await this.#descriptorsAtRest() };
  }

  async #caller(end: number, times: number): Promise<void> {
    while ((performance.now() < end || this.#deals <= times) && !this.#ended) {
      await this.#pace.turn();
      const { name, seconds = 0, run } = this.#next();
      if (seconds > 0 && performance.now() + seconds * 1000 > end) continue;
      await run(this.#client).catch((error: Error) =>
        this.#findings.breach(`${name}: ${error.message}`),
      );
    }
  }

  /** Draws from a deck in which each action occurs as often as its share. An empty deck is refilled. */
  #next(): Action {
    if (this.#deck.length === 0) {
      this.#deals += 1;
      this.#deck = this.#options.actions.flatMap((action) =>
        Array<Action>(action.share).fill(action),
      );
    }
    const at = Math.floor(Math.random() * this.#deck.length);
    const [action] = this.#deck.splice(at, 1);
    return action as Action;
  }

  /** The least number of open descriptors in the seconds after all connections were closed. */
  async #descriptorsAtRest(): Promise<number> {
    this.#client.rest();
    let least = Number.POSITIVE_INFINITY;
    for (const end = performance.now() + REST; performance.now() < end; ) {
      least = Math.min(least, openDescriptors(this.#pid));
      await sleep(100);
    }
    return least;
  }

  async #stop(): Promise<void> {
    if (this.#ended) this.#findings.breach('the server exited unexpectedly');
    this.#server.child.kill('SIGTERM');
    const code = await this.#server.exited;
    if (code !== 0) this.#findings.breach(`the server exited with code ${code}`);
    const lines = this.#server.stderr.split('\n').filter((line) => line !== '');
    for (const line of lines) this.#findings.breach(`the server logged ${eventOf(line)}`);
  }

  #worked(): number {
    const { user, system } = process.cpuUsage();
    const servers = [this.#pid, ...childrenOf(this.#pid)].map(processorSeconds);
    return servers.reduce((sum, each) => sum + each, (user + system) / 1e6);
  }
}

/** The level and name of a line of the log; lines of the runtime are returned unchanged. */
function eventOf(line: string): string {
  try {
    const { level, event } = JSON.parse(line);
    return `${level} ${event}`;
  } catch {
    return line;
  }
}
