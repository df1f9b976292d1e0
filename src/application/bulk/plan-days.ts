import * as E from 'fp-ts/lib/Either.js';
import type { Members } from '../../domain/basics/members.js';
import { inOneGo } from '../../domain/basics/stepwise.js';
import { type BulkRun, canonicalRequest } from '../../domain/bulk/bulk-run.js';
import type { RunPart } from '../../domain/bulk/run-parts.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { FileForm } from '../../domain/formats/file-form.js';
import { changeForms } from '../../domain/histories/change-forms.js';
import { type ChangesPlan, planChanges } from '../../domain/histories/plan-changes.js';
import type { Span } from '../../domain/lives/span.js';
import { DAY_MS } from '../../domain/time/calendar.js';
import { plannedChanges } from '../tables/list-changes.js';
import type { RunPorts } from './run-ports.js';

/** A run whose parts are the changes of days. */
export interface PlannedDays {
  readonly kind: 'days';
  readonly run: BulkRun;
  /** The file of a part. */
  readonly form: FileForm;
  /** Plans a part. */
  plan(part: RunPart): E.Either<Failure, ChangesPlan>;
}

/** The name of the changes of all tables, which have one order. */
const CHANGES = 'changes';

/** Plans a run of what changes in the tables of a request for changes, in parts of a day each. Fails if it is refused. */
export function planDays(
  given: Members,
  { engine, terms, digest, release }: RunPorts,
): E.Either<Failure, PlannedDays> {
  return E.map(({ request: changes }: ChangesPlan): PlannedDays => {
    const { span, form, seed } = changes;
    const file = fileOf(form);
    const request = canonicalRequest(given);
    const run: BulkRun = {
      release,
      seed: String(seed),
      format: form,
      extension: file.extension,
      window: 'day',
      tables: [{ name: CHANGES, folder: CHANGES, ...daysOf(span) }],
      digest: digest.sha256(JSON.stringify(request)),
      request,
    };
    // The moments of births that one part has looked up are known to the next.
    const plan = (part: RunPart) =>
      inOneGo(planChanges({ ...changes, span: spanOf(part, span) }, engine.vocabulary));
    return { kind: 'days', run, form: file, plan };
  })(inOneGo(plannedChanges(given, engine, terms)));
}

function fileOf(name: keyof typeof changeForms): FileForm {
  const { mediaType, extension } = changeForms[name];
  return { mediaType, extension, content: 'text' };
}

/** The days of a span, of which the first and the last one may be parts of a day. */
function daysOf({ from, until }: Span): { readonly offset: number; readonly rows: number } {
  const offset = Math.floor(from / DAY_MS);
  return { offset, rows: Math.ceil(until / DAY_MS) - offset };
}

/** The time of a part. */
function spanOf({ offset, rows }: RunPart, { from, until }: Span): Span {
  return {
    from: Math.max(from, offset * DAY_MS),
    until: Math.min(until, (offset + rows) * DAY_MS),
  };
}
