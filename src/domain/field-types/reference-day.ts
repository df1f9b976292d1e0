/**
 * Ranges of time that a request leaves open end before this day. It is a constant of the release and not
 * today: the same seed gives the same rows tomorrow.
 */
export const REFERENCE_DAY = '2026-01-01';

/** The last five full calendar years before the reference day. */
export const DEFAULT_START = '2021-01-01';
export const DEFAULT_END = '2025-12-31';
