import { setFlagsFromString } from 'node:v8';

export { defineGenerate } from './run-script.js';

// A start allocates so much that V8 would begin to mark garbage in the background, and a process ends only when that has
// ended. Garbage is still collected when memory is short: with millions of rows the peak of memory stays the same.
setFlagsFromString('--no-incremental-marking');
