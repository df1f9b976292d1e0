import { type EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { Clock } from '../../application/ports/clock.js';
import type { Log } from '../../application/ports/log.js';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** Where lines go. */
export interface LogDestination extends EventEmitter {
  write(line: string): unknown;
  end(): unknown;
}

/** One JSON object a line. */
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

  /** Resolves when every line is out, or after a second where nobody reads them. */
  async close(): Promise<void> {
    // What ends after this, such as a request whose connection was reset, has nowhere to be told.
    this.#logger.level = 'silent';
    const closed = once(this.#destination, 'close');
    this.#destination.end();
    await Promise.race([closed, sleep(1000, undefined, { ref: false })]);
  }
}
