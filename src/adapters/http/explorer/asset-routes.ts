import { readFile } from 'node:fs/promises';
import { lazyPromise } from '../../../domain/basics/lazy-promise.js';
import { ConstantBody } from '../answers/constant-body.js';
import type { Route } from '../routes/route.js';
import { ASSETS_PATH, type Asset, assets } from './assets.js';

/** The folder `assets` of the package. */
const FOLDER = new URL('assets/', import.meta.resolve('tablewright/package.json'));

/** The path contains the version, so a client can cache the file forever. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** A route for each file in the list; no other file of the folder is served. */
export const assetRoutes: readonly Route[] = assets.map(assetRoute);

function assetRoute({ path, mediaType }: Asset): Route {
  const body = lazyPromise(async () =>
    ConstantBody.ofGzip(await readFile(new URL(`${path}.gz`, FOLDER))),
  );
  return {
    method: 'GET',
    path: `${ASSETS_PATH}/${path}`,
    purpose: 'a file of the explorer',
    access: 'public',
    handle: async (ctx) => {
      ctx.set({ 'Cache-Control': FOR_EVER, 'Content-Type': mediaType });
      await (await body()).send(ctx);
    },
  };
}
