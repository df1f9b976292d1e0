import type { CatalogueEntry } from '../../../domain/catalogue/catalogue.js';
import type { JsonSchema } from '../../../domain/constraints/param.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import type { AccessPolicy } from '../access/entrance.js';
import type { ServiceFacts } from '../routes/home.js';
import type { Route } from '../routes/route.js';
import { agentSchemas } from './agent-schemas.js';
import { answerHeaders } from './answer-headers.js';
import { hubSchemas } from './hub-schemas.js';
import { TAGS } from './operation.js';
import { pathItems } from './path-items.js';
import { problemSchemas } from './problem-responses.js';
import { profileSchemas } from './profile-schemas.js';
import { responseExample } from './request-examples.js';
import { requestSchemas } from './request-schemas.js';
import { responseSchemas } from './response-schemas.js';
import { keyUse, securitySchemes } from './security.js';
import { changesSchema, setSchemas } from './set-schemas.js';

export interface DocumentFacts extends ServiceFacts, AccessPolicy {}

function descriptionOf({ formats }: TableEngine): string {
  return `Synthetic tabular data from a schema: send a schema and a row count, and realistic but invented rows come back in
the same response, in one of the formats ${[...formats.keys()].join(', ')}. The same request with the same seed gives the same bytes.

Rules that JSON Schema cannot express are listed under \`x-rules\`. A request that breaks a rule is refused with 422
before any row is generated; all faults are reported at once.`;
}

/** The OpenAPI document, made from the same routes and registries that the server uses. */
export function openApiDocument(
  routes: readonly Route[],
  engine: TableEngine,
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
      description: descriptionOf(engine),
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    // Relative to the document, so that it is valid under every host name of the server.
    servers: [{ url: basePath === '' ? '/' : basePath }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: pathItems(routes, facts, examples),
    components: {
      schemas: {
        ...requestSchemas(engine, limits, localesOf(entries)),
        ...setSchemas(engine, limits, localesOf(entries)),
        ...changesSchema(engine, limits, localesOf(entries)),
        ...responseSchemas(engine),
        ...hubSchemas({ limits, formats: engine.formats, compressions: engine.compressions }),
        ...agentSchemas,
        ...(facts.auth === 'on' && profileSchemas),
        ...problemSchemas(basePath),
      },
      parameters: {
        RequestId: {
          name: 'X-Request-Id',
          in: 'header',
          description:
            'Identifies the request in the log of the server. A value of another form is ignored.',
          required: false,
          schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,64}$' },
        },
      },
      headers: answerHeaders,
      ...(asksForKeys && { securitySchemes }),
    },
  };
}

/** All locales: the union over all types, because types without word lists support every locale. */
function localesOf(entries: readonly CatalogueEntry[]): readonly string[] {
  return [...new Set(entries.flatMap(({ locales }) => locales))].sort();
}
