import type { KeptCatalogue } from '../../../application/tables/kept-catalogue.js';
import { lazyPromise } from '../../../domain/basics/lazy-promise.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import { JSON_TYPE } from '../answers/accept.js';
import { ConstantBody } from '../answers/constant-body.js';
import { type DocumentFacts, openApiDocument } from '../openapi/document.js';
import { OPENAPI_PATH } from './paths.js';
import type { Route } from './route.js';

/** The OpenAPI document, made at the first request and then cached. */
export function openApi(
  facts: DocumentFacts,
  engine: TableEngine,
  catalogue: KeptCatalogue,
  routes: () => readonly Route[],
): Route {
  const body = lazyPromise(async () => {
    const document = openApiDocument(routes(), engine, await catalogue(), facts);
    return ConstantBody.ofText(JSON.stringify(document));
  });
  return {
    method: 'GET',
    path: OPENAPI_PATH,
    purpose: 'this API as an OpenAPI 3.1 document',
    access: 'public',
    operation: {
      id: 'getOpenApi',
      tag: 'Catalogue',
      answers: {
        200: {
          description: 'The document.',
          headers: ['ETag'],
          content: { 'application/json': 'OpenApiDocument' },
        },
        304: {
          description: 'Not modified: If-None-Match has the current ETag.',
          headers: ['ETag'],
        },
      },
    },
    handle: async (ctx) => {
      const kept = await body();
      ctx.set({ 'Cache-Control': 'no-cache', 'Content-Type': JSON_TYPE });
      return kept.send(ctx);
    },
  };
}
