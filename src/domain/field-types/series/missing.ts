import type { Presence } from '../../columns/all-present.js';
import type { Fault } from '../../errors/fault.js';
import { MarkovChain, transitionsOf } from '../../series/markov-chain.js';
import type { ColumnContext } from '../column-context.js';
import { chainColumn } from './chain-column.js';
import { type SeriesConstraints, USUAL_RUN } from './constraints.js';

type Missing = SeriesConstraints['missing'];

/** The rows between two runs of missing ones, on average. */
function rowsBetween({ share, mean_length: length = USUAL_RUN }: NonNullable<Missing>): number {
  return (length * (1 - share)) / share;
}

export function missingFaults({ missing }: SeriesConstraints): readonly Fault[] {
  if (missing === undefined || rowsBetween(missing) >= 1) return [];
  const message = `runs of ${missing.mean_length ?? USUAL_RUN} rows with a share of ${missing.share} leave less than a row between them: expected a smaller share, or longer runs`;
  return [{ path: '/missing/share', message }];
}

/** The rows that have a value, which come in runs as the missing ones do; undefined if these are all rows. */
export function valuesPresent(missing: Missing, context: ColumnContext): Presence {
  if (missing === undefined || missing.share === 0) return { present: undefined, steps: [] };
  // The state is the flag of the row: 0 if it is missing.
  const chain = new MarkovChain(
    transitionsOf([
      { meanLength: missing.mean_length ?? USUAL_RUN, next: [0, 1] },
      { meanLength: rowsBetween(missing), next: [1, 0] },
    ]),
  );
  const { indices, steps } = chainColumn(chain, context.key('missing'), context);
  return { present: indices, steps };
}
