import * as E from 'fp-ts/lib/Either.js';
import { type Failure, invalidRequest } from '../../domain/errors/failure.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import type { RequestLimits } from '../../domain/schema/params/limits.js';

/** The limits of requests to a service. */
export interface ServiceLimits extends RequestLimits {
  /** The greatest possible size of an answer, in bytes before compression. By default there is none. */
  readonly answer?: number;
}

/** A value of a binary format that is no text. */
const VALUE_BYTES = 8;

/** What is said of an answer that is too long. */
interface TooLong {
  /** The place that sets the size. */
  readonly path: '/rows' | '/tables' | '/until';
  readonly remedy: string;
  /** Whether the size is a mean. Default: false. */
  readonly isMean?: boolean;
}

/** Refuses tables whose answer could be longer than the limit, before their first row is made. `path` is the place that sets their rows. */
export function withinAnswerLimit(
  plans: readonly TablePlan[],
  path: '/rows' | '/tables',
  limits: ServiceLimits,
): E.Either<Failure, void> {
  const remedy = 'ask for fewer rows, or for fewer or shorter fields';
  return fitsAnswer(longestFiles(plans), limits, { path, remedy });
}

/** Refuses an answer whose size in bytes is over the limit. */
export function fitsAnswer(
  bytes: number,
  { answer = Number.POSITIVE_INFINITY }: ServiceLimits,
  { path, remedy, isMean = false }: TooLong,
): E.Either<Failure, void> {
  if (bytes <= answer) return E.right(undefined);
  const size = `${isMean ? 'about ' : ''}${bytes}`;
  const message = `the answer may have ${size} bytes, but at most ${answer} are allowed (TABLEWRIGHT_MAX_ANSWER): ${remedy}`;
  return E.left(invalidRequest({ path, message }));
}

/** The size of the longest possible files of tables in bytes, before compression. */
export function longestFiles(plans: readonly TablePlan[]): number {
  return plans.reduce((sum, plan) => sum + longestFile(plan), 0);
}

function longestFile(plan: TablePlan): number {
  const { rows, fields } = plan.request;
  if (plan.kind === 'file') return rows * (plan.widestRow + VALUE_BYTES * fields.length);
  return plan.head.length + rows * plan.longestRow + plan.foot.length;
}
