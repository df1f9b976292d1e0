import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { loadExtension } from '../adapters/engine/load-extension.js';
import type { ThreadData } from '../adapters/workers/thread-messages.js';
import { serveParts } from './serve-parts.js';

const { extensions } = workerData as ThreadData;

serveParts(parentPort as MessagePort, Promise.all(extensions.map(loadExtension)));
