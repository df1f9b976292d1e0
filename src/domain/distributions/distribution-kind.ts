import type { Decoded, Params } from '../constraints/param.js';
import type { Fault } from '../errors/fault.js';
import type { Stratum } from '../random/strata.js';
import type { Axis } from './axis.js';
import type { Scale } from './scale.js';

interface DistributionKindOf<Name extends string, Given> {
  readonly name: Name;
  readonly description: string;
  /** Whether only numbers have it, but no dates and times. */
  readonly isOfNumbers?: true;
  /** The required and the optional members. */
  required(scale: Scale): Params;
  optional(scale: Scale): Params;
  /**
   * Rules across members and values: the distribution must have mass in the range. Each fault's path starts at
   * the distribution.
   */
  check?(given: Given, axis: Axis): readonly Fault[];
  /** The distribution, truncated to the values of the axis; absent if every value is equally likely. */
  strata?(given: Given, axis: Axis): readonly Stratum[];
  /** The maximum number of strata, if it is less than `MOST_CUTS`. */
  mostStrata?(given: Given): number;
}

/** A shape of distribution. This record holds everything that is known about it. */
export interface DistributionKind<Name extends string = string>
  extends DistributionKindOf<Name, Readonly<Record<string, unknown>>> {}

/** Checks a record against its own members and freezes it, keeping the literal name. */
export function distributionKind<
  const Name extends string,
  Required extends Params,
  Optional extends Params,
>(
  record: Omit<
    DistributionKindOf<Name, Members<Required> & Decoded<Optional>>,
    'required' | 'optional'
  > & {
    required(scale: Scale): Required;
    optional(scale: Scale): Optional;
  },
): DistributionKind<Name> {
  return Object.freeze(record) as DistributionKind<Name>;
}

/** Decoded members that are all present. */
type Members<P extends Params> = {
  readonly [K in keyof Decoded<P>]-?: Exclude<Decoded<P>[K], undefined>;
};
