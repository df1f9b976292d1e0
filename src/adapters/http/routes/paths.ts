/** Paths that other pages link to. */
export const OPENAPI_PATH = '/openapi.json';
export const DOCS_PATH = '/docs';
export const REDOC_PATH = '/redoc';
export const FAVICON_SVG = '/favicon.svg';
export const STUDIO_PATH = '/studio';
