import type { ListFieldTypes } from '../../../application/use-cases/list-field-types.js';
import { type KeptBody, keptText, sendKept } from '../answers/kept-body.js';
import { type DocumentFacts, openApiDocument } from '../openapi/document.js';
import { OPENAPI_PATH } from './paths.js';
import type { Route } from './route.js';

/** The OpenAPI document, made when it is first asked for and kept. */
export function openApi(
  facts: DocumentFacts,
  listFieldTypes: ListFieldTypes,
  routes: () => readonly Route[],
): Route {
  let kept: Promise<KeptBody> | undefined;
  const make = (): Promise<KeptBody> => {
    const document = openApiDocument(routes(), listFieldTypes.run(), facts);
    return keptText('application/json; charset=utf-8', JSON.stringify(document));
  };
  return {
    method: 'GET',
    path: OPENAPI_PATH,
    purpose: 'this interface as an OpenAPI 3.1 document',
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
        304: { description: 'As If-None-Match names it.', headers: ['ETag'] },
      },
    },
    handle: async (ctx) => {
      kept ??= make();
      await sendKept(ctx, await kept, 'no-cache');
    },
  };
}
