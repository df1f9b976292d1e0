import { type EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { Clock } from '../../application/ports/clock.js';
import type { Log } from '../../application/ports/log.js';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** The stream for the lines of a log. */
export interface LogDestination extends EventEmitter {
  write(line: string): unknown;
  end(): unknown;
}

/** Logs each event as one line of JSON: `level`, `time` (RFC 3339), the facts, and `event`. */
export class PinoLog implements Log {
  readonly #logger;
  readonly #destination: LogDestination;

  constructor(level: LogLevel, clock: Clock, destination: LogDestination) {
    this.#destination = destination;
    this.#logger = pino(
      {
        level,
        base: null,
        messageKey: 'event',
        timestamp: () => `,"time":"${new Date(clock.now()).toISOString()}"`,
        formatters: { level: (label) => ({ level: label }) },
      },
      destination,
    );
  }

  info(event: string, facts: Readonly<Record<string, unknown>> = {}): void {
    this.#logger.info(facts, event);
  }

  warn(event: string, facts: Readonly<Record<string, unknown>> = {}): void {
    this.#logger.warn(facts, event);
  }

  error(event: string, facts: Readonly<Record<string, unknown>> = {}): void {
    this.#logger.error(facts, event);
  }

  /** Resolves when all lines are written, or after a second if nobody reads them. */
  async close(): Promise<void> {
    // Later events, such as the end of a request whose connection was reset, are dropped.
    this.#logger.level = 'silent';
    const closed = once(this.#destination, 'close');
    this.#destination.end();
    await Promise.race([closed, sleep(1000, undefined, { ref: false })]);
  }
}
