import { object } from './objects.js';
import { oneOf } from './texts.js';

/** How draws are spread over a range. */
export const distribution = object(
  'how values are spread over the range',
  { kind: oneOf('the shape', ['uniform']) },
  { required: ['kind'] },
);
