import { expect } from 'chai';
import fc from 'fast-check';
import { type Problem, post } from '../support/requests.js';
import { serve, stopAll, type TestServer } from '../support/serve.js';
import { brokenRules } from './support/broken-rules.js';
import { type OpenApi, type Operation, openApiOf, Schemas } from './support/open-api.js';
import { ValuesOf } from './support/values-of.js';

const RUNS = 60;
const MOST_ROWS = 20;
const MOST_FIELDS = 2;

/** Headers of HTTP itself, and headers that every response has whatever its content. */
const COMMON = new Set([
  ...['connection', 'content-encoding', 'content-length', 'content-type', 'date', 'keep-alive'],
  ...['cache-control', 'content-security-policy', 'referrer-policy', 'transfer-encoding'],
  ...['cross-origin-opener-policy', 'cross-origin-resource-policy'],
  ...['vary', 'x-content-type-options'],
]);

const JSON_TYPES = ['application/json', 'application/problem+json'];

describe('the responses conform to the OpenAPI document', () => {
  let server: TestServer;
  let document: OpenApi;
  let schemas: Schemas;
  let values: ValuesOf;

  before(async () => {
    server = await serve({ TABLEWRIGHT_RATE_LIMIT: '1000000' });
    document = await openApiOf(server.url);
    schemas = Schemas.of(document);
    values = new ValuesOf(document);
  });
  after(async () => {
    await stopAll();
    // Schemas are inferred in child processes, which end with the container.
    await server.container.unbindAllAsync();
  });

  /** Checks status, headers, media type and body, and returns the body. */
  async function checked(operation: Operation, response: Response): Promise<unknown> {
    const text = await response.text();
    const described = operation.responses[response.status];
    const label = `${operation.operationId} ${response.status} ${text.slice(0, 200)}`;
    expect(described, label).not.to.equal(undefined);
    const names = Object.keys(described?.headers ?? {}).map((name) => name.toLowerCase());
    const others = [...response.headers.keys()].filter((name) => !COMMON.has(name));
    expect(names, label).to.include.members(others);
    if (described?.content === undefined) return undefined;
    const [mediaType = ''] = (response.headers.get('content-type') ?? '').split(';');
    const schema = described.content[mediaType]?.schema;
    expect(schema, `${label} ${mediaType}`).not.to.equal(undefined);
    if (!JSON_TYPES.includes(mediaType)) return text;
    const body: unknown = JSON.parse(text);
    // The schemas must describe every member, except in the OpenAPI document, whose own schema is open.
    const closed = { type: 'object', allOf: [schema], unevaluatedProperties: false };
    const isOpen = operation.operationId === 'getOpenApi';
    expect(schemas.faults(isOpen ? (schema ?? {}) : closed, body), label).to.equal('');
    return body;
  }

  function operationsOf(method: string): readonly (readonly [string, Operation])[] {
    return Object.entries(document.paths).flatMap(([path, item]) => {
      const operation = item[method];
      return operation === undefined ? [] : [[path, operation] as const];
    });
  }

  /** The endpoints whose bodies the document describes. That of agents answers any message by its protocol. */
  function takingRequests() {
    return operationsOf('post').filter(([, { tags }]) => !tags.includes('Agents'));
  }

  it('to GET requests with described and with arbitrary parameters', async () => {
    const operations = operationsOf('get');
    for (const [path, operation] of operations) {
      const parameters = operation.parameters.filter(({ name }) => name !== undefined);
      const given = fc.tuple(
        ...parameters.map(({ schema }) =>
          fc.oneof(values.of(schema), fc.stringMatching(/^\w{1,9}$/)),
        ),
        fc.constantFrom('*/*', 'text/html', 'application/json'),
      );
      await fc.assert(
        fc.asyncProperty(given, async (all) => {
          const query = new URLSearchParams();
          let target = path;
          parameters.forEach(({ name, in: location }, i) => {
            if (location === 'query') query.set(name, String(all[i]));
            else target = target.replace(`{${name}}`, String(all[i]));
          });
          const headers = { Accept: String(all.at(-1)) };
          const url = `${server.url}${target}${query.size > 0 ? `?${query}` : ''}`;
          await checked(operation, await fetch(url, { headers, redirect: 'manual' }));
        }),
        { seed: 42, numRuns: parameters.length > 0 ? 40 : 3 },
      );
    }
    expect(operations.length).to.be.above(5);
  });

  it('to POST requests with valid bodies: 200, or a fault that x-rules describes', async () => {
    const statuses: number[] = [];
    for (const [path, operation] of takingRequests()) {
      const body = bodies(operation);
      const accept = fc.constantFrom('*/*', 'application/json', 'text/csv', 'application/sql');
      await fc.assert(
        fc.asyncProperty(body, accept, async (sent, type) => {
          if (schemas.faults(bodySchema(operation), sent) !== '') return;
          const response = await post(server.url + path, sent, { Accept: type });
          statuses.push(response.status);
          const answer = await checked(operation, response);
          if (response.status === 422) expectUnsaid(answer as Problem, sent);
          else expect(response.status).to.be.oneOf([200, 404, 406]);
        }),
        { seed: 42, numRuns: RUNS },
      );
    }
    expect(statuses.filter((status) => status === 200).length).to.be.above(RUNS / 10);
  });

  it('to POST requests with bodies that violate the schema: 400 or 422', async () => {
    let refused = 0;
    for (const [path, operation] of takingRequests()) {
      const broken = fc.tuple(bodies(operation), fc.nat(), fc.jsonValue()).map(damaged);
      await fc.assert(
        fc.asyncProperty(broken, async (sent) => {
          if (schemas.faults(bodySchema(operation), sent) === '') return;
          refused += 1;
          const response = await post(server.url + path, sent);
          await checked(operation, response);
          expect(response.status, JSON.stringify(sent)).to.be.oneOf([400, 422]);
        }),
        { seed: 42, numRuns: RUNS },
      );
    }
    expect(refused).to.be.above(RUNS / 2);
  });

  it('to POST requests with the examples: 200, with the body of the example response', async () => {
    for (const [path, operation] of operationsOf('post')) {
      const { examples = {} } = operation.requestBody?.content['application/json'] ?? {};
      for (const { value } of Object.values(examples)) {
        // Agents must accept both.
        const headers = { Accept: 'application/json, text/event-stream, */*' };
        const response = await post(server.url + path, value, headers);
        await checked(operation, response);
        expect(response.status, path).to.equal(200);
      }
    }
    const generate = document.paths['/generate']?.post;
    const request = generate?.requestBody?.content['application/json']?.examples?.people?.value;
    const answer = await post(`${server.url}/generate`, { ...(request as object), rows: 1 });
    const example = generate?.responses['200']?.content?.['application/json']?.example;
    expect(await answer.json()).to.deep.equal(example);
  });

  for (const name of ['minimal field definitions', 'a field of every type at once']) {
    it(`to ${name} from the examples of the schemas: 200`, async () => {
      const { oneOf } = document.components.schemas.FieldDefinition as {
        oneOf: { $ref: string }[];
      };
      const fields = oneOf.flatMap(({ $ref }) => {
        return document.components.schemas[$ref.split('/').at(-1) ?? '']?.examples as object[];
      });
      const bodies = name.startsWith('a ') ? [fields] : fields.map((field) => [field]);
      for (const body of bodies) {
        const response = await post(`${server.url}/generate`, { rows: 2, fields: body });
        expect(response.status, JSON.stringify(body)).to.equal(200);
        await response.text();
      }
      expect(fields.length).to.be.above(70);
    });
  }

  function bodySchema({ requestBody }: Operation): Readonly<Record<string, unknown>> {
    return requestBody?.content['application/json']?.schema ?? {};
  }

  /** Bodies that match the schema, with few rows and fields; other tests send large ones. */
  function bodies(operation: Operation): fc.Arbitrary<Record<string, unknown>> {
    const schema = bodySchema(operation);
    const body = values.of(schema) as fc.Arbitrary<Record<string, unknown>>;
    const field = values.of({ $ref: '#/components/schemas/FieldDefinition' });
    const fields = fc.array(field, { minLength: 1, maxLength: MOST_FIELDS });
    return fc
      .tuple(body, fc.integer({ min: 1, max: MOST_ROWS }), fields)
      .map(([whole, rows, some]) => ({
        ...whole,
        ...('rows' in whole && { rows }),
        ...('fields' in whole && { fields: some }),
      }));
  }
});

/** Expects that the document describes the rule of every fault. */
function expectUnsaid({ errors = [] }: Problem, sent: unknown): void {
  for (const { path, message } of errors) {
    const rule = Object.values(brokenRules).find(
      ({ at = /^/, says }) => at.test(path) && says.test(message),
    );
    expect(rule, `${path}: ${message} in ${JSON.stringify(sent)}`).not.to.equal(undefined);
  }
}

/** Returns the body with one of its values replaced or with an additional member. */
function damaged([body, at, value]: readonly [object, number, unknown]): unknown {
  const copy = JSON.parse(JSON.stringify(body));
  const targets: (readonly [Record<string, unknown>, string])[] = [];
  const walk = (object: Record<string, unknown>): void => {
    targets.push([object, 'more']);
    for (const [name, member] of Object.entries(object)) {
      targets.push([object, name]);
      if (typeof member === 'object' && member !== null) walk(member as Record<string, unknown>);
    }
  };
  walk(copy);
  const [object, name] = targets[at % targets.length] as (typeof targets)[number];
  object[name] = value;
  return copy;
}
