import { parentPort } from 'node:worker_threads';
import * as E from 'fp-ts/lib/Either.js';
import { FakerWords } from './adapters/lexicon/faker-words.js';
import { worldAtlas } from './adapters/places/world-atlas.js';
import type { Order, Result, TableSource } from './adapters/workers/thread-messages.js';
import { encodeRows } from './domain/generation/encode-table.js';
import { planTable } from './domain/generation/plan-table.js';
import type { TablePlan } from './domain/generation/table-plan.js';
import { askedLocales } from './domain/schema/asked-locales.js';
import { decodeRequest } from './domain/schema/decode-request.js';

/** The server has checked the request against its own. */
const NO_LIMITS = { rows: Number.MAX_SAFE_INTEGER, cells: Number.POSITIVE_INFINITY };

const words = new FakerWords(worldAtlas);
const plans = new Map<number, Promise<TablePlan>>();

async function planOf({ input, seed }: TableSource): Promise<TablePlan> {
  await words.load(askedLocales(input, words));
  const context = { vocabulary: words, limits: NO_LIMITS, drawSeed: () => seed };
  const request = decodeRequest(input, context);
  const plan = E.isLeft(request) ? request : planTable(request.right, words);
  if (E.isLeft(plan)) throw new Error(`a thread refuses a valid request: ${plan.left.code}`);
  return plan.right;
}

async function make(order: Extract<Order, { kind: 'make' }>): Promise<Uint8Array> {
  const { job, source, first, count, room } = order;
  if (source !== undefined) plans.set(job, planOf(source));
  const plan = await plans.get(job);
  if (plan === undefined) throw new Error('a part came before its table');
  const out = new Uint8Array(room);
  return out.subarray(0, encodeRows(plan, first, count, out));
}

function answer(result: Result, transfer: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(result, transfer);
}

parentPort?.on('message', (order: Order) => {
  if (order.kind === 'forget') {
    plans.delete(order.job);
    return;
  }
  const { task } = order;
  make(order).then(
    (rows) => answer({ task, rows }, [rows.buffer as ArrayBuffer]),
    (error: Error) => answer({ task, error: error.stack ?? error.message }),
  );
});
