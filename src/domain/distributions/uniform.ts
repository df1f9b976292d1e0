import { distributionKind } from './distribution-kind.js';

export const uniform = distributionKind({
  name: 'uniform',
  description: 'Every value of the range is equally likely.',
  required: () => ({}),
  optional: () => ({}),
});
