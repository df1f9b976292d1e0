/** Seconds to wait where a platform limits requests and does not say for how long. */
const UNTOLD = 60;
const LONGEST = 3600;

/** Seconds that a Retry-After field asks for (RFC 9110, 10.2.3: seconds or a date), from 1 to 3600. */
export function retryAfterSeconds(field: string | undefined, now: number): number {
  const text = field?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  if (Number.isNaN(seconds)) return UNTOLD;
  return Math.min(Math.max(Math.ceil(seconds), 1), LONGEST);
}
