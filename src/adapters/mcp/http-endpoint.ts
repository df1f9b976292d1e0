import { createMcpHandler } from '@modelcontextprotocol/server';
import type { AgentEndpoint } from '../../application/ports/agent-endpoint.js';
import { type AgentTools, agentServer } from './agent-server.js';

/** Answers agents over HTTP, in the current protocol and in that of 2025. There are no sessions. */
export function httpEndpoint(tools: AgentTools): AgentEndpoint {
  return {
    answer: (request, message, call) => {
      // The tools never change, so there is nothing to subscribe to.
      const options = { maxSubscriptions: 0 };
      const handler = createMcpHandler(() => agentServer(tools, call), options);
      return handler.fetch(request, { parsedBody: message });
    },
  };
}
