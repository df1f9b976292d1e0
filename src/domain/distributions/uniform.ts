import { distributionKind } from './distribution-kind.js';

export const uniform = distributionKind({
  name: 'uniform',
  description: 'Every value of the range comes equally often.',
  required: () => ({}),
  optional: () => ({}),
});
