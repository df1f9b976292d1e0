import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Members } from '../../domain/basics/members.js';
import type { TableEngine } from '../../domain/engine/table-engine.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { Seed } from '../../domain/generation/generate-request.js';
import { changeBatches } from '../../domain/histories/encode-changes.js';
import type { ChangeLine } from '../../domain/histories/line-batch.js';
import type { ChangesPlan } from '../../domain/histories/plan-changes.js';
import { compared, type Position, writtenPosition } from '../../domain/histories/position.js';
import { NO_LIMITS } from '../../domain/schema/params/limits.js';
import { type ChangeSink, SinkError } from '../ports/change-sink.js';
import type { Clock } from '../ports/clock.js';
import type { Entropy } from '../ports/entropy.js';
import type { Pause } from '../ports/pause.js';
import type { Turns } from '../ports/turns.js';
import { givingWay } from './giving-way.js';
import { plannedChanges } from './list-changes.js';
import { loadWords } from './load-words.js';

/** As many changes are sent at a time, at most. */
const BATCH = 500;

/** How changes are streamed. */
export interface StreamTerms {
  /** Where a sink that cannot say where it stands goes on: the position of the last change that is there. */
  readonly after?: Position | undefined;
  /** How many times faster than the history time passes; missing if changes are sent as fast as possible. */
  readonly speed?: number | undefined;
  readonly signal: AbortSignal;
}

/** What a stream has sent when it ends, or when its signal aborts. */
export interface StreamedChanges {
  readonly seed: Seed;
  readonly now: number | undefined;
  readonly sent: number;
  /** The position of the last change that the sink has; undefined if it has none. */
  readonly last: Position | undefined;
}

/** What changes are streamed with. */
export interface StreamPorts {
  readonly engine: TableEngine;
  readonly entropy: Pick<Entropy, 'seed'>;
  readonly turns: Turns;
  readonly clock: Clock;
  readonly pause: Pause;
}

/** Sends what changes in the tables of a set to a sink, from where the sink stands, at a pace. */
export class StreamChanges {
  readonly #ports: StreamPorts;

  constructor(ports: StreamPorts) {
    this.#ports = ports;
  }

  /** `request` is one for changes, whose `from` matters for a sink without changes. Rejects with a `SinkError`. */
  run(
    request: Members,
    sink: ChangeSink,
    terms: StreamTerms,
  ): TE.TaskEither<Failure, StreamedChanges> {
    const { engine, entropy, turns } = this.#ports;
    const planning = { limits: NO_LIMITS, drawSeed: () => entropy.seed() };
    return pipe(
      TE.fromTask(async () => (await sink.position()) ?? terms.after),
      TE.chain((after) => {
        const from = after && new Date(after.moment).toISOString();
        const input = from === undefined ? request : { ...request, from };
        return pipe(
          loadWords(input, this.#ports),
          TE.chain(() => givingWay(plannedChanges(input, engine, planning, sink.isKeyed), turns)),
          TE.map((plan) => ({ plan, after })),
        );
      }),
      TE.chainTaskK(
        ({ plan, after }) =>
          () =>
            this.#send(plan, sink, { ...terms, after }),
      ),
    );
  }

  async #send(plan: ChangesPlan, sink: ChangeSink, terms: StreamTerms): Promise<StreamedChanges> {
    const { turns } = this.#ports;
    const { seed, now, span } = plan.request;
    const due = this.#dueBy(terms.after?.moment ?? span.from, terms);
    let last = terms.after;
    let sent = 0;
    for (const lines of linesAfter(plan, terms.after)) {
      for (let first = 0; first < lines.length; ) {
        const count = await due(lines, first);
        if (terms.signal.aborted) return { seed, now, sent, last };
        await sink.send(lines.slice(first, first + count));
        first += count;
        sent += count;
        last = lines[first - 1]?.position;
      }
      if (turns.isOver) await turns.next('large');
    }
    return { seed, now, sent, last };
  }

  /** Waits until a change is due. Returns how many are due, at most a batch. */
  #dueBy(
    start: number,
    { speed, signal }: StreamTerms,
  ): (lines: readonly ChangeLine[], first: number) => Promise<number> {
    const { clock, pause } = this.#ports;
    const begun = clock.now();
    return async (lines, first) => {
      const most = Math.min(BATCH, lines.length - first);
      if (speed === undefined) return most;
      const momentOf = (i: number): number => lines[first + i]?.position.moment ?? 0;
      // Counted from the start, not from the last change: pauses that last too long do not add up.
      for (;;) {
        const moment = start + (clock.now() - begun) * speed;
        if (signal.aborted) return 0;
        let count = 0;
        while (count < most && momentOf(count) <= moment) count++;
        if (count > 0) return count;
        await pause(Math.ceil((momentOf(0) - moment) / speed), signal);
      }
    };
  }
}

/** The lines behind a position, which is that of a line. */
function* linesAfter(
  plan: ChangesPlan,
  after: Position | undefined,
): Generator<readonly ChangeLine[], void, undefined> {
  let isFound = after === undefined;
  for (const batch of changeBatches(plan)) {
    const lines = batch?.lines() ?? [];
    if (isFound || after === undefined || lines.length === 0) {
      yield lines;
      continue;
    }
    const first = lines.findIndex(({ position }) => compared(position, after) >= 0);
    if (first < 0) continue;
    const found = lines[first]?.position;
    if (found === undefined || compared(found, after) !== 0) throw unknownPosition(after);
    isFound = true;
    yield lines.slice(first + 1);
  }
  if (!isFound && after !== undefined) throw unknownPosition(after);
}

const unknownPosition = (after: Position): SinkError =>
  new SinkError(
    `this request has no change at ${writtenPosition(after)}, where the stream stands: take the request and the seed with which it began`,
  );
