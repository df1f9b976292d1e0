import type { Requester } from './gate.js';
import type { Progress } from './row-source.js';

/** One call of a tool by an agent. Its signal aborts when the agent cancels the call, or when it has its answer. */
export interface AgentCall extends Requester {
  /** The rows that the tool has made. */
  readonly progress: Progress;
  /** Counts the call against the limits of its caller. Runs after all checks and before the work. */
  admit(): Promise<void>;
}

/** Answers messages of the Model Context Protocol over HTTP. */
export interface AgentEndpoint {
  /** `message` is the parsed body of the request. */
  answer(request: Request, message: object, call: Omit<AgentCall, 'signal'>): Promise<Response>;
}
