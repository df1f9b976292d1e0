import * as E from 'fp-ts/lib/Either.js';
import type { Container } from 'inversify';
import { readSettings } from '../../../../src/adapters/config/read-settings.js';
import type { Settings } from '../../../../src/adapters/config/settings.js';
import { start } from '../../../../src/programs/start-service.js';
import { tokens } from '../../../../src/wiring/tokens.js';
import { bundledEntries } from '../../../support/bundled-entries.js';
import { MemoryLog } from './memory-log.js';

export interface TestServer {
  readonly url: string;
  readonly port: number;
  readonly log: MemoryLog;
  readonly container: Container;
  readonly stop: () => Promise<void>;
}

const open = new Set<TestServer>();

/** Tests start with access control off; tests of access control enable it. A busy machine infers slowly. */
const OPEN = {
  TABLEWRIGHT_AUTH: 'off',
  TABLEWRIGHT_RATE_LIMIT: '0',
  TABLEWRIGHT_HUB_TIMEOUT: '300 s',
};

export function settingsOf(environment: Readonly<Record<string, string>> = {}): Settings {
  const read = readSettings({ PORT: '0', TABLEWRIGHT_DRAIN: '500 ms', ...OPEN, ...environment });
  if (E.isLeft(read)) throw new Error(read.left.join('\n'));
  return read.right.settings;
}

/** Starts a real server on a free port with a log in memory; `stopAll` stops it. */
export async function serve(
  environment: Readonly<Record<string, string>> = {},
  override: (container: Container) => void = () => {},
): Promise<TestServer> {
  const log = new MemoryLog();
  const running = await start(settingsOf(environment), (container) => {
    container.rebind(tokens.log).toConstantValue(log);
    container.rebind(tokens.entries).toConstantValue(bundledEntries);
    override(container);
  });
  const port = Number(new URL(running.url).port);
  const { url, container } = running;
  const stop = async (): Promise<void> => {
    await running.stop();
    await container.unbindAllAsync();
  };
  const server = { url, port, log, container, stop };
  open.add(server);
  return server;
}

/** Stops all servers; to be called by `after` of every file that uses `serve`. */
export async function stopAll(): Promise<void> {
  const servers = [...open];
  open.clear();
  await Promise.all(servers.map(({ stop }) => stop()));
}
