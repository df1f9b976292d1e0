import type { SwaggerOptions } from 'koa2-swagger-ui';
import type { Middleware } from '../context.js';
import { DOCS_PATH, OPENAPI_PATH } from '../routes/paths.js';
import type { Route } from '../routes/route.js';
import { ASSETS_PATH, SWAGGER_UI } from './assets.js';
import { type HtmlPage, htmlPage, sendPage } from './html-page.js';

/** Fonts of another host, which koa2-swagger-ui has no option to leave out. */
const FOREIGN_FONTS = /^.*<link href="https:\/\/fonts\.googleapis\.com[^>]*>\n/m;

/** A field has one shape for each type, and their kinds are told one after another: cut after a line. */
const STYLE = `.json-schema-2020-12__attribute--primary {
  display: inline-block; max-width: 24em; overflow: hidden;
  text-overflow: ellipsis; vertical-align: bottom; white-space: nowrap;
}`;

/** Swagger UI: the interface to be tried out. */
export function swaggerPage(basePath: string): Route {
  let rendered: Promise<HtmlPage> | undefined;
  return {
    method: 'GET',
    path: DOCS_PATH,
    purpose: 'the explorer, to be tried out',
    access: 'public',
    handle: async (ctx) => {
      rendered ??= render(basePath);
      sendPage(ctx, await rendered);
    },
  };
}

/** What the page is told. Its own types know no numbers. */
function optionsOf(basePath: string): object {
  return {
    url: basePath + OPENAPI_PATH,
    // Else the page asks a validator of another host.
    validatorUrl: null,
    tryItOutEnabled: true,
    showExtensions: true,
    displayRequestDuration: true,
    defaultModelsExpandDepth: 0,
  };
}

/** Made when it is first asked for: to load the templates and their helpers takes time that a start need not. */
async function render(basePath: string): Promise<HtmlPage> {
  const { koaSwagger } = await import('koa2-swagger-ui');
  const assets = basePath + ASSETS_PATH;
  const middleware = koaSwagger({
    title: 'Tablewright: explorer',
    // The route is the router's: the package's own test of paths is not anchored.
    routePrefix: false,
    hideTopbar: true,
    swaggerCdnUrl: assets,
    swaggerVersion: SWAGGER_UI,
    favicon: `${assets}/${SWAGGER_UI}/favicon-32x32.png`,
    customCSS: STYLE,
    swaggerOptions: optionsOf(basePath) as SwaggerOptions,
  }) as unknown as Middleware;
  // It reads nothing of the request and sets nothing but the body.
  const answer = { body: '' };
  await middleware(answer as unknown as Parameters<Middleware>[0], async () => {});
  return htmlPage(answer.body.replace(FOREIGN_FONTS, ''));
}
