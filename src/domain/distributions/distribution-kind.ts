import type { Decoded, Params } from '../constraints/param.js';
import type { Fault } from '../errors/fault.js';
import type { Stratum } from '../random/strata.js';
import type { Axis } from './axis.js';
import type { Scale } from './scale.js';

interface DistributionKindOf<Name extends string, Given> {
  readonly name: Name;
  readonly description: string;
  /** Members that must be given, and those that may. */
  required(scale: Scale): Params;
  optional(scale: Scale): Params;
  /**
   * Rules across members and values: a law must leave something to draw. Each fault's path starts at the
   * distribution.
   */
  check?(given: Given, axis: Axis): readonly Fault[];
  /** The law, truncated to the values of the axis; left out where every value comes equally often. */
  strata?(given: Given, axis: Axis): readonly Stratum[];
}

/** A shape of distribution. All that is known about it stands in this one record. */
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

/** Members that are all there. */
type Members<P extends Params> = {
  readonly [K in keyof Decoded<P>]-?: Exclude<Decoded<P>[K], undefined>;
};
