import type { MessagePort } from 'node:worker_threads';
import * as E from 'fp-ts/lib/Either.js';
import { engineFactories } from '../adapters/engine/engine-factories.js';
import type { LoadedExtension } from '../adapters/engine/loaded-extension.js';
import { keepWorldFiles } from '../adapters/places/node-atlas.js';
import { collectGarbage, collectRecentGarbage } from '../adapters/workers/collect-garbage.js';
import { IdleTimer } from '../adapters/workers/idle-timer.js';
import type { MadeSlice, Order, Result, TableSource } from '../adapters/workers/thread-messages.js';
import type { WrittenGroup } from '../domain/encoding/binary-file.js';
import type { TableEngine } from '../domain/engine/table-engine.js';
import type { Failure } from '../domain/errors/failure.js';
import { encodeGroup } from '../domain/generation/encode/encode-file.js';
import { encodeRows } from '../domain/generation/encode/encode-text.js';
import type { GenerateRequest } from '../domain/generation/generate-request.js';
import type { TablePlan } from '../domain/generation/table-plan.js';
import { NO_LIMITS } from '../domain/schema/params/limits.js';
import { programParts, wire } from '../wiring/program-parts.js';

/** Milliseconds without an order after which a thread collects its garbage. */
const IDLE = 2000;

/** The buffers of groups have whole multiples of this many bytes, so that the next group has room in them. */
const ROOM_UNIT = 1024 * 1024;

/** Makes the slices of tables that the main thread orders through a port, with extensions that are being loaded. */
export function serveSlices(
  port: MessagePort,
  extensions: Promise<readonly LoadedExtension[]>,
): void {
  keepWorldFiles();
  const loaded = extensions.then(
    (given) => wire(programParts.thread, engineFactories, { extensions: given }).engine,
  );
  const plans = new Map<number, Promise<TablePlan>>();
  /** The last plan and the text of its request, for callers who ask for the same table again, perhaps with another seed. */
  let last: { readonly text: string; readonly plan: TablePlan } | undefined;

  async function planOf(source: TableSource): Promise<TablePlan> {
    const engine = await loaded;
    const { seed } = source;
    const text = JSON.stringify({ ...(source.input as object), seed: undefined });
    const known = text === last?.text ? last.plan.request : undefined;
    if (known?.seed === seed && last !== undefined) return last.plan;
    // Its memory is free for the next plan.
    last = undefined;
    const request = known ?? (await decoded(engine, source));
    const plan = orDefect(engine.plan({ ...request, seed }));
    last = { text, plan };
    return plan;
  }

  async function make(order: Extract<Order, { kind: 'make' }>): Promise<MadeSlice> {
    const { job, source, first, count, room } = order;
    if (source !== undefined) plans.set(job, planOf(source));
    const plan = await plans.get(job);
    if (plan === undefined) throw new Error('a slice came before its table');
    if (plan.kind === 'file') {
      // The pages of the last group.
      collectRecentGarbage();
      return inOneBuffer(encodeGroup(plan, first, count), room);
    }
    const out = new Uint8Array(room);
    return { bytes: out.subarray(0, encodeRows(plan, first, count, out)), summary: undefined };
  }

  const idle = new IdleTimer(IDLE, () => {
    last = undefined;
    collectGarbage();
  });

  const answer = (result: Result, transfer: readonly ArrayBuffer[] = []): void =>
    port.postMessage(result, transfer);

  port.on('message', (order: Order) => {
    idle.restart();
    if (order.kind === 'forget') {
      plans.delete(order.job);
      return;
    }
    const { task } = order;
    make(order).then(
      (slice) => answer({ task, slice }, [slice.bytes.buffer as ArrayBuffer]),
      (error: Error) => answer({ task, error: error.stack ?? error.message }),
    );
  });
}

async function decoded(
  engine: TableEngine,
  { input, seed }: TableSource,
): Promise<GenerateRequest> {
  await engine.load(input);
  // The server has checked the limits.
  return orDefect(engine.decode(input, { limits: NO_LIMITS, drawSeed: () => seed }));
}

function orDefect<A>(result: E.Either<Failure, A>): A {
  if (E.isRight(result)) return result.right;
  throw new Error(`a thread refuses a valid request: ${result.left.code}`);
}

/**
 * A group of a binary file in one buffer, `room` if it is large enough. The main thread returns it, as it does with text:
 * its garbage collector would see the hundreds of buffers of a group too late.
 */
function inOneBuffer({ bytes, summary }: WrittenGroup, room: ArrayBuffer): MadeSlice {
  const length = bytes.reduce((sum, run) => sum + run.length, 0);
  const rounded = Math.ceil(length / ROOM_UNIT) * ROOM_UNIT;
  const out = new Uint8Array(room.byteLength >= length ? room : new ArrayBuffer(rounded));
  let end = 0;
  for (const run of bytes) {
    out.set(run, end);
    end += run.length;
  }
  return { bytes: out.subarray(0, end), summary };
}
