import { expect } from 'chai';
import { rulesOf } from '../../../../src/adapters/http/openapi/rules.js';
import { text } from '../../../../src/domain/constraints/texts.js';
import { constant } from '../../../../src/domain/field-types/constant.js';
import { post, problemOf } from '../support/requests.js';
import { serve, stopAll, type TestServer } from '../support/serve.js';
import { brokenRules } from './support/broken-rules.js';
import { type OpenApi, openApiOf, Schemas } from './support/open-api.js';

describe('x-rules', () => {
  let server: TestServer;
  let document: OpenApi;
  let schemas: Schemas;

  before(async () => {
    server = await serve();
    document = await openApiOf(server.url);
    schemas = Schemas.of(document);
  });
  after(stopAll);

  it('appear in the document, each in at least one schema', () => {
    const listed = Object.values(document.components.schemas).flatMap((schema) =>
      Object.keys(schema['x-rules'] ?? {}),
    );

    expect([...new Set(listed)]).to.have.members(Object.keys(brokenRules));
  });

  it('of a type contain the rules of its constraints and its own rules', () => {
    const ending = { ...text('the last words', { maxLength: 9 }), rules: { last: 'No stop.' } };
    const type = { ...constant, constraints: { ending }, rules: { first: 'One word.' } };

    expect(rulesOf(type)).to.include({ last: 'No stop.', first: 'One word.' });
  });

  for (const [name, rule] of Object.entries(brokenRules)) {
    it(`contain ${name}, which the server enforces but no schema expresses`, async () => {
      const { request, says, path = '/generate/preview', schema = 'GenerateRequest' } = rule;
      const problem = await problemOf(await post(server.url + path, request));

      expect(schemas.faults({ $ref: `#/components/schemas/${schema}` }, request)).to.equal('');
      expect(problem.status).to.equal(422);
      expect(problem.errors?.[0]?.message).to.match(says);
    });
  }
});
