import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { Client } from '../../../bench/soak/client.js';
import { Findings } from '../../../bench/soak/findings.js';

describe('the client of the soak test', () => {
  /** The responses of the server, in order: status and body. */
  let responses: (readonly [number, string])[];
  let server: Server;
  let client: Client;

  beforeEach(async () => {
    server = createServer((_, response) => {
      const [status, body] = responses.shift() ?? [500, ''];
      response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    client = new Client(`http://127.0.0.1:${port}`, new Findings());
  });
  afterEach(() => {
    client.rest();
    server.close();
  });

  async function breachesOf(...given: readonly (readonly [number, string])[]) {
    responses = [...given];
    for (const _ of given) await client.ask({ what: 'rows', path: '/', same: 'rows' });
    return Object.fromEntries(client.findings.breaches);
  }

  it('compares no response with one that failed', async () => {
    expect(await breachesOf([504, 'late'], [200, 'a'], [200, 'a'], [504, 'late'])).to.deep.equal({
      'rows: status 504': 2,
    });
  });

  it('compares the others with the first of them', async () => {
    expect(await breachesOf([504, 'late'], [200, 'a'], [200, 'b'])).to.deep.equal({
      'rows: status 504': 1,
      'rows: the bytes differ from the first response': 1,
    });
  });
});
