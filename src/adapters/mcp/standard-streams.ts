import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { type AgentTools, agentServer } from './agent-server.js';

/** Serves one agent over stdin and stdout, which nothing else may use. The process ends when the agent closes stdin. */
export function serveStandardStreams(tools: AgentTools): void {
  const call = { callerId: 'agent', onRows: () => {}, admit: async () => {} };
  serveStdio(() => agentServer(tools, call), {
    onerror: ({ message }) => process.stderr.write(`tablewright: ${message}\n`),
  });
}
