import { expect } from 'chai';
import { post, problemOf } from '../support/requests.js';
import { serve, stopAll, type TestServer } from '../support/serve.js';
import { brokenRules } from './support/broken-rules.js';
import { type OpenApi, openApiOf, Schemas } from './support/open-api.js';

describe('x-rules', function () {
  this.timeout(30_000);
  let server: TestServer;
  let document: OpenApi;
  let schemas: Schemas;

  before(async () => {
    server = await serve();
    document = await openApiOf(server.url);
    schemas = new Schemas(document);
  });
  after(stopAll);

  it('stand in the document, each in one schema at least', () => {
    const told = Object.values(document.components.schemas).flatMap((schema) =>
      Object.keys(schema['x-rules'] ?? {}),
    );

    expect([...new Set(told)]).to.have.members(Object.keys(brokenRules));
  });

  for (const [name, rule] of Object.entries(brokenRules)) {
    it(`${name}: the schema allows what the server refuses`, async () => {
      const { request, says, path = '/generate/preview', schema = 'GenerateRequest' } = rule;
      const problem = await problemOf(await post(server.url + path, request));

      expect(schemas.faults({ $ref: `#/components/schemas/${schema}` }, request)).to.equal('');
      expect(problem.status).to.equal(422);
      expect(problem.errors?.[0]?.message).to.match(says);
    });
  }
});
