import { OPENAPI_PATH, REDOC_PATH } from '../routes/paths.js';
import type { Route } from '../routes/route.js';
import { ASSETS_PATH, REDOC } from './assets.js';
import { headOf, htmlPage, sendPage } from './html-page.js';

/** ReDoc writes headings of level 5 below those of level 2. */
const HEADING_LEVELS = `new MutationObserver(() => {
  for (const heading of document.querySelectorAll('h5:not([aria-level])')) heading.setAttribute('aria-level', '3');
}).observe(document.body, { childList: true, subtree: true });`;

/** The page of ReDoc, the reference to read. */
export function redocPage(basePath: string): Route {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tablewright: reference</title>
${headOf(basePath)}
<style>body { margin: 0 }</style>
<main>
<redoc spec-url="${basePath}${OPENAPI_PATH}" hide-download-button show-extensions="x-rules"></redoc>
</main>
<script>${HEADING_LEVELS}</script>
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
