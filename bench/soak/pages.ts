import type { Action } from './action.js';

const PATHS = [
  '/',
  '/field-types',
  '/field-types?view=compact',
  '/openapi.json',
  '/docs',
  '/redoc',
  '/errors/invalid_request',
];

/** Requests that need no key. */
export const pages: readonly Action[] = [
  ...PATHS.map(
    (path) =>
      ({
        name: path,
        share: 1,
        run: (client) => client.ask({ what: path, method: 'GET', path, same: path }),
      }) satisfies Action,
  ),
  ...['/ready', '/metrics'].map(
    (path) =>
      ({
        name: path,
        share: 1,
        run: (client) => client.ask({ what: path, method: 'GET', path }),
      }) satisfies Action,
  ),
];
