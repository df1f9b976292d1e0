import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect } from 'chai';
import { bearer, KEY, serveKeyed } from '../http/access/keyed-server.js';
import { post } from '../http/support/requests.js';
import { stopAll } from '../http/support/serve.js';
import { Agent } from './support/agent.js';

const request = { rows: 5, fields: [{ name: 'n', type: 'sequence' }] };

/** Valid arguments of every tool that is served over HTTP. */
const ARGUMENTS: Readonly<Record<string, object>> = {
  find_field_types: { words: 'money' },
  explain_column: { column: 'orders.status' },
  preview_table: { request },
  schema_from_ddl: { ddl: 'CREATE TABLE t (id int PRIMARY KEY)' },
};

const ACCEPT = { Accept: 'application/json, text/event-stream' };
const keyFor = (tool: string): string => `a-key-of-one-call-of-${tool}`;

describe('the daily limit of agents', () => {
  after(stopAll);

  it('counts every call of every tool', async () => {
    const tools = Object.keys(ARGUMENTS);
    const limited = tools.map((tool) => `${keyFor(tool)}:preview:1`);
    const { url } = await serveKeyed({ TABLEWRIGHT_API_KEYS: [KEY, ...limited].join(', ') });
    const agent = new Agent();
    const requestInit = { headers: { ...bearer(KEY) } };
    await agent.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }));
    const names = (await agent.tools()).map(({ name }) => name);
    await agent.close();
    const statuses: Record<string, readonly number[]> = {};
    for (const name of names) {
      const body = {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: ARGUMENTS[name] },
      };
      const headers = { ...ACCEPT, ...bearer(keyFor(name)) };
      const first = await post(`${url}/mcp`, body, headers);
      expect(await first.text(), name).not.to.contain('"isError":true');
      const second = await post(`${url}/mcp`, body, headers);
      await second.arrayBuffer();
      statuses[name] = [first.status, second.status];
    }

    expect(statuses).to.deep.equal(Object.fromEntries(tools.map((tool) => [tool, [200, 429]])));
  });
});
