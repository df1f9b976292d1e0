import { utf8 } from '../basics/utf8.js';
import type { Span } from '../lives/span.js';
import { deliveries } from './delivery.js';
import { FoundEvents } from './found-events.js';
import { BatchWriter, type LineBatch } from './line-batch.js';
import type { ChangesPlan, FeedTable } from './plan-changes.js';
import { bornWithin, eachLaterEvent, type RowOperation } from './row-events.js';
import { WaitingEvents } from './waiting-events.js';

/** About as many changes are made at a time, and at most as many births. */
const USUAL_CHANGES = 2048;
const MOST_BIRTHS = 8192;

/** The lines of a feed of changes in chunks, with the settings of its statements around them. A chunk may be empty. */
export function* encodeChanges(plan: ChangesPlan): Generator<Uint8Array, void, undefined> {
  const plans = plan.tables.flatMap(({ lines }) => lines.map((each) => each.plan));
  yield distinct(plans.map(({ head }) => head));
  for (const batch of changeBatches(plan)) yield batch?.bytes ?? NOTHING;
  yield distinct(plans.map(({ foot }) => foot));
}

/** Lets the reader give way to others between two tables. */
const NOTHING = new Uint8Array(0);

/** The settings of several tables, each once. */
function distinct(settings: readonly Uint8Array[]): Uint8Array {
  const decoder = new TextDecoder();
  return utf8([...new Set(settings.map((bytes) => decoder.decode(bytes)))].join(''));
}

/**
 * The lines of a feed of changes, some at a time or none, in the order of their moments. At one moment, rows are created before
 * others are updated and deleted, parents before their children, and deleted after their children. So the keys hold after each
 * line, unless changes are delivered late.
 */
export function* changeBatches(
  plan: ChangesPlan,
): Generator<LineBatch | undefined, void, undefined> {
  const { from: first, until: end } = plan.listed;
  const usual = ((end - first) * USUAL_CHANGES) / Math.max(1, plan.expected);
  const feed = new Feed(plan);
  for (let from = first; from < end; ) {
    const until = untilOf(plan, from, Math.min(end, from + Math.max(1, Math.floor(usual))));
    yield* feed.within({ from, until });
    from = until;
  }
}

/** The end of a span from `from` on with few births, which is at least a millisecond long. */
function untilOf({ tables }: ChangesPlan, from: number, most: number): number {
  const born = (until: number): number =>
    tables.reduce((sum, { living }) => {
      const [first, end] = bornWithin(living, { from, until });
      return sum + end - first;
    }, 0);
  let until = most;
  while (until > from + 1 && born(until) > MOST_BIRTHS) {
    until = from + Math.ceil((until - from) / 2);
  }
  return until;
}

/** A feed that is being written. */
class Feed {
  readonly #plan: ChangesPlan;
  readonly #writer: BatchWriter;
  readonly #found = new FoundEvents();
  /** The events that wait for their delivery. */
  readonly #late = new WaitingEvents();

  constructor(plan: ChangesPlan) {
    this.#plan = plan;
    this.#writer = new BatchWriter(
      new Map(
        plan.tables.flatMap(({ ranks, lines }) =>
          lines.map((each) => [ranks[each.operation], each] as const),
        ),
      ),
      plan.isKeyed,
    );
  }

  *within(span: Span): Generator<LineBatch | undefined, void, undefined> {
    const { tables } = this.#plan;
    const isMoment = span.until === span.from + 1;
    for (const table of tables) {
      const [first, end] = bornWithin(table.living, span);
      // Any number of rows may be born at one moment, which is that of rows that are there at the beginning.
      const most = isMoment ? MOST_BIRTHS : end - first;
      for (let row = first; row < end; row += most) {
        this.#findBirths(table, row, Math.min(end, row + most), span);
        if (isMoment) yield this.#write(span);
      }
    }
    for (const table of tables) {
      eachLaterEvent(table.living, span, (row, moment, operation) =>
        this.#add(table, operation, row, moment, span),
      );
      yield undefined;
    }
    yield this.#write(span);
  }

  #findBirths(table: FeedTable, first: number, end: number, span: Span): void {
    const { existence } = table.living;
    for (let row = first; row < end; row++) {
      this.#add(table, 'c', row, existence.birthOf(row), span);
    }
  }

  /** Adds an event as often as it is delivered. */
  #add(
    { ranks, key }: FeedTable,
    operation: RowOperation,
    row: number,
    happened: number,
    { until }: Span,
  ): void {
    const { deliver, span } = this.#plan.request;
    const rank = ranks[operation];
    if (deliver === undefined) {
      this.#found.add(happened, happened, rank, row);
      return;
    }
    for (const moment of deliveries(deliver, key, row, happened)) {
      if (moment >= until) this.#late.add({ moment, happened, rank, row });
      else if (moment >= span.from) this.#found.add(moment, happened, rank, row);
    }
  }

  /** Writes the events that were found, and those that have waited up to now. */
  #write({ until }: Span): LineBatch | undefined {
    const { from } = this.#plan.request.span;
    for (const { moment, happened, rank, row } of this.#late.before(until)) {
      if (moment >= from) this.#found.add(moment, happened, rank, row);
    }
    const batch = this.#writer.write(this.#found, this.#found.inOrder());
    this.#found.clear();
    return batch;
  }
}
