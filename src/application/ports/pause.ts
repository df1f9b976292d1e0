/** Resolves after this number of milliseconds, or as soon as the signal aborts. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;
