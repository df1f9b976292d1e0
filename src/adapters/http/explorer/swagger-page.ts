import type { SwaggerOptions } from 'koa2-swagger-ui';
import { lazyPromise } from '../../../domain/basics/lazy-promise.js';
import type { Middleware } from '../context.js';
import { DOCS_PATH, OPENAPI_PATH } from '../routes/paths.js';
import type { Route } from '../routes/route.js';
import { ASSETS_PATH, SWAGGER_UI } from './assets.js';
import { type HtmlPage, headOf, htmlPage, sendPage } from './html-page.js';

/** Fonts from another host; koa2-swagger-ui has no option to leave them out. */
const FOREIGN_FONTS = /^.*<link href="https:\/\/fonts\.googleapis\.com[^>]*>\n/m;

/** The icon of the package, replaced by our head: the page has no viewport, so phones would show it 980 pixels wide. */
const PACKAGE_ICON = /<link rel="icon"[^>]*>/;

/**
 * A field has one schema for each type, and Swagger UI lists all of their titles: the list is cut after one line. The
 * column of links between operations is empty, and too wide for a phone.
 */
const STYLE = `.json-schema-2020-12__attribute--primary {
  display: inline-block; max-width: 24em; overflow: hidden;
  text-overflow: ellipsis; vertical-align: bottom; white-space: nowrap;
}
@media (max-width: 600px) { .swagger-ui .response-col_links { display: none; } }`;

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
  }) as unknown as Middleware;
  // The middleware reads nothing from the request and sets only the body.
  const answer = { body: '' };
  await middleware(answer as unknown as Parameters<Middleware>[0], async () => {});
  return htmlPage(answer.body.replace(FOREIGN_FONTS, '').replace(PACKAGE_ICON, headOf(basePath)));
}
