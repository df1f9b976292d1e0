import type { AgentEndpoint } from '../../../application/ports/agent-endpoint.js';
import type { Entrance } from '../access/entrance.js';
import type { BodyReader } from '../body/json-body.js';
import { refuseLargeMessage } from '../body/message-size.js';
import type { Context } from '../context.js';
import type { Operation } from '../openapi/operation.js';
import type { Route } from './route.js';

/** Headers that the protocol of agents reads, besides those that begin with `mcp-`. */
const HEADERS = ['accept', 'content-type'];

const operation: Operation = {
  id: 'sendAgentMessage',
  tag: 'Agents',
  description:
    'The endpoint of the Model Context Protocol (https://modelcontextprotocol.io). Messages are JSON-RPC, so a tool that refuses its arguments answers with status 200. `tools/list` names the tools.',
  body: {
    schema: 'AgentMessage',
    examples: {
      tools: { summary: 'List the tools', value: { jsonrpc: '2.0', id: 1, method: 'tools/list' } },
    },
  },
  answers: {
    200: {
      description: 'The answer to the message, as JSON or as an event.',
      content: { 'application/json': 'AgentAnswer', 'text/event-stream': 'Text' },
    },
    202: { description: 'The message was a notification.' },
    406: {
      description: 'Accept does not list both application/json and text/event-stream.',
      content: { 'application/json': 'AgentAnswer' },
    },
  },
};

/** The Model Context Protocol. */
export function agents(endpoint: AgentEndpoint, readBody: BodyReader, entrance: Entrance): Route {
  return {
    method: 'POST',
    path: '/mcp',
    purpose: 'tools for agents, by the Model Context Protocol',
    access: 'preview',
    isWork: true,
    operation,
    handle: async (ctx) => {
      entrance.refuseForeignPages(ctx);
      const message = await readBody(ctx);
      refuseLargeMessage(message);
      let refusal: unknown;
      const response = await endpoint.answer(webRequest(ctx), message, {
        callerId: ctx.state.callerId,
        onRows: ctx.state.onRows,
        // The protocol would turn a refusal into a result with status 200.
        admit: () =>
          entrance.admit(ctx).catch((error) => {
            refusal = error;
            throw error;
          }),
      });
      // Results are small, so they are sent in one piece. The tool has run when the body has ended.
      const body = Buffer.from(await response.arrayBuffer());
      if (refusal !== undefined) throw refusal;
      // Messages that do no work, such as the list of tools, count for the address.
      if (!ctx.state.isMetered) await entrance.meterAddress(ctx);
      ctx.status = response.status;
      const type = response.headers.get('Content-Type');
      if (type !== null) ctx.set('Content-Type', type);
      ctx.body = body;
    },
  };
}

function webRequest(ctx: Context): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(ctx.headers)) {
    const isRead = HEADERS.includes(name) || name.startsWith('mcp-');
    if (isRead && typeof value === 'string') headers.set(name, value);
  }
  const { signal } = ctx.state;
  return new Request(`http://localhost${ctx.path}`, { method: 'POST', headers, signal });
}
