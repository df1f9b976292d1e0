import { lazyPromise } from '../../../domain/basics/lazy-promise.js';
import { type HtmlPage, headOf } from '../explorer/html-page.js';
import { STUDIO_PATH } from '../routes/paths.js';
import { studioFiles } from './studio-files.js';

/**
 * The Content-Security-Policy of the page and of its scripts: a worker has the policy of its own script. Everything comes
 * from this server. The kernel of the engine is WebAssembly.
 */
export const STUDIO_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page where people make tables. Its HTML is made at the first request. */
export function studioPage(basePath: string): () => Promise<HtmlPage> {
  return lazyPromise(async () => {
    const { script, style, preloads } = await studioFiles();
    const folder = basePath + STUDIO_PATH;
    // The browser asks for all of them at once, also for those of the worker, in place of one level of imports after another.
    const links = [...preloads.page, ...preloads.engine]
      .map((name) => `<link rel="modulepreload" href="${folder}/${name}">\n`)
      .join('');
    const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Tablewright</title>
<meta name="description" content="Make tables of synthetic data in the browser.">
<meta name="color-scheme" content="light dark">
${headOf(basePath)}
<link rel="stylesheet" href="${folder}/${style}">
${links}<script type="module" src="${folder}/${script}"></script>
</head>
<body>
<div id="studio"></div>
<noscript>This page needs JavaScript. The <a href="${basePath}/docs">API explorer</a> and the command line make the same tables.</noscript>
</body>
</html>
`;
    return { html, policy: STUDIO_POLICY };
  });
}
