import type { JSONRPCMessage } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { type AgentTools, agentServer } from './agent-server.js';
import { wordedProblem } from './worded-problem.js';

/** Serves one agent over stdin and stdout, which nothing else may use. The process ends when the agent closes stdin. */
export function serveStandardStreams(tools: AgentTools): void {
  const call = { callerId: 'agent', onRows: () => {}, admit: async () => {} };
  serveStdio(() => agentServer(tools, call), {
    transport: new WordedTransport(),
    onerror: ({ message }) => process.stderr.write(`tablewright: ${wordedProblem(message)}\n`),
  });
}

/** The standard streams, on which refusals of the protocol are sentences. */
class WordedTransport extends StdioServerTransport {
  override send(message: JSONRPCMessage): Promise<void> {
    if (!('error' in message)) return super.send(message);
    const { error } = message;
    return super.send({ ...message, error: { ...error, message: wordedProblem(error.message) } });
  }
}
