import * as E from 'fp-ts/lib/Either.js';
import type { Container, ServiceIdentifier } from 'inversify';
import { readSettings } from '../adapters/config/read-settings.js';
import { checkNode } from '../adapters/system/node-version.js';
import type { Clock } from '../application/ports/clock.js';
import type { CounterStore } from '../application/ports/counter-store.js';
import type { Entropy } from '../application/ports/entropy.js';
import type { HubPlatform } from '../application/ports/hub-platform.js';
import type { KeyStore } from '../application/ports/key-store.js';
import type { Log } from '../application/ports/log.js';
import type { Vocabulary } from '../domain/lexicon/lexicon.js';
import { tokens } from '../wiring/tokens.js';
import { start } from './start-service.js';

/**
 * The parts of a service that a program may replace.
 *
 * @example
 * const parts: ServiceParts = { clock: { now: () => Date.UTC(2026, 0, 1) } };
 * parts.clock?.now(); // => 1767225600000
 */
export interface ServiceParts {
  readonly clock?: Clock;
  /** What random seeds, request ids and keys are drawn from. */
  readonly entropy?: Entropy;
  readonly log?: Log;
  readonly keyStore?: KeyStore;
  readonly counterStore?: CounterStore;
  /** The data hubs, in place of those of the setting `TABLEWRIGHT_HUBS`. */
  readonly hubs?: readonly HubPlatform[];
  readonly words?: Vocabulary;
}

/**
 * A running service.
 *
 * @example
 * const isLocal = ({ url }: Service): boolean => url.startsWith('http://127.0.0.1:');
 */
export interface Service {
  /** The URL of the service with its base path, without a trailing slash. */
  readonly url: string;
  /** A key made at the start because the service had no key; undefined if it had one or needs none. */
  readonly firstKey: string | undefined;
  /** Ends running requests within the time of the setting `TABLEWRIGHT_DRAIN`, then closes stores, threads and log. */
  close(): Promise<void>;
}

/**
 * Starts the service inside a program. `settings` has the variables of docs/settings.md as texts; those of the environment
 * are not read. `rebind` replaces parts.
 *
 * @throws Error with a line for each setting that is not valid, or if the service cannot listen.
 * @example
 * const clock = { now: () => Date.UTC(2026, 0, 1) };
 * const settings = { PORT: '0', TABLEWRIGHT_AUTH: 'off', TABLEWRIGHT_LOG_LEVEL: 'error' };
 * const service = await createService(settings, { rebind: { clock } });
 * service.url.startsWith('http://127.0.0.1:'); // => true
 * await service.close();
 */
export async function createService(
  settings: Readonly<Record<string, string>> = {},
  { rebind = {} }: { readonly rebind?: ServiceParts } = {},
): Promise<Service> {
  checkNode();
  const read = readSettings(settings);
  if (E.isLeft(read)) throw new Error(read.left.join('\n'));
  const running = await start(read.right.settings, (container) => replace(container, rebind));
  return {
    url: running.url,
    firstKey: running.firstKey,
    close: async () => {
      await running.stop();
      await running.container.unbindAllAsync();
    },
  };
}

function replace(container: Container, parts: ServiceParts): void {
  for (const [name, part] of Object.entries(parts)) {
    const token = tokens[name as keyof ServiceParts] as ServiceIdentifier<unknown>;
    if (part !== undefined) container.rebind(token).toConstantValue(part);
  }
}
