import { utf8 } from '../basics/utf8.js';
import { encodedWindows } from '../generation/encode/encode-text.js';
import type { Span } from '../lives/span.js';
import type { AskedRows } from './asked-rows.js';
import { type ChangeForm, changeForms } from './change-forms.js';
import { deliveries } from './delivery.js';
import type { ChangesPlan, FeedTable } from './plan-changes.js';
import { compared, type Position } from './position.js';
import {
  births,
  bornWithin,
  laterEvents,
  nextEvent,
  type RowEvent,
  type RowOperation,
} from './row-events.js';
import { WaitingEvents } from './waiting-events.js';

/** About as many changes are made at a time, and at most as many births. */
const USUAL_CHANGES = 1024;
const MOST_BIRTHS = 8192;

/** A line of a feed, with its line end. */
export interface ChangeLine {
  readonly position: Position;
  readonly text: string;
}

/** Lets the reader give way to others between two tables. */
const NOTHING: readonly ChangeLine[] = [];

/** The lines of a feed of changes in chunks, with the settings of its statements around them. A chunk may be empty. */
export function* encodeChanges(plan: ChangesPlan): Generator<Uint8Array, void, undefined> {
  const plans = plan.tables.flatMap(({ written: { c, u, d } }) => [c.plan, u.plan, d.plan]);
  yield distinct(plans.map(({ head }) => head));
  for (const lines of changeLines(plan)) yield utf8(lines.map(({ text }) => text).join(''));
  yield distinct(plans.map(({ foot }) => foot));
}

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
export function* changeLines(plan: ChangesPlan): Generator<readonly ChangeLine[], void, undefined> {
  const { form, deliver } = plan.request;
  const { from: first, until: end } = plan.listed;
  const usual = ((end - first) * USUAL_CHANGES) / Math.max(1, plan.expected);
  const written = {
    plan,
    form: changeForms[form],
    late: deliver && new WaitingEvents<FoundEvent>(),
  };
  for (let from = first; from < end; ) {
    const until = untilOf(plan, from, Math.min(end, from + Math.max(1, Math.floor(usual))));
    yield* linesWithin(written, { from, until });
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
interface Written {
  readonly plan: ChangesPlan;
  readonly form: ChangeForm;
  /** The events that wait for their delivery; undefined if none is late. */
  readonly late: WaitingEvents<FoundEvent> | undefined;
}

function* linesWithin(
  written: Written,
  span: Span,
): Generator<readonly ChangeLine[], void, undefined> {
  const { plan } = written;
  const isMoment = span.until === span.from + 1;
  const found: FoundEvent[] = [];
  for (const [place, table] of plan.tables.entries()) {
    const [first, end] = bornWithin(table.living, span);
    if (!isMoment) found.push(...placed(births(table.living, first, end), plan, place));
    // Any number of rows may be born at one moment, which is that of rows that are there at the beginning.
    for (let row = first; isMoment && row < end; row += MOST_BIRTHS) {
      const some = births(table.living, row, Math.min(end, row + MOST_BIRTHS));
      yield* linesOf(due(placed(some, plan, place), span, written), written);
    }
  }
  for (const [place, { living }] of plan.tables.entries()) {
    for (const event of placed(laterEvents(living, span), plan, place)) found.push(event);
    yield NOTHING;
  }
  yield* linesOf(due(found, span, written), written);
}

/** What is delivered within a span in which these events happen: they may be late, and earlier ones may have waited. */
function due(
  found: readonly FoundEvent[],
  { until }: Span,
  { plan, late }: Written,
): readonly FoundEvent[] {
  if (late === undefined) return found;
  for (const event of found) late.add(event);
  return late.before(until).filter(({ position }) => position.moment >= plan.request.span.from);
}

/** An event of a table, where it stands in a feed. */
interface FoundEvent {
  readonly table: FeedTable;
  readonly operation: RowOperation;
  readonly position: Position;
}

/** The events of the table at this place, each after those of one moment on which it depends, as often as they are delivered. */
function placed(
  events: readonly RowEvent[],
  { tables, request: { deliver } }: ChangesPlan,
  place: number,
): readonly FoundEvent[] {
  const table = tables[place] as FeedTable;
  const last = 3 * tables.length;
  const ranks = { c: place, u: tables.length + place, d: last - place };
  return events.flatMap((event) => {
    const { operation, row, moment: happened } = event;
    const moments = deliver === undefined ? [happened] : deliveries(deliver, table.key, event);
    const rank = ranks[operation];
    return moments.map((moment) => ({
      table,
      operation,
      position: { moment, happened, rank, row },
    }));
  });
}

/** The numbers of the rows before and after an event among those that its table is asked for; missing where there is none. */
interface Asked {
  readonly event: FoundEvent;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

function* linesOf(
  events: readonly FoundEvent[],
  { form, plan }: Written,
): Generator<readonly ChangeLine[], void, undefined> {
  if (events.length === 0) return;
  const { deliver } = plan.request;
  const found = [...events].sort((a, b) => compared(a.position, b.position));
  const rows = new Set(found.map(({ table, operation }) => table.written[operation]));
  for (const { asked } of rows) asked.clear();
  const all = found.map((event): Asked => {
    const { operation, table, position } = event;
    const { row, happened } = position;
    const { asked } = table.written[operation];
    return {
      event,
      before: operation === 'c' ? undefined : asked.add(row, happened),
      after: operation === 'd' ? undefined : asked.add(row, happened + 1),
    };
  });
  const texts = new Map([...rows].map((asked) => [asked, textsOf(asked)]));
  const lines: ChangeLine[] = [];
  for (const { event, ...asked } of all) {
    const { table, operation, position } = event;
    const { moment, happened, row } = position;
    const of = (place: number | undefined) =>
      place === undefined ? undefined : texts.get(table.written[operation])?.[place];
    const [before, after] = [of(asked.before), of(asked.after)];
    const next = (): number | undefined => {
      const found = nextEvent(table.living, row, happened);
      return found < plan.listed.until ? found : undefined;
    };
    const change = {
      table: table.name,
      operation,
      before,
      after,
      next,
      position: { ...position, moment: happened },
      delivered: deliver && moment,
    };
    if (form.has(change)) lines.push({ position, text: form.line(change) });
  }
  if (lines.length > 0) yield lines;
}

/** The texts of the rows that a table is asked for. */
function textsOf({ asked, plan }: AskedRows): readonly string[] {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const texts: string[] = [];
  for (const { bytes, starts, count } of encodedWindows(plan, 0, asked.count)) {
    const all = decoder.decode(bytes);
    // Characters outside ASCII have more bytes than units.
    const isAscii = all.length === bytes.length;
    for (let i = 0; i < count; i++) {
      const [start, end] = [starts[i] as number, starts[i + 1] as number];
      texts.push(isAscii ? all.slice(start, end) : decoder.decode(bytes.subarray(start, end)));
    }
  }
  return texts;
}
