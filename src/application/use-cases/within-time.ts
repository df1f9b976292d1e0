/** Aborts with `signal`, or so many milliseconds from now. */
export function withinTime(signal: AbortSignal, milliseconds: number): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
}
