/**
 * Logs structured events. Facts must never contain a key, a credential or a value from a request body.
 *
 * @example
 * const events: string[] = [];
 * const record = (event: string) => events.push(event);
 * const log: Log = { info: record, warn: record, error: record };
 * log.info('archive_opened', { files: 3 });
 * events; // => ['archive_opened']
 */
export interface Log {
  info(event: string, facts?: Readonly<Record<string, unknown>>): void;
  warn(event: string, facts?: Readonly<Record<string, unknown>>): void;
  error(event: string, facts?: Readonly<Record<string, unknown>>): void;
}
