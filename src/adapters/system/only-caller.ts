import type { Requester } from '../../application/ports/gate.js';

/** The caller of a process that has no other one. Without a signal the work goes on until its end. */
export function onlyCaller(signal: AbortSignal = new AbortController().signal): Requester {
  return { callerId: '', signal };
}
