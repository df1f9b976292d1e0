import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { loadExtension } from '../adapters/engine/load-extension.js';
import type { ThreadData } from '../adapters/workers/thread-messages.js';
import { serveSlices } from './serve-slices.js';

const { extensions, ...unread } = workerData as ThreadData;
// A member that is sent and not read does not compile.
unread satisfies Readonly<Record<string, never>>;

serveSlices(parentPort as MessagePort, Promise.all(extensions.map(loadExtension)));
