import { OPENAPI_PATH, REDOC_PATH } from '../routes/paths.js';
import type { Route } from '../routes/route.js';
import { ASSETS_PATH, REDOC } from './assets.js';
import { headOf, htmlPage, sendPage } from './html-page.js';

/** The page of ReDoc, the reference to read. */
export function redocPage(basePath: string): Route {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tablewright: reference</title>
${headOf(basePath)}
<style>body { margin: 0 }</style>
<redoc spec-url="${basePath}${OPENAPI_PATH}" hide-download-button show-extensions="x-rules"></redoc>
<script src="${basePath}${ASSETS_PATH}/${REDOC}/redoc.standalone.js"></script>
</html>
`;
  // ReDoc builds the index of its search in a worker that it creates from a blob.
  const page = htmlPage(html, { 'worker-src': "'self' blob:" });
  return {
    method: 'GET',
    path: REDOC_PATH,
    purpose: 'the API reference (ReDoc)',
    access: 'public',
    handle: (ctx) => sendPage(ctx, page),
  };
}
