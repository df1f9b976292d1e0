import { expect } from 'chai';
import type { Turns } from '../../../src/application/ports/turns.js';
import { tokens } from '../../../src/wiring/tokens.js';
import { fieldTypes } from '../../support/tables.js';
import { post } from './support/requests.js';
import { serve, stopAll } from './support/serve.js';

/** Turns that are always over, and count how often work gives way. */
class CountedTurns implements Turns {
  readonly isOver = true;
  count = 0;

  async next(): Promise<void> {
    this.count += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const search = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'find_field_types', arguments: { words: 'zip code' } },
};

const REQUESTS: Readonly<Record<string, (url: string) => Promise<Response>>> = {
  'GET /field-types': (url) => fetch(`${url}/field-types`),
  'GET /field-types?view=compact': (url) => fetch(`${url}/field-types?view=compact`),
  'GET /openapi.json': (url) => fetch(`${url}/openapi.json`),
  'the tool find_field_types': (url) =>
    post(`${url}/mcp`, search, { Accept: 'application/json, text/event-stream' }),
};

describe('the catalogue', () => {
  afterEach(stopAll);

  for (const [what, send] of Object.entries(REQUESTS)) {
    it(`is made in a turn for each type by ${what}, and once`, async () => {
      const turns = new CountedTurns();
      const { url } = await serve({}, (container) => {
        container.rebind(tokens.turns).toConstantValue(turns);
      });

      const response = await send(url);
      expect(response.status, await response.text()).to.equal(200);
      expect(turns.count).to.be.at.least(fieldTypes.size);

      turns.count = 0;
      for (const again of Object.values(REQUESTS)) await (await again(url)).arrayBuffer();
      // The body of a message for an agent is parsed in a turn of its own.
      expect(turns.count).to.be.below(5);
    });
  }
});
