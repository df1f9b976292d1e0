import * as E from 'fp-ts/lib/Either.js';
import { isObject } from '../basics/members.js';
import type { Complete, Decoded, Params } from '../constraints/param.js';
import type { Failure } from '../errors/failure.js';
import { FaultList } from '../errors/fault-list.js';
import { quote } from '../errors/quote.js';
import { decodeMembers, isComplete } from './decode-members.js';

/** Checks the rules across members, given the valid members and the names of the faulty ones. */
export type CheckMembers<P extends Params> = (
  decoded: Decoded<P>,
  faulty: ReadonlySet<string>,
  faults: FaultList,
) => void;

/** Decodes a request whose members are all params; unknown members are faults. */
export function decodeObject<P extends Params, Required extends keyof P & string>(
  input: unknown,
  members: P,
  required: readonly Required[],
  check: CheckMembers<P>,
): E.Either<Failure, Complete<P, Required>> {
  const faults = new FaultList();
  if (!isObject(input)) {
    faults.add(() => ({ path: '', message: `expected an object, got ${quote(input)}` }));
    return E.left(faults.failure(input));
  }
  const faulty = new Set<string>();
  const decoded = decodeMembers(input, { members, required }, '', { faults, faulty });
  check(decoded, faulty, faults);
  return faults.count > 0 || !isComplete(decoded, required)
    ? E.left(faults.failure(input))
    : E.right(decoded);
}
