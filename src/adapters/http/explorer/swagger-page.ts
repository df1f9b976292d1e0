import type { SwaggerOptions } from 'koa2-swagger-ui';
import { lazyPromise } from '../../../domain/basics/lazy-promise.js';
import type { Context } from '../context.js';
import { DOCS_PATH, OPENAPI_PATH } from '../routes/paths.js';
import type { Route } from '../routes/route.js';
import { ASSETS_PATH, SWAGGER_UI } from './assets.js';
import { type HtmlPage, headOf, htmlPage, sendPage } from './html-page.js';
import { swaggerPlugin } from './swagger-plugin.js';

/** Fonts from another host; koa2-swagger-ui has no option to leave them out. */
const FOREIGN_FONTS = /^.*<link href="https:\/\/fonts\.googleapis\.com[^>]*>\n/m;

/** The icon of the package, replaced by our head: the page has no viewport, so phones would show it 980 pixels wide. */
const PACKAGE_ICON = /<link rel="icon"[^>]*>/;

/**
 * A field has one schema for each type, and Swagger UI lists all of their titles: the list is cut after one line. The
 * column of links between operations is empty, and too wide for a phone. The colors have a contrast of 4.5 or more.
 */
const STYLE = `.json-schema-2020-12__attribute--primary {
  display: inline-block; max-width: 24em; overflow: hidden;
  text-overflow: ellipsis; vertical-align: bottom; white-space: nowrap;
}
@media (max-width: 600px) { .swagger-ui .response-col_links { display: none; } }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.swagger-ui .problem button {
  padding: 0; border: 0; background: none; color: #1765ad; font: inherit; text-align: left; cursor: pointer;
}
.swagger-ui .problem button::before { content: '▸ '; }
.swagger-ui .problem button[aria-expanded=true]::before { content: '▾ '; }
.swagger-ui .problem td { padding-top: 0; }
.swagger-ui .info a, .swagger-ui .info .url, .swagger-ui .info .link, .swagger-ui .markdown a { color: #1765ad; }
.swagger-ui .info .title small { background: #555c69; }
.swagger-ui .info .title small.version-stamp { background: #3f6212; }
.swagger-ui .info .title small pre { color: #fff; }
.swagger-ui .btn.authorize { border-color: #15803d; color: #15703a; }
.swagger-ui .btn.authorize svg { fill: #15703a; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #15703a; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1765ad; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #92500a; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #b91c1c; }
.swagger-ui .btn.cancel { border-color: #b91c1c; color: #b91c1c; }
.swagger-ui .btn.execute { border-color: #1765ad; background: #1765ad; }
.swagger-ui .parameter__in, .swagger-ui .prop-format { color: #4b5563; }
.swagger-ui .json-schema-2020-12-expand-deep-button { color: #374151; }
.swagger-ui .download-contents { background: #4b5563; }
.swagger-ui .microlight span[style*='211, 99, 99'] { color: #ff9d9d !important; }`;

/** The page of Swagger UI, the explorer to try requests in. */
export function swaggerPage(basePath: string): Route {
  const rendered = lazyPromise(() => render(basePath));
  return {
    method: 'GET',
    path: DOCS_PATH,
    purpose: 'the API explorer (Swagger UI)',
    access: 'public',
    handle: async (ctx) => sendPage(ctx, await rendered()),
  };
}

/** The options of Swagger UI. The types of koa2-swagger-ui allow no numbers, hence `object`. */
function optionsOf(basePath: string): object {
  return {
    url: basePath + OPENAPI_PATH,
    // By default the page calls a validator on another host.
    validatorUrl: null,
    tryItOutEnabled: true,
    showExtensions: true,
    displayRequestDuration: true,
    defaultModelsExpandDepth: 0,
    // The name of a function that the page defines.
    plugins: swaggerPlugin.name,
  };
}

/**
 * Renders the page at its first request: loading the templates and their helpers takes time and memory that most starts
 * do not need. Node never retries a failed import, so server-limits.ts reserves file descriptors for it.
 */
async function render(basePath: string): Promise<HtmlPage> {
  const { koaSwagger } = await import('koa2-swagger-ui');
  const assets = basePath + ASSETS_PATH;
  const middleware = koaSwagger({
    title: 'Tablewright: explorer',
    // The router already matches the path; the test of the package is not anchored.
    routePrefix: false,
    hideTopbar: true,
    swaggerCdnUrl: assets,
    swaggerVersion: SWAGGER_UI,
    customCSS: STYLE,
    swaggerOptions: optionsOf(basePath) as SwaggerOptions,
  });
  // The middleware reads nothing from the request and sets only the body.
  const answer = { body: '' };
  await middleware(answer as unknown as Context, async () => {});
  const html = answer.body
    .replace(FOREIGN_FONTS, '')
    .replace(PACKAGE_ICON, headOf(basePath))
    .replace('<script>', () => `<script>\n${swaggerPlugin}\n`);
  return htmlPage(html);
}
