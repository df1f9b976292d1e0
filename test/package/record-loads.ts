import type { InitializeHook, LoadHook } from 'node:module';
import type { MessagePort } from 'node:worker_threads';

/** Hooks of the module loader that report every loaded module to a port. */
let loads: MessagePort | undefined;

export const initialize: InitializeHook<MessagePort> = (port) => {
  loads = port;
};

export const load: LoadHook = (url, context, nextLoad) => {
  loads?.postMessage(url);
  return nextLoad(url, context);
};
