import type { Log } from './log.js';

/** Notes nothing, for callers who get each failure as an error. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
