import type { Clock } from '../harness.js';
import type { Line } from '../line.js';
import { bulk } from './bulk.js';
import { bulkQueue } from './bulk-queue.js';
import { cLoop } from './c-loop.js';
import { command } from './command.js';
import { databases } from './databases.js';
import { dependence } from './dependence.js';
import { files } from './files.js';
import { http } from './http.js';
import { loop } from './loop.js';
import { memory } from './memory.js';
import { nestedJson } from './nested.js';
import { oneThread } from './one-thread.js';
import { pool } from './pool.js';
import { seeding } from './seeding.js';
import { sets } from './sets.js';
import { small } from './small.js';
import { start } from './start.js';

export type Section = (clock: Clock) => readonly Line[] | Promise<readonly Line[]>;

export const sections: Readonly<Record<string, Section>> = {
  'one-thread': oneThread,
  'c-loop': cLoop,
  small,
  command,
  pool,
  bulk,
  'bulk-queue': bulkQueue,
  databases,
  seeding,
  dependence,
  nested: nestedJson,
  sets,
  files,
  loop,
  memory,
  start,
  http,
};
