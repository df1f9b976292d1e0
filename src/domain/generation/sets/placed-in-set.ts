import type { Failure } from '../../errors/failure.js';
import type { GenerateRequest } from '../generate-request.js';

/** The faults of a table of a set as pointers into the set, also if one of its tables is planned alone. */
export function placedInSet(failure: Failure, { inSet }: GenerateRequest): Failure {
  if (inSet === undefined || inSet.isAlone || failure.code !== 'invalid_request') return failure;
  const table = [...inSet.tables.keys()].indexOf(inSet.name);
  const placed = (path: string): string =>
    /^\/(fields|correlate)/.test(path) ? `/tables/${table}${path}` : path;
  const faults = failure.faults.map((fault) => ({ ...fault, path: placed(fault.path) }));
  return { ...failure, faults };
}
