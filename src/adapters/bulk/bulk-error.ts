import * as E from 'fp-ts/lib/Either.js';
import type { PartStore } from '../../application/ports/part-store.js';
import type { BulkFailure, Names } from '../../domain/bulk/bulk-failure.js';
import { type BulkRun, RUN_FILE } from '../../domain/bulk/bulk-run.js';
import { MANIFEST_FILE } from '../../domain/bulk/manifest.js';
import { quote } from '../../domain/errors/quote.js';

/**
 * Thrown if a run cannot be made, sealed or verified as asked. The message says what to do.
 *
 * @example
 * const reason = await sealBulk('no-such-folder').catch((error: Error) => error);
 * reason instanceof BulkError; // => true
 */
export class BulkError extends Error {
  override readonly name = 'BulkError';
  /** Further lines, such as the names of missing parts. */
  readonly details: readonly string[];
  /** Whether the same call fails again whatever happens to the parts. */
  readonly isRefusal: boolean;

  constructor(message: string, details: readonly string[] = [], isRefusal = false) {
    super(message);
    this.details = details;
    this.isRefusal = isRefusal;
  }
}

/** The result; throws a `BulkError` for a refusal. */
export function orBulkError<A>(
  result: E.Either<BulkFailure, A>,
  { shown }: Pick<PartStore, 'shown'>,
): A {
  if (E.isRight(result)) return result.right;
  throw bulkError(result.left, shown);
}

/** The result of a verb on a run in a queue; throws a `BulkError` for a refusal. */
export function orQueueError<A>(result: E.Either<BulkFailure, A>): A {
  // What a queue refuses names the run, and no place.
  return orBulkError(result, { shown: '' });
}

function bulkError(failure: BulkFailure, shown: string): BulkError {
  switch (failure.code) {
    case 'not_found':
      return new BulkError(
        failure.file === RUN_FILE
          ? `${shown} has no run: ${RUN_FILE} is missing; begin one with tablewright bulk REQUEST --out ${shown}`
          : `${shown} is not sealed: ${failure.file} is missing; check the name, or seal the run with tablewright bulk seal ${shown}`,
      );
    case 'unreadable':
      return new BulkError(`${shown}: ${failure.file} is not as this release writes it`);
    case 'other_run':
      return new BulkError(
        `${shown} has the parts of another run; repeat that run exactly, or name another place`,
        failure.members.map((member) => difference(member, failure)),
        true,
      );
    case 'foreign_files':
      return new BulkError(
        `${shown} has ${failure.file} and no ${RUN_FILE}, so it is not from a run; name another place`,
        [],
        true,
      );
    case 'parts_missing':
      return new BulkError(
        `${shown}: ${countedParts(failure.parts.count)} missing; make what is missing with tablewright bulk --out ${shown}`,
        listed(failure.parts),
      );
    case 'parts_damaged':
      return new BulkError(
        `${shown}: ${countedParts(failure.parts.count)} not as written; make what is wrong again with tablewright bulk --out ${shown} --repair`,
        listed(failure.parts),
      );
    case 'parts_unknown':
      return new BulkError(
        `${shown} has files that are no parts of its run; remove or rename them`,
        listed(failure.parts),
      );
    case 'parts_made_otherwise':
      return new BulkError(
        `${shown}: ${countedParts(failure.parts.count)} made with other bytes than ${MANIFEST_FILE} says, so the files stay as they are; repair with the extensions that made the run`,
        listed(failure.parts),
      );
    case 'no_such_part':
      return new BulkError(`${shown} has no part of this name`, listed(failure.parts), true);
    case 'run_unknown':
      return new BulkError(
        `the queue has no run ${failure.id}: tablewright bulk status lists its runs`,
        [],
        true,
      );
    case 'run_sealed':
      return new BulkError(`${failure.id} is sealed: nothing to cancel`, [], true);
  }
}

function countedParts(count: number): string {
  return count === 1 ? '1 part is' : `${count} parts are`;
}

function listed({ first, count }: Names): readonly string[] {
  const rest = count - first.length;
  return rest === 0 ? first : [...first, `and ${rest} more`];
}

function difference(
  member: keyof BulkRun,
  { found, asked }: { readonly found: BulkRun; readonly asked: BulkRun },
): string {
  if (member === 'digest') return 'its request is another one';
  if (member === 'tables') return 'its tables have other names or rows';
  const shown = (run: BulkRun): string => quote(run[member] ?? 'none');
  return `${member}: ${shown(found)} there, ${shown(asked)} here`;
}
