import * as E from 'fp-ts/lib/Either.js';
import type { Failure } from '../../../domain/errors/failure.js';
import type { Fault } from '../../../domain/errors/fault.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { readableCount } from '../text/readable-count.js';
import { explained } from './explained.js';
import { nameOf } from './request-file.js';
import { optionOrPath, type RequestOptions } from './request-options.js';

/** The origin of a request, for messages. */
export interface RequestSource {
  /** The name of its file, or another name. */
  readonly path: string;
  /** The part of the request's text that a fault concerns, as lines; undefined if the text has no such part. */
  readonly excerpt?: (fault: Fault) => readonly string[] | undefined;
}

/** A request with the options that replaced its members. */
export interface RefusableRequest extends RequestSource {
  readonly options: RequestOptions;
  readonly reword?: (faults: readonly Fault[]) => readonly Fault[];
}

/** The result. Throws an `Ending` if the request is refused. */
export function orRefused<A>(result: E.Either<Failure, A>, asked: RefusableRequest): A {
  if (E.isRight(result)) return result.right;
  const { left } = result;
  if (left.code !== 'invalid_request') throw new Error(left.code);
  const { reword = (same) => same } = asked;
  throw refusal(reword(left.faults), asked, left.omitted);
}

/** The refusal of a request, with the names of options in place of the members that they replaced. */
export function refusal(
  faults: readonly Fault[],
  { path, options, excerpt }: RefusableRequest,
  omitted = 0,
): Ending {
  const lines = faults.flatMap((fault) => {
    const shown = excerpt?.(fault);
    return shown ?? [`${optionOrPath(fault, options)}: ${explained(fault)}`];
  });
  const rest = omitted > 0 ? [`and ${omitted} more`] : [];
  const rules = readableCount(faults.length + omitted, 'rule');
  return new Ending(
    exitCode.refused,
    [`${nameOf(path)}: the request breaks ${rules}`],
    [...lines, ...rest],
  );
}
