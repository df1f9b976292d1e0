import type { KeptCatalogue } from '../../../application/tables/kept-catalogue.js';
import { lazyPromise } from '../../../domain/basics/lazy-promise.js';
import type { CatalogueEntry } from '../../../domain/catalogue/catalogue.js';
import { invalidRequest } from '../../../domain/errors/failure.js';
import { JSON_TYPE } from '../answers/accept.js';
import { ConstantBody } from '../answers/constant-body.js';
import type { Context } from '../context.js';
import { refusalOf } from '../refusal.js';
import type { Route } from './route.js';

const VIEWS = ['full', 'compact'] as const;
type View = (typeof VIEWS)[number];

/** The catalogue. It never changes while the server runs, so each view is serialized only once. */
export function fieldTypes(catalogue: KeptCatalogue): Route {
  const bodyOf = (view: View): (() => Promise<ConstantBody>) =>
    lazyPromise(async () => ConstantBody.ofText(write(view, await catalogue())));
  const bodies = { full: bodyOf('full'), compact: bodyOf('compact') };
  return {
    method: 'GET',
    path: '/field-types',
    purpose: 'catalogue of field types and constraints; ?view=compact returns only the names',
    access: 'public',
    operation: {
      id: 'listFieldTypes',
      tag: 'Catalogue',
      parameters: [
        {
          name: 'view',
          in: 'query',
          description: 'Whether to return the whole description of each type or only its name.',
          schema: { type: 'string', enum: VIEWS, default: 'full' },
        },
      ],
      answers: {
        200: {
          description: 'The field types.',
          headers: ['ETag'],
          content: { 'application/json': 'FieldTypeCatalogue' },
        },
        304: {
          description: 'Not modified: If-None-Match has the current ETag.',
          headers: ['ETag'],
        },
      },
      refusals: ['invalid_request'],
    },
    handle: async (ctx) => {
      const body = await bodies[viewOf(ctx)]();
      ctx.set('Content-Type', JSON_TYPE);
      return body.send(ctx);
    },
  };
}

function write(view: View, entries: readonly CatalogueEntry[]): string {
  if (view === 'full') return JSON.stringify({ field_types: entries });
  const types = entries.map(({ type }) => type);
  return JSON.stringify({ types, count: types.length });
}

function viewOf(ctx: Context): View {
  // Koa's `ctx.query` takes time that grows with the square of the number of parameters.
  const [asked = 'full', ...others] = new URLSearchParams(ctx.querystring).getAll('view');
  const view = others.length > 0 ? undefined : VIEWS.find((name) => name === asked);
  if (view !== undefined) return view;
  const expected = `one of ${VIEWS.join(', ')}`;
  const fault = { path: '/view', message: `expected view to be ${expected}`, expected };
  throw refusalOf(invalidRequest(fault));
}
