import type { AgentEndpoint } from '../../../application/ports/agent-endpoint.js';
import type { Entrance } from '../access/entrance.js';
import type { BodyReader } from '../body/json-body.js';
import type { Context } from '../context.js';
import type { Route } from './route.js';

/** Headers that the protocol of agents reads, besides those that begin with `mcp-`. */
const HEADERS = ['accept', 'content-type'];

/**
 * The Model Context Protocol. It has no operation in the OpenAPI document, because its messages are JSON-RPC, which the
 * protocol describes.
 */
export function agents(endpoint: AgentEndpoint, readBody: BodyReader, entrance: Entrance): Route {
  return {
    method: 'POST',
    path: '/mcp',
    purpose: 'tools for agents, by the Model Context Protocol',
    access: 'preview',
    isWork: true,
    handle: async (ctx) => {
      const message = await readBody(ctx);
      let refusal: unknown;
      const response = await endpoint.answer(webRequest(ctx), message, {
        callerId: ctx.state.callerId,
        progress: ctx.state.progress,
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
