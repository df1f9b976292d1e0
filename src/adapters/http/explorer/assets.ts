/** Folders of `assets/`. They are part of the paths, so each version has its own URL. */
export const SWAGGER_UI = 'swagger-ui-5.35.0';
export const REDOC = 'redoc-2.5.4';

export const ASSETS_PATH = '/assets';

const SCRIPT = 'text/javascript; charset=utf-8';

/** A file of the explorer, by its path below `assets/`, where it is stored gzipped. */
export interface Asset {
  readonly path: string;
  readonly mediaType: string;
}

/** All files that the explorer serves. */
export const assets = [
  { path: `${SWAGGER_UI}/swagger-ui-bundle.js`, mediaType: SCRIPT },
  { path: `${SWAGGER_UI}/swagger-ui-standalone-preset.js`, mediaType: SCRIPT },
  // The page of koa2-swagger-ui uses this name.
  { path: `${SWAGGER_UI}/swagger-ui.min.css`, mediaType: 'text/css; charset=utf-8' },
  { path: `${REDOC}/redoc.standalone.js`, mediaType: SCRIPT },
] as const satisfies readonly Asset[];
