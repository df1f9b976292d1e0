/** Folders of `assets/`, which are in the paths too: other versions have other addresses. */
export const SWAGGER_UI = 'swagger-ui-5.35.0';
export const REDOC = 'redoc-2.5.4';

export const ASSETS_PATH = '/assets';

const SCRIPT = 'text/javascript; charset=utf-8';

/** A file of the explorer, by its path below `assets/`, where it lies compressed. */
export interface Asset {
  readonly path: string;
  readonly mediaType: string;
}

/** All that is served; nothing else of the folder can be asked for. */
export const assets = [
  { path: `${SWAGGER_UI}/swagger-ui-bundle.js`, mediaType: SCRIPT },
  { path: `${SWAGGER_UI}/swagger-ui-standalone-preset.js`, mediaType: SCRIPT },
  // The page of koa2-swagger-ui asks for it by this name.
  { path: `${SWAGGER_UI}/swagger-ui.min.css`, mediaType: 'text/css; charset=utf-8' },
  { path: `${SWAGGER_UI}/favicon-32x32.png`, mediaType: 'image/png' },
  { path: `${REDOC}/redoc.standalone.js`, mediaType: SCRIPT },
] as const satisfies readonly Asset[];
