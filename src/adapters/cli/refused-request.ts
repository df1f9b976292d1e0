import type { Fault } from '../../domain/errors/fault.js';
import { InvalidRequestError } from '../library/invalid-request-error.js';
import { counted } from './counted.js';
import { Ending } from './ending.js';
import { exitCode } from './exit-code.js';
import { nameOf } from './request-file.js';
import { optionOrPath, type RequestOptions } from './request-options.js';

/** The request of a command, for messages: the name of its file, and the options that replaced its members. */
export interface AskedRequest {
  readonly path: string;
  readonly options: RequestOptions;
  readonly reword?: (faults: readonly Fault[]) => readonly Fault[];
}

/** Returns what `plan` returns. Throws an `Ending` if the request is refused. */
export function orRefused<A>(plan: () => A, asked: AskedRequest): A {
  try {
    return plan();
  } catch (error) {
    throw error instanceof InvalidRequestError ? refusal(error, asked) : error;
  }
}

/** The refusal of the library, with the names of options in place of the members that they replaced. */
function refusal(
  { faults, omitted }: InvalidRequestError,
  { path, options, reword = (same) => same }: AskedRequest,
): Ending {
  const lines = reword(faults).map((fault) => `${optionOrPath(fault, options)}: ${fault.message}`);
  const rest = omitted > 0 ? [`and ${omitted} more`] : [];
  const rules = counted(lines.length + omitted, 'rule');
  return new Ending(
    exitCode.refused,
    [`${nameOf(path)}: the request breaks ${rules}`],
    [...lines, ...rest],
  );
}
