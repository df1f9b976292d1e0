import type { ExpectedProfile } from '../../../application/ports/profile-store.js';
import type { KeepProfile } from '../../../application/profiles/keep-profile.js';
import type { KeyRecord } from '../../../domain/access/key-record.js';
import type { Entrance } from '../access/entrance.js';
import { orRefuse } from '../answers/or-refuse.js';
import type { BodyReader } from '../body/json-body.js';
import type { Context } from '../context.js';
import { Refusal } from '../refusal.js';
import {
  readProfileOperation,
  removeProfileOperation,
  saveProfileOperation,
} from './profile-operations.js';
import { type Route, sendJson } from './route.js';

const PATH = '/profile';

/** One strong ETag of ours. */
const TAG = /^"([0-9a-f]{32})"$/;

/** The encrypted profile of the caller's key. */
export function profileRoutes(
  keepProfile: KeepProfile,
  readBody: BodyReader,
  entrance: Entrance,
): readonly Route[] {
  const read: Route = {
    method: 'GET',
    path: PATH,
    purpose: 'read the encrypted profile of the key',
    access: 'key',
    operation: readProfileOperation,
    handle: async (ctx) => {
      await entrance.admitProfile(ctx);
      const { document, tag } = await orRefuse(keepProfile.read(callerOf(ctx)));
      ctx.set('ETag', `"${tag}"`);
      sendJson(ctx, document);
    },
  };
  const save: Route = {
    method: 'PUT',
    path: PATH,
    purpose: 'save the encrypted profile of the key',
    access: 'key',
    operation: saveProfileOperation,
    handle: async (ctx) => {
      const expected = expectedBy(ctx);
      if (expected === undefined) {
        throw new Refusal('precondition_required', {
          detail:
            'expected If-Match with the ETag of the profile that this one replaces, or If-None-Match: * for the first one',
        });
      }
      const body = await readBody(ctx);
      await entrance.admitProfile(ctx);
      const tag = await orRefuse(keepProfile.save(callerOf(ctx), body, expected));
      ctx.set('ETag', `"${tag}"`);
      ctx.status = 204;
    },
  };
  const remove: Route = {
    method: 'DELETE',
    path: PATH,
    purpose: 'remove the encrypted profile of the key',
    access: 'key',
    operation: removeProfileOperation,
    handle: async (ctx) => {
      const expected = expectedBy(ctx) ?? 'any';
      await entrance.admitProfile(ctx);
      await orRefuse(keepProfile.remove(callerOf(ctx), expected));
      ctx.status = 204;
    },
  };
  return [read, save, remove];
}

/** The version that a change expects, from its conditional headers (RFC 9110, 13.1); undefined without one. */
function expectedBy(ctx: Context): ExpectedProfile | undefined {
  const [match, noneMatch] = [ctx.get('If-Match').trim(), ctx.get('If-None-Match').trim()];
  if (match === '' && noneMatch === '') return undefined;
  if (match === '' && noneMatch === '*') return 'none';
  if (match === '*') return 'some';
  // A tag that is not ours matches no profile.
  return { tag: TAG.exec(match)?.[1] ?? '' };
}

/** The route is served only if requests need a key. */
function callerOf(ctx: Context): KeyRecord {
  const { caller } = ctx.state;
  if (caller === undefined) throw new Error('a route for keys was entered without a key');
  return caller;
}
