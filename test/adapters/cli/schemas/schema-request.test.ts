import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'chai';
import { generate, generateSet } from '../../../../src/adapters/library/index.js';
import { FIELD_TYPE_NAMES } from '../../../../src/domain/field-types/index.js';
import { projectOf, requestOf } from '../../../../studio/state/project.js';
import { templates } from '../../../../studio/templates/index.js';
import { rowsOf, titleOf } from '../../../domain/field-types/cases.js';
import { packageRoot } from '../../../support/package-root.js';
import { pageBlocks } from '../../../support/page-blocks.js';
import { setRequest } from '../../../support/sets.js';
import { post } from '../../http/support/requests.js';
import { serve, stopAll } from '../../http/support/serve.js';
import { tableRequest } from '../support/requests.js';
import { runCli } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

type Json = Readonly<Record<string, unknown>>;

function isRequest(value: unknown): value is Json {
  if (typeof value !== 'object' || value === null) return false;
  const { tables, rows, fields } = value as Json;
  // An answer that counts no tables is none.
  return Array.isArray(tables) ? tables.length > 0 : rows !== undefined && Array.isArray(fields);
}

/** The whole requests on the pages of the package, with their places. */
function requestsOfPages(): readonly (readonly [string, Json])[] {
  const docs = readdirSync(new URL('docs/', packageRoot), { recursive: true });
  const pages = ['README.md', ...docs.map((name) => `docs/${name}`)];
  return pages
    .filter((page) => page.endsWith('.md'))
    .flatMap((page) => pageBlocks(page, 'json').map((block): unknown => JSON.parse(block)))
    .flatMap((value, i) => (isRequest(value) ? [[`block ${i} of the pages`, value] as const] : []));
}

function requestsOfExamples(): readonly (readonly [string, Json])[] {
  return readdirSync(new URL('examples/', packageRoot))
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const text = readFileSync(new URL(`examples/${name}`, packageRoot), 'utf8');
      return [`examples/${name}`, JSON.parse(text) as Json] as const;
    });
}

/** A request with one field of a type. */
function withField(type: string, constraints: unknown, beside: readonly unknown[] = []): Json {
  return { rows: 1, fields: [{ name: 'c', type, constraints }, ...beside] };
}

describe('tablewright schema request', () => {
  const folder = new ScratchFolder();
  let schema: Json;
  let validate: ValidateFunction;

  before(async () => {
    const out = folder.path('tablewright.schema.json');
    expect(await runCli(['schema', 'request', '--out', out])).to.include({ code: 0, stderr: '' });
    schema = JSON.parse(folder.read('tablewright.schema.json')) as Json;
    const ajv = new Ajv2020({
      ...{ strict: true, allowUnionTypes: true },
      // Optimising the code of a validator takes longer than running it.
      ...{ inlineRefs: false, code: { optimize: false } },
    });
    addFormats.default(ajv);
    validate = ajv.compile(schema);
  });
  after(async () => {
    folder.remove();
    await stopAll();
  });

  function faults(request: unknown): string {
    return validate(request) ? '' : JSON.stringify(validate.errors?.slice(0, 3));
  }

  it('prints a schema of draft 2020-12 that describes every type and member', () => {
    const { $schema, $defs } = schema as { $schema: string; $defs: Record<string, Json> };
    const { rows, fields, seed } = ($defs.GenerateRequest?.properties ?? {}) as Record<
      string,
      Json
    >;

    expect($schema).to.equal('https://json-schema.org/draft/2020-12/schema');
    for (const member of [rows, fields, seed]) expect(member?.description).to.match(/\w{4}/);
    const types = Object.values($defs).flatMap(({ properties }) => {
      const { type } = (properties ?? {}) as { type?: { const?: string } };
      return type?.const ?? [];
    });
    expect(types).to.include.members([...FIELD_TYPE_NAMES, 'object', 'array', 'reference']);
  });

  const requests = [
    ...requestsOfPages(),
    ...requestsOfExamples(),
    ...templates.map(({ name, request }) => [`the template ${name}`, request as Json] as const),
    ['a set', setRequest()] as const,
  ];
  for (const [name, request] of requests) {
    it(`accepts ${name}`, () => {
      expect(faults(request)).to.equal('');
    });
  }

  it('accepts the constraints that each type accepts', () => {
    const refused = FIELD_TYPE_NAMES.flatMap((type) =>
      rowsOf(type).accepts.flatMap(({ given, beside }) =>
        validate(withField(type, given, beside)) ? [] : [`${type}: ${titleOf(given)}`],
      ),
    );

    expect(refused).to.deep.equal([]);
  });

  it('says which requests on the pages it has read', () => {
    expect(requestsOfPages().length).to.be.above(10);
    expect(requestsOfExamples().length).to.be.above(4);
  });

  const field = { name: 'a', type: 'integer' };
  const broken: readonly (readonly [string, Json])[] = [
    ['without rows', { fields: [field] }],
    ['without fields', { rows: 1 }],
    ['with no fields', { rows: 1, fields: [] }],
    ['with 0 rows', { rows: 0, fields: [field] }],
    ['with an unknown member', { rows: 1, fields: [field], sed: 1 }],
    ['with an unknown format', { rows: 1, fields: [field], format: 'cvs' }],
    ['with an unknown locale', { rows: 1, fields: [field], locale: 'xx' }],
    ['with an unknown type', withField('intger', {})],
    ['with an unknown constraint', withField('integer', { uniqe: true })],
    ['with a constraint of another type', withField('email', { min: 1 })],
    ['with a text as a number', withField('integer', { min: 'x' })],
    ['without a name of a field', { rows: 1, fields: [{ type: 'integer' }] }],
    ['with tables and fields', { tables: [{ name: 't', rows: 1, fields: [field] }], fields: [] }],
    ['with a table without a name', { tables: [{ rows: 1, fields: [field] }] }],
    ['with a number as the name of a schema', { $schema: 1, rows: 1, fields: [field] }],
  ];
  for (const [name, request] of broken) {
    it(`refuses a request ${name}`, () => {
      expect(validate(request)).to.equal(false);
    });
  }

  describe('named by a request', () => {
    const named = { $schema: './tablewright.schema.json', ...tableRequest() };
    const namedSet = { $schema: 'any text', ...setRequest() };

    it('is allowed and ignored in a file', async () => {
      const path = folder.put('named.json', named);
      const { stdout, stderr } = await runCommand(['generate', path]);

      expect(stderr).to.equal('');
      expect(stdout.toString()).to.equal(generate(tableRequest()).text());
      expect(faults(named)).to.equal('');
      expect(faults(namedSet)).to.equal('');
    });

    it('is ignored over HTTP', async () => {
      const { url } = await serve();
      const [with_, without] = await Promise.all(
        [named, tableRequest()].map(async (body) => (await post(`${url}/generate`, body)).text()),
      );

      expect(with_).to.equal(without);
    });

    it('is ignored in the library, also for a set', async () => {
      const textOf = (request: object) => {
        const { tables } = generateSet(request as never);
        return [...tables.values()].map((table) => [...table.rows()]);
      };

      expect([...generate(named).rows()]).to.deep.equal([...generate(tableRequest()).rows()]);
      expect(textOf(namedSet)).to.deep.equal(textOf(setRequest()));
    });

    it('is no part of a document of the page', () => {
      expect(requestOf(projectOf(named, 'orders'))).not.to.have.property('$schema');
      expect(requestOf(projectOf(namedSet, 'shop'))).not.to.have.property('$schema');
    });
  });
});
