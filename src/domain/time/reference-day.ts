/**
 * Time ranges for which a request sets no end stop before this day. It is a constant of the release and not
 * today's date, so the same seed returns the same rows tomorrow.
 */
export const REFERENCE_DAY = '2026-01-01';

/** The last five full calendar years before the reference day. */
export const DEFAULT_START = '2021-01-01';
export const DEFAULT_END = '2025-12-31';
