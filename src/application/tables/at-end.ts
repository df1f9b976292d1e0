/** Calls a function when the signal of a caller aborts, which it does when the answer has ended. */
export function atEnd(signal: AbortSignal, leave: () => void): void {
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
}
