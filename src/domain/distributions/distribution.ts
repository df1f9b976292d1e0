import { type Param, uneven } from '../constraints/param.js';
import { tagged } from '../constraints/tagged.js';
import type { DistributionKind } from './distribution-kind.js';
import { distributionKinds } from './index.js';
import type { Scale } from './scale.js';
import type { Distribution } from './spread.js';

/** Returns the constraint that spreads draws over a range of values on a scale. */
export function distribution(scale: Scale): Param<Distribution> {
  const kinds = [...distributionKinds.values()].filter(
    ({ isOfNumbers }) => isOfNumbers === undefined || scale.isNumber,
  );
  const param = tagged('how values are spread over the range; uniform by default', {
    tag: { name: 'kind', description: 'the shape', names: kinds.map(({ name }) => name) },
    variants: kinds.map((kind) => variantOf(kind, scale)),
  }) as Param<Distribution>;
  return {
    ...uneven(param),
    rules: {
      distribution:
        'A distribution overlaps the range of the field. The edges of a histogram increase, there is one weight for each bin, and at least one bin with a weight above 0 contains a value of the range.',
    },
  };
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
