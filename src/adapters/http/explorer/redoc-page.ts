import { OPENAPI_PATH, REDOC_PATH } from '../routes/paths.js';
import type { Route } from '../routes/route.js';
import { ASSETS_PATH, REDOC, SWAGGER_UI } from './assets.js';
import { htmlPage, sendPage } from './html-page.js';

/** ReDoc: the interface to be read. */
export function redocPage(basePath: string): Route {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tablewright: reference</title>
<link rel="icon" type="image/png" href="${basePath}${ASSETS_PATH}/${SWAGGER_UI}/favicon-32x32.png">
<style>body { margin: 0 }</style>
<redoc spec-url="${basePath}${OPENAPI_PATH}" hide-download-button show-extensions="x-rules"></redoc>
<script src="${basePath}${ASSETS_PATH}/${REDOC}/redoc.standalone.js"></script>
</html>
`;
  // The index of its search is made by a worker out of the script itself.
  const page = htmlPage(html, { 'worker-src': "'self' blob:" });
  return {
    method: 'GET',
    path: REDOC_PATH,
    purpose: 'the reference, to be read',
    access: 'public',
    handle: (ctx) => sendPage(ctx, page),
  };
}
