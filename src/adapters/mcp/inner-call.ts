import type { AgentCall } from '../../application/ports/agent-endpoint.js';

/** A call as the work within it sees it. */
export type InnerCall = Omit<AgentCall, 'admit'>;

/** Runs a part of a call. What it holds is released at its end. */
export async function withinCall<A>(
  { callerId, onRows, signal }: InnerCall,
  run: (inner: InnerCall) => Promise<A>,
): Promise<A> {
  const end = new AbortController();
  try {
    return await run({ callerId, onRows, signal: AbortSignal.any([signal, end.signal]) });
  } finally {
    end.abort();
  }
}
