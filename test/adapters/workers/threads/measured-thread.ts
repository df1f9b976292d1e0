import { setFlagsFromString } from 'node:v8';
import { BroadcastChannel } from 'node:worker_threads';
import '../../../../src/programs/thread.js';

/** A thread that reports the size of its array buffers in bytes. An idle V8 does not collect its garbage by itself. */
setFlagsFromString('--no-memory-reducer');
const channel = new BroadcastChannel('bytes held by a thread');
channel.unref();
setInterval(() => channel.postMessage(process.memoryUsage().arrayBuffers), 50).unref();
