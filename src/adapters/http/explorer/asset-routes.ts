import { readFile } from 'node:fs/promises';
import { ConstantBody } from '../answers/constant-body.js';
import type { Route } from '../routes/route.js';
import { ASSETS_PATH, type Asset, assets } from './assets.js';

/** The folder of the package, five up from the compiled file. */
const FOLDER = new URL('assets/', import.meta.resolve('tablewright/package.json'));

/** The version stands in the path, so what was once fetched holds for ever. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** A route for each file: a path that is not in the list leads nowhere. */
export const assetRoutes: readonly Route[] = assets.map(assetRoute);

function assetRoute({ path, mediaType }: Asset): Route {
  let kept: Promise<ConstantBody> | undefined;
  const load = async (): Promise<ConstantBody> =>
    ConstantBody.ofGzip(await readFile(new URL(`${path}.gz`, FOLDER)));
  return {
    method: 'GET',
    path: `${ASSETS_PATH}/${path}`,
    purpose: 'a file of the explorer',
    access: 'public',
    handle: async (ctx) => {
      kept ??= load();
      ctx.set({ 'Cache-Control': FOR_EVER, 'Content-Type': mediaType });
      await (await kept).send(ctx);
    },
  };
}
