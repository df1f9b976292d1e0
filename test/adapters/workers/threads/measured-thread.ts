import { BroadcastChannel } from 'node:worker_threads';
import '../../../../src/thread.js';

/** A thread that reports the size of its array buffers in bytes. */
const channel = new BroadcastChannel('bytes held by a thread');
channel.unref();
setInterval(() => channel.postMessage(process.memoryUsage().arrayBuffers), 50).unref();
