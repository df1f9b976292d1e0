import { entryOf } from '../basics/entry-of.js';
import { DAY_MS } from '../time/calendar.js';
import { type Param, parsing } from './param.js';

const SPAN = /^([1-9]\d{0,11})(ms|s|m|h|d|w)$/;

/** Milliseconds of each unit. Months and years are missing, since their lengths vary. */
const UNITS = new Map([
  ['ms', 1],
  ['s', 1000],
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', DAY_MS],
  ['w', 604_800_000],
]);

/** A length of time such as `15m`; decodes to milliseconds. */
export function timeSpan(description: string): Param<number> {
  return {
    description,
    schema: { type: 'string', pattern: '^[1-9][0-9]{0,11}(ms|s|m|h|d|w)$' },
    ...parsing('a length of time such as 500ms, 30s, 15m, 1h, 1d or 2w', (value) => {
      const match = typeof value === 'string' ? SPAN.exec(value) : null;
      if (match === null) return undefined;
      const [, count, unit = ''] = match;
      return Number(count) * entryOf(UNITS, unit);
    }),
  };
}
