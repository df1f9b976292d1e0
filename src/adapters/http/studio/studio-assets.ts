import { ConstantBody } from '../answers/constant-body.js';
import { Refusal } from '../refusal.js';
import { STUDIO_PATH } from '../routes/paths.js';
import type { Route } from '../routes/route.js';
import { readStudioFile, studioFiles } from './studio-files.js';
import { STUDIO_POLICY } from './studio-page.js';

/** The name contains a hash of the content, so a client can cache the file forever. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  bin: 'application/octet-stream',
};

/** The routes of the files of the page. They serve those that the build lists, and no other file of the folder. */
export function studioAssets(): readonly Route[] {
  const bodies = new Map<string, Promise<ConstantBody>>();
  return ['/:file', '/:folder/:file'].map((below) => ({
    method: 'GET',
    path: STUDIO_PATH + below,
    purpose: 'a file of the page',
    // One visit loads dozens of them: two colleagues behind one address would reach the limit.
    access: 'unmetered',
    handle: async (ctx) => {
      const { folder, file } = ctx.params as Readonly<Record<string, string | undefined>>;
      const name = folder === undefined ? `${file}` : `${folder}/${file}`;
      const { files } = await studioFiles();
      if (!files.includes(name)) {
        throw new Refusal('not_found', { detail: 'the page has no such file' });
      }
      const body = bodies.get(name) ?? readStudioFile(name).then(ConstantBody.ofGzip);
      bodies.set(name, body);
      body.catch(() => bodies.delete(name));
      ctx.set({
        'Cache-Control': FOR_EVER,
        'Content-Security-Policy': STUDIO_POLICY,
        'Content-Type': MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain',
      });
      await (await body).send(ctx);
    },
  }));
}
