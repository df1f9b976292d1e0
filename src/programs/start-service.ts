import * as E from 'fp-ts/lib/Either.js';
import type { Container } from 'inversify';
import type { Settings } from '../adapters/config/settings.js';
import { isFile, MEMORY } from '../adapters/config/store-url.js';
import { loadExtensions } from '../adapters/engine/load-extensions.js';
import { PERMISSIONS } from '../domain/access/permission.js';
import { buildContainer } from '../wiring/container.js';
import { tokens } from '../wiring/tokens.js';

/** Binds the metrics of Prometheus. Their packages are loaded only if metrics are on. */
async function bindPrometheus(container: Container): Promise<void> {
  const { PrometheusMetrics } = await import('../adapters/metrics/prometheus-metrics.js');
  container
    .rebind(tokens.metrics)
    .toResolvedValue((gate) => new PrometheusMetrics(gate), [tokens.gate])
    .inSingletonScope();
}

/** A running server. */
export interface Running {
  /** A key made at the start because the server had no key; undefined if it had one or needs none. */
  readonly firstKey: string | undefined;
  /** The URL of the service with its base path, without a trailing slash. */
  readonly url: string;
  readonly container: Container;
  /** Drains and closes the HTTP server; `container.unbindAllAsync` then closes stores, threads and log. */
  stop(): Promise<void>;
}

/**
 * Starts the server; `override` may rebind tokens. Rejects with `UnusableExtension`, `UnusableStore`, or an error of
 * `node:net` if the server cannot listen.
 */
export async function start(
  settings: Settings,
  override: (container: Container) => void = () => {},
): Promise<Running> {
  const container = buildContainer(settings, await loadExtensions(settings.extensions));
  if (settings.metrics === 'on') await bindPrometheus(container);
  override(container);
  const server = container.get(tokens.httpServer);
  const { port } = await server.listen(settings.port, settings.host);
  return {
    url: `http://${reachable(settings.host)}:${port}${settings.basePath}`,
    // Made only now: a start that fails would leave a key in the store that nobody has seen.
    firstKey: await makeFirstKey(container),
    container,
    stop: () => server.stop(settings.drain),
  };
}

/** Makes a key if the settings have none and the store, memory or a file, is empty. */
async function makeFirstKey(container: Container): Promise<string | undefined> {
  const { auth, apiKeys, store } = container.get(tokens.settings);
  if (auth === 'off' || apiKeys.length > 0 || !(store === MEMORY || isFile(store)))
    return undefined;
  const kept = await container.get(tokens.keyStore).list()();
  if (E.isLeft(kept) || kept.right.length > 0) return undefined;
  const issued = await container.get(tokens.issueKey).run({
    label: 'made at the start',
    permissions: PERMISSIONS,
    dailyLimit: undefined,
    expiresAt: undefined,
  })();
  return E.isRight(issued) ? issued.right.key : undefined;
}

/** The host for a URL; a wildcard address becomes the loopback address. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
