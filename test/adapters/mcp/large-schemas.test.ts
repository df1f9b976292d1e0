import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect } from 'chai';
import { serve, stopAll, type TestServer } from '../http/support/serve.js';
import { Agent, type ToolOutcome } from './support/agent.js';

/** Milliseconds of the server's process, in which the test runs too. Reading 18,000 columns alone takes longer. */
const BOUND = 500;

function columns(amount: number): string {
  return Array.from({ length: amount }, (_, i) => `c${i} int`).join(',');
}

function firstMessage({ answer }: ToolOutcome): string {
  const [fault] = answer.faults as readonly { readonly path: string; readonly message: string }[];
  return `${fault?.path} ${fault?.message}`;
}

describe('schema_from_ddl of a server', () => {
  let server: TestServer;
  let agent: Agent;

  before(async () => {
    server = await serve();
    agent = new Agent();
    await agent.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)));
    // The first call starts the process that reads schemas.
    await agent.call('schema_from_ddl', { ddl: 'create table t (id int)' });
  });
  after(async () => {
    await agent.close();
    await stopAll();
  });

  for (const amount of [2000, 18_000]) {
    it(`refuses ${amount} columns without work in the process of the server`, async () => {
      const before = process.cpuUsage();
      const refused = agent.call('schema_from_ddl', { ddl: `create table t(${columns(amount)})` });
      const health = await fetch(`${server.url}/health`);
      const message = firstMessage(await refused);
      const { user, system } = process.cpuUsage(before);

      expect(health.status).to.equal(200);
      expect(message).to.equal(
        `/ddl table "t" has ${amount} columns, and a table of a request at most 1000 fields: send fewer`,
      );
      expect((user + system) / 1000).to.be.below(BOUND);
    });
  }

  it('refuses more tables than a request has', async () => {
    const ddl = Array.from({ length: 501 }, (_, i) => `create table t${i}(id int);`).join('');

    const refused = await agent.call('schema_from_ddl', { ddl });

    expect(firstMessage(refused)).to.equal(
      '/ddl it has 501 tables, and a request at most 500: send fewer',
    );
  });

  it('refuses tables that copy too many columns of another', async () => {
    const copies = Array.from({ length: 50 }, (_, i) => `create table b${i}(like a);`).join('');

    const refused = await agent.call('schema_from_ddl', {
      ddl: `create table a(${columns(1000)});${copies}`,
    });

    expect(firstMessage(refused)).to.equal(
      '/ddl its tables have 51000 columns, and a schema at most 50000: send fewer tables or columns',
    );
  });

  it('makes a table of 1,000 columns in another process', async () => {
    const before = process.cpuUsage();
    const { answer } = await agent.call('schema_from_ddl', {
      ddl: `create table t(${columns(1000)})`,
    });
    const { user, system } = process.cpuUsage(before);

    expect(answer.message).to.match(/^the request has \d+ bytes, and a result at most 8000/);
    expect((user + system) / 1000).to.be.below(BOUND);
  });
});
