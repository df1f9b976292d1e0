import { parentPort, workerData } from 'node:worker_threads';
import * as E from 'fp-ts/lib/Either.js';
import { loadExtension } from './adapters/engine/load-extension.js';
import { standardEngine } from './adapters/engine/standard-engine.js';
import { findForeignWords } from './adapters/lexicon/load-foreign-lexicon.js';
import { keepWorldFiles } from './adapters/places/world-file.js';
import { collectGarbage } from './adapters/workers/collect-garbage.js';
import { IdleTimer } from './adapters/workers/idle-timer.js';
import type { Order, Result, TableSource, ThreadData } from './adapters/workers/thread-messages.js';
import type { WrittenGroup } from './domain/encoding/binary-file.js';
import { encodeGroup } from './domain/generation/encode-file.js';
import { encodeRows } from './domain/generation/encode-text.js';
import type { TablePlan } from './domain/generation/table-plan.js';

/** Milliseconds without an order after which a thread collects its garbage. */
const IDLE = 2000;

/** The server has already checked the limits of the request. */
const NO_LIMITS = { rows: Number.MAX_SAFE_INTEGER, cells: Number.POSITIVE_INFINITY };

findForeignWords();
keepWorldFiles();
const { extensions } = workerData as ThreadData;
const loaded = Promise.all(extensions.map(loadExtension)).then(standardEngine);
const plans = new Map<number, Promise<TablePlan>>();

async function planOf({ input, seed }: TableSource): Promise<TablePlan> {
  const engine = await loaded;
  await engine.load(input);
  const request = engine.decode(input, { limits: NO_LIMITS, drawSeed: () => seed });
  const plan = E.isLeft(request) ? request : engine.plan(request.right);
  if (E.isLeft(plan)) throw new Error(`a thread refuses a valid request: ${plan.left.code}`);
  return plan.right;
}

async function make(order: Extract<Order, { kind: 'make' }>): Promise<WrittenGroup> {
  const { job, source, first, count, room } = order;
  if (source !== undefined) plans.set(job, planOf(source));
  const plan = await plans.get(job);
  if (plan === undefined) throw new Error('a part came before its table');
  if (plan.kind === 'file') return encodeGroup(plan, first, count);
  const out = new Uint8Array(room as ArrayBuffer);
  return { bytes: [out.subarray(0, encodeRows(plan, first, count, out))], summary: undefined };
}

function answer(result: Result, transfer: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(result, transfer);
}

const idle = new IdleTimer(IDLE, collectGarbage);

parentPort?.on('message', (order: Order) => {
  idle.restart();
  if (order.kind === 'forget') {
    plans.delete(order.job);
    return;
  }
  const { task } = order;
  make(order).then(
    (part) =>
      answer(
        { task, part },
        part.bytes.map(({ buffer }) => buffer as ArrayBuffer),
      ),
    (error: Error) => answer({ task, error: error.stack ?? error.message }),
  );
});
