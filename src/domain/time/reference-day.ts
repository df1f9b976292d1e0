import { DAY_SECONDS, knownDay } from './calendar.js';

/**
 * The day from which relative times count if a request pins no other one. It is a constant of the release and not
 * today's date, so the same seed returns the same rows tomorrow.
 */
export const REFERENCE_DAY = '2026-01-01';

/** Its beginning, in milliseconds since 1970. */
export const REFERENCE_MS = knownDay(REFERENCE_DAY) * DAY_SECONDS * 1000;

/** The five years before now: without another one, 2021-01-01 to 2025-12-31. */
export const DEFAULT_START = '-5y';
export const DEFAULT_END = '-1d';
