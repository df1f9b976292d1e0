import * as E from 'fp-ts/lib/Either.js';
import { DAY_MS } from '../../src/page/index.js';
import { arrivalOf, asOf, momentBy, Now } from '../../src/page/sets.js';
import type { Tables } from './decode-tables.js';
import type { Request, ShownMoment } from './messages.js';

/** When the tables of a valid request are shown; undefined if none has lives. */
export function shownMoment(request: Request, tables: Tables): ShownMoment | undefined {
  const spans = tables.flatMap(({ view, fields, inSet }) =>
    view === undefined ? [] : fields.flatMap((field) => spanOf(field, inSet?.rows ?? 0) ?? []),
  );
  if (spans.length === 0) return undefined;
  const end = Math.min(...spans.map(({ end }) => end));
  const text = request.as_of ?? 'now';
  const absolute = E.toUnion(E.mapLeft(() => undefined)(asOf.decode(text)));
  return {
    first: Math.min(...spans.map(({ first }) => first)),
    last: Math.min(end, Math.max(...spans.map(({ last }) => last))),
    at: momentBy(new Now(undefined), asOf, text, absolute) ?? end,
  };
}

/** The time in which the rows of a field of arrivals come on average, without growth, and the end of its arrivals. */
function spanOf(field: Tables[0]['fields'][number], rows: number) {
  const arrivals = arrivalOf(field);
  if (arrivals === undefined) return undefined;
  const { days, already } = arrivals;
  const { per_day: perDay } = field.constraints as { readonly per_day: number };
  const needed = Math.ceil((rows - already) / perDay);
  return { first: days.from, last: days.from + needed * DAY_MS, end: days.to + 1 };
}
