import type { JsonSchema } from '../../../domain/constraints/param.js';
import type { CatalogueEntry } from '../../../domain/field-types/catalogue.js';
import type { AccessPolicy } from '../access/entrance.js';
import type { ServiceFacts } from '../routes/home.js';
import type { Route } from '../routes/route.js';
import { answerHeaders } from './answer-headers.js';
import { hubSchemas } from './hub-schemas.js';
import { TAGS } from './operation.js';
import { pathItems } from './path-items.js';
import { problemSchemas } from './problem-responses.js';
import { responseExample } from './request-examples.js';
import { requestSchemas } from './request-schemas.js';
import { responseSchemas } from './response-schemas.js';
import { keyUse, securitySchemes } from './security.js';

export interface DocumentFacts extends ServiceFacts, AccessPolicy {}

const DESCRIPTION = `Synthetic tabular data from a schema: send a row count and typed fields, get random, never
real rows back in the same answer, as JSON, NDJSON, CSV or SQL. The same request with the same seed gives the
same bytes.

Rules that a schema cannot say stand beside it as \`x-rules\`. Whatever breaks a rule is refused with 422
before the first row, all faults at once.`;

/** The OpenAPI document, from the routes and the registries that the server itself works by. */
export function openApiDocument(
  routes: readonly Route[],
  entries: readonly CatalogueEntry[],
  facts: DocumentFacts,
): JsonSchema {
  const { basePath, version, limits } = facts;
  const asksForKeys = routes.some(({ access }) => keyUse(access, facts) !== 'none');
  const examples = { GenerateResponse: responseExample(entries) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tablewright',
      version,
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    // Relative to the document, so that it holds under every name that the server is reached by.
    servers: [{ url: basePath === '' ? '/' : basePath }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: pathItems(routes, facts, examples),
    components: {
      schemas: {
        ...requestSchemas(limits, localesOf(entries)),
        ...responseSchemas,
        ...hubSchemas(limits),
        ...problemSchemas(basePath),
      },
      parameters: {
        RequestId: {
          name: 'X-Request-Id',
          in: 'header',
          description:
            'Names the request in the log of the server; one of another form is passed over.',
          required: false,
          schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,64}$' },
        },
      },
      headers: answerHeaders,
      ...(asksForKeys && { securitySchemes }),
    },
  };
}

/** Types that need no words have every locale that there is. */
function localesOf(entries: readonly CatalogueEntry[]): readonly string[] {
  return [...new Set(entries.flatMap(({ locales }) => locales))].sort();
}
