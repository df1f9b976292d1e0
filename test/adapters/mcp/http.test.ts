import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect } from 'chai';
import { bearer, KEY, POOR_KEY, PREVIEW_KEY, serveKeyed } from '../http/access/keyed-server.js';
import { post } from '../http/support/requests.js';
import { stopAll, type TestServer } from '../http/support/serve.js';
import { Agent } from './support/agent.js';
import { agentContract } from './support/agent-contract.js';

const CALL = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: {
    name: 'preview_table',
    arguments: { request: { rows: 5, fields: [{ name: 'n', type: 'sequence' }] } },
  },
};

const ACCEPT = { Accept: 'application/json, text/event-stream' };

describe('POST /mcp', () => {
  let server: TestServer;
  let agent: Agent;

  before(async () => {
    server = await serveKeyed({
      TABLEWRIGHT_API_KEYS: `${KEY}, ${PREVIEW_KEY}:preview, ${POOR_KEY}:preview:2`,
    });
    agent = new Agent();
    const requestInit = { headers: { ...bearer(KEY) } };
    await agent.connect(
      new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit }),
    );
  });
  after(async () => {
    await agent.close();
    await stopAll();
  });

  agentContract(() => agent);

  it('has only the tools that need neither files nor databases', async () => {
    const names = (await agent.tools()).map(({ name }) => name);

    expect(names).to.deep.equal([
      'find_field_types',
      'explain_column',
      'preview_table',
      'schema_from_ddl',
    ]);
  });

  it('takes no paths', async () => {
    const { answer } = await agent.call('preview_table', { request: '/etc/hostname' });

    expect(answer.faults).to.deep.equal([
      {
        path: '/request',
        message: 'expected a request as an object, got "/etc/hostname"',
        expected: 'a request as an object',
      },
    ]);
  });

  it('needs a key', async () => {
    const response = await post(`${server.url}/mcp`, CALL, ACCEPT);

    expect(response.status).to.equal(401);
    expect(response.headers.get('WWW-Authenticate')).to.contain('Bearer');
  });

  it('counts valid calls, and only these, for the daily limit of the key', async () => {
    const call = (body: object) =>
      post(`${server.url}/mcp`, body, { ...ACCEPT, ...bearer(POOR_KEY) });
    const invalid = structuredClone(CALL);
    invalid.params.arguments.request.rows = 0;

    const statuses: number[] = [];
    for (const body of [invalid, CALL, { ...CALL, method: 'tools/list' }, CALL, CALL]) {
      const response = await call(body);
      statuses.push(response.status);
      await response.arrayBuffer();
    }

    expect(statuses).to.deep.equal([200, 200, 200, 200, 429]);
  });

  it('answers an agent of the protocol of 2025 too', async () => {
    const response = await post(
      `${server.url}/mcp`,
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: {
          protocolVersion: '2025-06-18',
          capabilities: {},
          clientInfo: { name: 'a', version: '1' },
        },
      },
      { ...ACCEPT, ...bearer(PREVIEW_KEY) },
    );

    expect(response.status).to.equal(200);
    expect(await response.text()).to.contain('"protocolVersion":"2025-06-18"');
  });

  it('refuses a body that is no message', async () => {
    const response = await post(`${server.url}/mcp`, { hello: 1 }, { ...ACCEPT, ...bearer(KEY) });

    expect(response.status).to.equal(400);
  });

  it('refuses a message with too many members, which takes long to check, and counts no arguments', async () => {
    const send = (params: object) =>
      post(`${server.url}/mcp`, { ...CALL, params }, { ...ACCEPT, ...bearer(KEY) });
    const items = Array.from({ length: 1001 }, (_, i) => i);

    const refused = await send({ ...CALL.params, _meta: { items } });
    expect(refused.status).to.equal(400);
    expect(await refused.text()).to.contain('at most 1000 members and items');
    const accepted = await send({ name: 'find_field_types', arguments: { words: items } });
    expect(accepted.status).to.equal(200);
    expect(await accepted.text()).to.contain('/words');
  });

  it('has no other method', async () => {
    const response = await fetch(`${server.url}/mcp`, { headers: bearer(KEY) });

    expect(response.status).to.equal(405);
    expect(response.headers.get('Allow')).to.equal('POST, OPTIONS');
  });
});
