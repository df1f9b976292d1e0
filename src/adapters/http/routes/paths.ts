/** Paths that other pages lead to. */
export const OPENAPI_PATH = '/openapi.json';
export const DOCS_PATH = '/docs';
export const REDOC_PATH = '/redoc';
