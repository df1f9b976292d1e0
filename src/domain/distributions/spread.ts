import { entryOf } from '../basics/entry-of.js';
import { MOST_CUTS, SharedStrata, sharedStrata } from '../columns/shared-strata.js';
import type { Fault } from '../errors/fault.js';
import type { Axis } from './axis.js';
import type { DistributionKind } from './distribution-kind.js';
import { histogram } from './histogram.js';
import { distributionKinds } from './index.js';

/** A decoded distribution: the members of its kind. */
export interface Distribution {
  readonly kind: string;
  readonly [member: string]: unknown;
}

/** Bins of a row of `given`: the values of each are as likely among each other as those of the field's own histogram. */
export function spreadAs(bins: Distribution, own: Distribution | undefined): Distribution {
  return own?.kind === histogram.name ? { ...bins, within: own } : bins;
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
  const cut = () => strata(given, over);
  const most = mostStrata?.(given);
  // Bins that are spread as those of the field are those of one row: no other column has them.
  if (given.within !== undefined) return new SharedStrata(cut, most ?? MOST_CUTS);
  return sharedStrata(`${over.name} ${JSON.stringify(given)}`, cut, most);
}
