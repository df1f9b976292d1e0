import { PREVIEW_ROWS } from '../../../application/tables/preview-data.js';
import { MAX_FIELDS, type RequestLimits } from '../../../domain/schema/params/limits.js';
import { type HtmlPage, sendPage } from '../explorer/html-page.js';
import { DOCS_PATH, OPENAPI_PATH, REDOC_PATH } from './paths.js';
import { pathTemplate, type Route, sendJson } from './route.js';

export interface ServiceFacts {
  readonly version: string;
  readonly basePath: string;
  readonly limits: RequestLimits;
  readonly bodyLimit: number;
  /** The largest encrypted profile in bytes. */
  readonly profileLimit: number;
  /** Requests per key and UTC day; 0 means unlimited. */
  readonly dailyLimit: number;
  /** Requests per minute of a key, or of an address without a key; 0 means unlimited. */
  readonly rateLimit: number;
}

/** The description of the service, with its endpoints and limits. Browsers get the page where people make tables. */
export function home(
  facts: ServiceFacts,
  routes: () => readonly Route[],
  page: () => Promise<HtmlPage>,
): Route {
  let written: string | undefined;
  return {
    method: 'GET',
    path: '/',
    purpose: 'health check and API information',
    access: 'public',
    operation: {
      id: 'getService',
      tag: 'Service',
      answers: {
        200: {
          description: 'Information for programs; the page where people make tables for browsers.',
          content: { 'application/json': 'Service', 'text/html': 'Text' },
        },
      },
    },
    handle: async (ctx) => {
      ctx.vary('Accept');
      if (ctx.accepts('application/json', 'text/html') === 'text/html') {
        ctx.set('Cache-Control', 'no-cache');
        sendPage(ctx, await page());
        return;
      }
      written ??= description(facts, routes());
      sendJson(ctx, written);
    },
  };
}

function description(facts: ServiceFacts, routes: readonly Route[]): string {
  const { version, basePath, limits, bodyLimit, profileLimit, dailyLimit, rateLimit } = facts;
  const endpoints = routes
    .filter(({ operation }) => operation !== undefined)
    .map((route) => ({
      method: route.method,
      path: basePath + pathTemplate(route),
      purpose: route.purpose,
    }));
  return JSON.stringify({
    name: 'tablewright',
    version,
    status: 'healthy',
    description: 'Synthetic tabular data from a schema, reproducible by seed.',
    endpoints,
    docs: {
      swagger_ui: basePath + DOCS_PATH,
      redoc: basePath + REDOC_PATH,
      openapi: basePath + OPENAPI_PATH,
    },
    limits: {
      rows_per_request: limits.rows,
      rows_per_preview: PREVIEW_ROWS,
      fields_per_request: MAX_FIELDS,
      fields_per_set: limits.fieldsOfSet ?? null,
      cells_of_changes: limits.cellsOfChanges ?? null,
      cells_per_request: limits.cells,
      body_bytes: bodyLimit,
      profile_bytes: profileLimit,
      requests_per_day: dailyLimit || null,
      requests_per_minute: rateLimit || null,
    },
  });
}
