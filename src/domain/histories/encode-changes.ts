import { utf8 } from '../basics/utf8.js';
import { encodeTable } from '../generation/encode/encode-table.js';
import type { Span } from '../lives/span.js';
import { type ChangeForm, changeForms } from './change-forms.js';
import type { ChangesPlan, FeedTable } from './plan-changes.js';
import { compared, type Position } from './position.js';
import { births, bornWithin, laterEvents, nextEvent, type RowEvent } from './row-events.js';

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

/** The lines of a feed of changes in chunks. A chunk may be empty. */
export function* encodeChanges(plan: ChangesPlan): Generator<Uint8Array, void, undefined> {
  for (const lines of changeLines(plan)) yield utf8(lines.map(({ text }) => text).join(''));
}

/**
 * The lines of a feed of changes, some at a time or none, in the order of their moments. At one moment, rows are created before
 * others are updated and deleted, parents before their children, and deleted after their children. So the keys hold after each
 * line.
 */
export function* changeLines(plan: ChangesPlan): Generator<readonly ChangeLine[], void, undefined> {
  const { span, form } = plan.request;
  const usual = ((span.until - span.from) * USUAL_CHANGES) / Math.max(1, plan.expected);
  for (let from = span.from; from < span.until; ) {
    const until = untilOf(plan, from, Math.min(span.until, from + Math.max(1, Math.floor(usual))));
    yield* linesWithin(plan, { from, until }, { form: changeForms[form], end: span.until });
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

/** How the lines of a feed are written, and the moment of its end. */
interface Written {
  readonly form: ChangeForm;
  readonly end: number;
}

function* linesWithin(
  { tables }: ChangesPlan,
  span: Span,
  written: Written,
): Generator<readonly ChangeLine[], void, undefined> {
  const isMoment = span.until === span.from + 1;
  const found: FoundEvent[] = [];
  for (const [place, table] of tables.entries()) {
    const [first, end] = bornWithin(table.living, span);
    if (!isMoment) found.push(...placed(births(table.living, first, end), tables, place));
    // Any number of rows may be born at one moment, which is that of rows that are there at the beginning.
    for (let row = first; isMoment && row < end; row += MOST_BIRTHS) {
      const some = births(table.living, row, Math.min(end, row + MOST_BIRTHS));
      yield* linesOf(placed(some, tables, place), written);
    }
  }
  for (const [place, { living }] of tables.entries()) {
    for (const event of placed(laterEvents(living, span), tables, place)) found.push(event);
    yield NOTHING;
  }
  yield* linesOf(found, written);
}

/** An event of a table, with its place among those of one moment. */
interface FoundEvent extends RowEvent, Position {
  readonly table: FeedTable;
}

/** The events of the table at this place, each after those of one moment on which it depends. */
function placed(
  events: readonly RowEvent[],
  tables: readonly FeedTable[],
  place: number,
): readonly FoundEvent[] {
  const table = tables[place] as FeedTable;
  const last = 3 * tables.length;
  const ranks = { c: place, u: tables.length + place, d: last - place };
  return events.map((event) => ({ ...event, table, rank: ranks[event.operation] }));
}

/** The numbers of the rows before and after an event among those that its table is asked for; missing where there is none. */
interface Asked {
  readonly event: FoundEvent;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

function* linesOf(
  events: readonly FoundEvent[],
  { form, end }: Written,
): Generator<readonly ChangeLine[], void, undefined> {
  if (events.length === 0) return;
  const found = [...events].sort(compared);
  const tables = new Set(found.map(({ table }) => table));
  for (const { asked } of tables) asked.clear();
  const all = found.map((event): Asked => {
    const { row, moment, operation, table } = event;
    return {
      event,
      before: operation === 'c' ? undefined : table.asked.add(row, moment),
      after: operation === 'd' ? undefined : table.asked.add(row, moment + 1),
    };
  });
  const rows = new Map([...tables].map((table) => [table, rowsOf(table)]));
  const lines: ChangeLine[] = [];
  for (const { event, ...asked } of all) {
    const { table, operation, moment, rank, row } = event;
    const of = (place: number | undefined) =>
      place === undefined ? undefined : rows.get(table)?.[place];
    const [before, after] = [of(asked.before), of(asked.after)];
    const next = (): number | undefined => {
      const found = nextEvent(table.living, row, moment);
      return found < end ? found : undefined;
    };
    const position = { moment, rank, row };
    const change = { table: table.name, operation, position, before, after, next };
    if (form.has(change)) lines.push({ position, text: form.line(change) });
  }
  if (lines.length > 0) yield lines;
}

/** The JSON of the rows that a table is asked for. */
function rowsOf({ asked, plan }: FeedTable): readonly string[] {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const asMany = { ...plan, request: { ...plan.request, offset: 0, rows: asked.count } };
  let text = '';
  for (const chunk of encodeTable(asMany)) text += decoder.decode(chunk, { stream: true });
  // JSON has no line ends inside a row.
  return text.split('\n');
}
