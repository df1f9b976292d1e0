import SwaggerParser from '@apidevtools/swagger-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect } from 'chai';
import type { JsonSchema } from '../../../../src/domain/constraints/param.js';
import { passes } from '../../../support/asserting.js';
import { everyOf } from '../../../support/every-of.js';
import { serve, stopAll } from '../support/serve.js';
import {
  type Discriminator,
  type OpenApi,
  objectsIn,
  openApiOf,
  Schemas,
} from './support/open-api.js';

const settings = {
  default: {},
  'with keys': { TABLEWRIGHT_AUTH: 'on', TABLEWRIGHT_RATE_LIMIT: '120' },
  'with open previews': { TABLEWRIGHT_AUTH: 'on', TABLEWRIGHT_PREVIEW_AUTH: 'off' },
  'below a base path': { TABLEWRIGHT_BASE_PATH: '/api' },
};

/** Schemas and examples that were checked with other settings: compiling them all again would take four times as long. */
const checked = new Set<string>();

/** Whether a text is another one than all before. */
function isNew(text: string): boolean {
  const before = checked.size;
  return checked.add(text).size > before;
}

for (const [name, environment] of Object.entries(settings)) {
  describe(`the OpenAPI document, ${name}`, () => {
    let document: OpenApi;

    before(async () => {
      document = await openApiOf((await serve(environment)).url);
    });
    after(stopAll);

    it('is valid OpenAPI 3.1 according to @seriousme/openapi-schema-validator', async () => {
      const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });

      expect(errors).to.equal(undefined);
      expect(valid).to.equal(true);
    });

    it('is valid OpenAPI 3.1 according to @apidevtools/swagger-parser', () =>
      passes(() => SwaggerParser.validate(structuredClone(document) as never)));

    it('has schemas that compile in strict mode, each with a title', () => {
      const schemas = Schemas.of(document);
      for (const [component, schema] of Object.entries(document.components.schemas)) {
        expect(schema, component).to.have.property('title');
        if (!isNew(JSON.stringify([component, schema]))) continue;
        schemas.validator({ $ref: `#/components/schemas/${component}` });
      }
    });

    it('has alternatives that allow only the value of the discriminator that selects them', () => {
      const { schemas } = document.components;
      const discriminated = Object.values(schemas).filter(({ discriminator }) => discriminator);
      const selections = discriminated.flatMap(({ discriminator }) => {
        const { propertyName, mapping } = discriminator as Discriminator;
        return Object.entries(mapping).map(([value, reference]) => {
          const { properties, required } = schemas[reference.split('/').at(-1) ?? ''] as JsonSchema;
          const member = (properties as Record<string, JsonSchema>)[propertyName];
          return [value, member?.const, (required as string[]).includes(propertyName)];
        });
      });

      expect(selections.length).to.be.above(70);
      expect(
        selections.filter(([value, only, isNeeded]) => value !== only || !isNeeded),
      ).to.deep.equal([]);
    });

    it('has a unique operation id for every operation', () => {
      const ids = Object.values(document.paths)
        .flatMap((item) => Object.values(item))
        .map(({ operationId }) => operationId);

      expect(new Set(ids).size).to.equal(ids.length);
    });

    it('refers to every schema and every header that it defines, and to no others', () => {
      const references = [...objectsIn(document)].flatMap(([, { $ref }]) => $ref ?? []);
      const defined = (['schemas', 'headers'] as const).flatMap((kind) =>
        Object.keys(document.components[kind]).map((one) => `#/components/${kind}/${one}`),
      );

      expect([...new Set(references)]).to.include.members(
        defined.filter((one) => !isUnusedByOpenServers(one, environment)),
      );
      expect(references.filter((one) => !defined.includes(String(one)))).to.satisfy(
        (others: readonly string[]) =>
          everyOf(others, (one) => one === '#/components/parameters/RequestId'),
      );
    });

    it('has examples that match their schemas', () => {
      const schemas = Schemas.of(document);
      for (const [path, object] of objectsIn(document.paths)) {
        const { schema, example, examples = {} } = object;
        const isContent = typeof schema === 'object' && path.includes('/content/');
        if (!isContent || !isNew(JSON.stringify(object))) continue;
        const values = Object.values(examples as object).map(({ value }) => value);
        for (const value of example === undefined ? values : [...values, example]) {
          expect(schemas.faults(schema as never, value), path).to.equal('');
        }
      }
    });
  });
}

/** Whether a component is a header for limits or keys on a server that has neither. */
function isUnusedByOpenServers(one: string, environment: object): boolean {
  return !('TABLEWRIGHT_AUTH' in environment) && /RateLimit|WWW-Authenticate/.test(one);
}
