import { integer } from '../constraints/numbers.js';
import { uneven } from '../constraints/param.js';

/** The constraint of numbers, moments and choices that stand in order. */
export const ascendsOver = {
  ascends_over: uneven(
    integer(
      'the number of rows over which the values ascend, or choices follow their list; the next row begins anew',
      {
        min: 2,
        max: 2 ** 40,
      },
    ),
  ),
};
