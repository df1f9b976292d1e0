import type { DistributionKind } from '../distributions/distribution-kind.js';
import { DISTRIBUTION_NAMES, distributionKinds } from '../distributions/index.js';
import type { Scale } from '../distributions/scale.js';
import type { Distribution } from '../distributions/spread.js';
import type { Param } from './param.js';
import { tagged } from './tagged.js';

/** How draws are spread over a range of values that are told on a scale. */
export function distribution(scale: Scale): Param<Distribution> {
  const variants = [...distributionKinds.values()].map((kind) => variantOf(kind, scale));
  return tagged('how values are spread over the range; uniform when left out', {
    tag: { name: 'kind', description: 'the shape', names: DISTRIBUTION_NAMES },
    variants,
  }) as Param<Distribution>;
}

function variantOf({ name, description, required, optional }: DistributionKind, scale: Scale) {
  const must = required(scale);
  return {
    name,
    description,
    members: { ...must, ...optional(scale) },
    required: Object.keys(must),
  };
}
