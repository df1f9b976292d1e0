import type { Requester } from './gate.js';

/** One call of a tool by an agent. Its signal aborts when the agent cancels the call, or when it has its answer. */
export interface AgentCall extends Requester {
  /** Is called repeatedly with the number of rows that the tool has made so far. */
  readonly onRows: (made: number) => void;
  /** Counts the call against the limits of its caller. Runs after all checks and before the work. */
  admit(): Promise<void>;
}

/** Answers messages of the Model Context Protocol over HTTP. */
export interface AgentEndpoint {
  /** `message` is the parsed body of the request. */
  answer(request: Request, message: object, call: Omit<AgentCall, 'signal'>): Promise<Response>;
}
