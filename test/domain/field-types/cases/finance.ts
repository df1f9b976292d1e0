import { like } from '../checks.js';
import type { TypeCases } from '../type-cases.js';

export const finance = {
  account_number: {
    accepts: [
      { given: {}, holds: like(/^\d{10}$/), capacity: 10_000_000_000 },
      { given: { length: 1 }, holds: like(/^\d$/), reaches: ['"0"', '"9"'], capacity: 10 },
      { given: { length: 30 }, holds: like(/^\d{30}$/), capacity: 10 ** 15 },
    ],
    refuses: [
      { given: { length: 0 }, at: '/length' },
      { given: { length: 31 }, at: '/length' },
      { given: { length: '10' }, at: '/length' },
    ],
  },
} as const satisfies Record<string, TypeCases>;
