import { entryOf } from '../basics/entry-of.js';
import { type SharedStrata, sharedStrata } from '../columns/shared-strata.js';
import type { Fault } from '../errors/fault.js';
import type { Axis } from './axis.js';
import type { DistributionKind } from './distribution-kind.js';
import { distributionKinds } from './index.js';

/** A decoded distribution: the members of its kind. */
export interface Distribution {
  readonly kind: string;
  readonly [member: string]: unknown;
}

function kindOf({ kind }: Distribution): DistributionKind {
  return entryOf(distributionKinds, kind);
}

/** Returns the faults of a distribution; each path starts at the constraints of the column. */
export function checkSpread(given: Distribution | undefined, axis: () => Axis): readonly Fault[] {
  if (given === undefined) return [];
  const faults = kindOf(given).check?.(given, axis()) ?? [];
  return faults.map((fault) => ({ ...fault, path: `/distribution${fault.path}` }));
}

/** Returns the strata that a distribution draws from, or `undefined` if all values are equally likely. */
export function strataOf(
  given: Distribution | undefined,
  axis: () => Axis,
): SharedStrata | undefined {
  if (given === undefined) return undefined;
  const { strata, mostStrata } = kindOf(given);
  if (strata === undefined) return undefined;
  const over = axis();
  return sharedStrata(
    `${over.name} ${JSON.stringify(given)}`,
    () => strata(given, over),
    mostStrata?.(given),
  );
}
