import type { Container } from 'inversify';
import { type RemoteHub, remoteHubs } from '../../../hubs/support/remote-hubs.js';
import { MemoryLog } from '../../support/memory-log.js';
import { serve, stopAll, type TestServer } from '../../support/serve.js';

export type RemoteName = keyof typeof remoteHubs;

export const REMOTE_NAMES = Object.keys(remoteHubs) as readonly RemoteName[];

/** A server whose only hub is a stand-in on this machine. */
export interface RemoteServer extends TestServer {
  readonly hub: RemoteHub;
}

const started = new Set<RemoteHub>();

export async function serveRemote(
  name: RemoteName,
  environment: Readonly<Record<string, string>> = {},
  override: (container: Container) => void = () => {},
): Promise<RemoteServer> {
  const hub = await remoteHubs[name](new MemoryLog());
  started.add(hub);
  const prefix = `TABLEWRIGHT_${name.toUpperCase()}`;
  const server = await serve(
    {
      TABLEWRIGHT_HUBS: name,
      [`${prefix}_URL`]: hub.api.origin,
      [`${prefix}_STORAGE`]: hub.storage.origin,
      ...environment,
    },
    override,
  );
  return { ...server, hub };
}

/** Stops the servers and then the stand-ins; to be called by `after` of every file that uses `serveRemote`. */
export async function stopServersAndHubs(): Promise<void> {
  await stopAll();
  const hubs = [...started];
  started.clear();
  await Promise.all(hubs.map((hub) => hub.stop()));
}
