import * as E from 'fp-ts/lib/Either.js';
import type { Container } from 'inversify';
import type { Settings } from './adapters/config/settings.js';
import { MEMORY } from './adapters/config/store-url.js';
import { buildContainer } from './bindings/index.js';
import { PERMISSIONS } from './domain/access/permission.js';
import { tokens } from './tokens.js';

/** Its packages are loaded only where measurements are asked for. */
async function bindPrometheus(container: Container): Promise<void> {
  const { PrometheusMetrics } = await import('./adapters/metrics/prometheus-metrics.js');
  container
    .rebind(tokens.metrics)
    .toResolvedValue((gate) => new PrometheusMetrics(gate), [tokens.gate])
    .inSingletonScope();
}

export interface Running {
  /** Made at the start, since no other key would let anyone in. */
  readonly firstKey: string | undefined;
  /** Without a slash at its end. */
  readonly url: string;
  readonly container: Container;
  /** Drains and closes the server; `container.unbindAllAsync` ends the rest. */
  stop(): Promise<void>;
}

/** Starts the server; `override` may bind tokens anew. */
export async function start(
  settings: Settings,
  override: (container: Container) => void = () => {},
): Promise<Running> {
  const container = buildContainer(settings);
  if (settings.metrics === 'on') await bindPrometheus(container);
  override(container);
  const firstKey = await makeFirstKey(container);
  const server = container.get(tokens.httpServer);
  const { port } = await server.listen(settings.port, settings.host);
  return {
    url: `http://${reachable(settings.host)}:${port}${settings.basePath}`,
    firstKey,
    container,
    stop: () => server.stop(settings.drain),
  };
}

/** Where no key is given and the store, being memory, holds none yet. */
async function makeFirstKey(container: Container): Promise<string | undefined> {
  const { auth, apiKeys, store } = container.get(tokens.settings);
  if (auth === 'off' || apiKeys.length > 0 || store !== MEMORY) return undefined;
  const issued = await container.get(tokens.issueKey).run({
    label: 'made at the start',
    permissions: PERMISSIONS,
    dailyLimit: undefined,
    expiresAt: undefined,
  })();
  return E.isRight(issued) ? issued.right.key : undefined;
}

/** A host to connect to: a wildcard address is reached through the loopback. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
