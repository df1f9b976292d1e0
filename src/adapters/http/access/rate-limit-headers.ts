import type { Admission, Allowance } from '../../../domain/access/admission.js';

const DAY_SECONDS = 86_400;

/** The policies by name, with their windows in seconds. */
const WINDOWS = { daily: DAY_SECONDS, fair: 60 } as const;

/**
 * The headers that report the limits: all limits as in draft-ietf-httpapi-ratelimit-headers-11, and the daily limit
 * also in the older X-RateLimit headers. `now` is in milliseconds. Empty if no limit applies.
 */
export function rateLimitHeaders(admission: Admission, now: number): Record<string, string> {
  const { daily } = admission;
  const policies = (['daily', 'fair'] as const).flatMap((policy) => {
    const allowance = admission[policy];
    return allowance === undefined ? [] : [{ policy, ...allowance }];
  });
  if (policies.length === 0) return {};
  return {
    'RateLimit-Policy': policies
      .map(({ policy, limit }) => `"${policy}";q=${limit};w=${WINDOWS[policy]}`)
      .join(', '),
    RateLimit: policies
      .map(({ policy, remaining, resetSeconds }) => `"${policy}";r=${remaining};t=${resetSeconds}`)
      .join(', '),
    ...(daily && {
      'X-RateLimit-Limit': String(daily.limit),
      'X-RateLimit-Remaining': String(daily.remaining),
      'X-RateLimit-Reset': String(midnight(daily, now)),
    }),
  };
}

/** The end of the day in seconds since 1970, rounded to midnight: the clock of the store may differ from ours. */
function midnight({ resetSeconds }: Allowance, now: number): number {
  return Math.round((now / 1000 + resetSeconds) / DAY_SECONDS) * DAY_SECONDS;
}
