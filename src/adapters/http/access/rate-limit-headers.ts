import type { Admission, Allowance } from '../../../domain/access/admission.js';

const DAY_SECONDS = 86_400;

/** The policies by name, with the seconds of their windows. */
const WINDOWS = { daily: DAY_SECONDS, fair: 60 } as const;

/**
 * What a caller is told of the limits: as draft-ietf-httpapi-ratelimit-headers-11 says, and the daily one
 * also in the older way. `now` is in milliseconds.
 */
export function rateLimitHeaders(admission: Admission, now: number): Record<string, string> {
  const { daily } = admission;
  const told = (['daily', 'fair'] as const).flatMap((policy) => {
    const allowance = admission[policy];
    return allowance === undefined ? [] : [{ policy, ...allowance }];
  });
  if (told.length === 0) return {};
  return {
    'RateLimit-Policy': told
      .map(({ policy, limit }) => `"${policy}";q=${limit};w=${WINDOWS[policy]}`)
      .join(', '),
    RateLimit: told
      .map(({ policy, remaining, resetSeconds }) => `"${policy}";r=${remaining};t=${resetSeconds}`)
      .join(', '),
    ...(daily && {
      'X-RateLimit-Limit': String(daily.limit),
      'X-RateLimit-Remaining': String(daily.remaining),
      'X-RateLimit-Reset': String(midnight(daily, now)),
    }),
  };
}

/** Seconds since 1970. A day ends at a midnight, whatever this machine's clock says beside the store's. */
function midnight({ resetSeconds }: Allowance, now: number): number {
  return Math.round((now / 1000 + resetSeconds) / DAY_SECONDS) * DAY_SECONDS;
}
