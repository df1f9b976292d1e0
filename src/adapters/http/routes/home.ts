import { PREVIEW_ROWS } from '../../../application/use-cases/preview-data.js';
import { MAX_FIELDS, type RequestLimits } from '../../../domain/schema/limits.js';
import { type Route, sendJson } from './route.js';

export interface ServiceFacts {
  readonly version: string;
  readonly basePath: string;
  readonly limits: RequestLimits;
  readonly bodyLimit: number;
  /** Requests of a key a UTC day; 0 is no limit. */
  readonly dailyLimit: number;
  /** Requests a minute of a key, or of an address without one; 0 is no limit. */
  readonly rateLimit: number;
}

/** What the service is and where its endpoints are. */
export function home(facts: ServiceFacts, others: readonly Route[]): Route {
  const { version, basePath, limits, bodyLimit, dailyLimit, rateLimit } = facts;
  const route: Route = {
    method: 'GET',
    path: '/',
    purpose: 'health check and API information',
    access: 'public',
    handle: (ctx) => {
      ctx.vary('Accept');
      sendJson(ctx, body);
    },
  };
  const endpoints = [route, ...others].map(({ method, path, purpose }) => ({
    method,
    path: basePath + path,
    purpose,
  }));
  const body = JSON.stringify({
    name: 'tablewright',
    version,
    status: 'healthy',
    description: 'Synthetic tabular data from a schema: JSON, CSV or SQL, reproducible by seed.',
    endpoints,
    limits: {
      rows_per_request: limits.rows,
      rows_per_preview: PREVIEW_ROWS,
      fields_per_request: MAX_FIELDS,
      cells_per_request: limits.cells,
      body_bytes: bodyLimit,
      requests_per_day: dailyLimit || null,
      requests_per_minute: rateLimit || null,
    },
  });
  return route;
}
