import type { GenerateRequest } from '../generation/generate-request.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import type { Span } from '../lives/span.js';
import type { LivingTable } from './living-tables.js';
import { bornWithin, eachLaterEvent } from './row-events.js';
import { shownRows } from './shown-at.js';

/** What leads from a table at the beginning of a span to the same table at its end. */
export interface MovedRows {
  /** The rows that are new or may have other values, as they stand at the end. */
  readonly written: GenerateRequest;
  /** The rows that are no longer there, as they stood at the beginning. */
  readonly leaving: GenerateRequest;
  /** How many of the written rows come within the span. */
  readonly births: number;
  /** The names of the fields whose values change while a row lives. */
  readonly changing: ReadonlySet<string>;
}

/** The rows that a span changes, each once, and those that leave within it. */
export function movedRows(table: LivingTable, span: Span, vocabulary: Vocabulary): MovedRows {
  const [first, end] = bornWithin(table, span);
  const written = new Set<number>();
  const left = new Set<number>();
  for (let row = first; row < end; row++) written.add(row);
  eachLaterEvent(table, span, (row, _moment, operation) => {
    if (operation === 'd') left.add(row);
    else written.add(row);
  });
  for (const row of left) written.delete(row);
  const births = [...written].filter((row) => row >= first && row < end).length;
  const view = (rows: Iterable<number>, moment: number): GenerateRequest => {
    const alive = Float64Array.from(rows).sort();
    return shownRows(table, { moment, alive, count: alive.length }, vocabulary);
  };
  return {
    written: view(written, span.until),
    // A row that comes and leaves within the span was never there.
    leaving: view(
      [...left].filter((row) => row < first),
      span.from,
    ),
    births,
    changing: changingFields(table),
  };
}

function changingFields({ request, changes }: LivingTable): ReadonlySet<string> {
  const shown = request.fields.filter(({ type }) => ['changed', 'ended'].includes(type.name));
  return new Set([
    ...changes.flatMap(({ fields }) => [...fields]),
    ...shown.map(({ name }) => name),
  ]);
}
