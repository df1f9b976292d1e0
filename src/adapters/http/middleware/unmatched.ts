import type { Middleware } from '../context.js';
import { Refusal } from '../refusal.js';

/** The Allow header of a path; empty for a path that does not exist. */
export type AllowedMethods = (path: string) => string;

/** Answers requests that match no route: OPTIONS with 204, other methods with 405, other paths with 404. */
export function unmatched(allowedMethods: AllowedMethods): Middleware {
  return (ctx) => {
    const allow =
      ctx.path === '*' ? 'DELETE, GET, HEAD, POST, PUT, OPTIONS' : allowedMethods(ctx.path);
    if (allow === '') throw new Refusal('not_found', { detail: 'there is nothing at this path' });
    if (ctx.method !== 'OPTIONS') throw methodNotAllowed(allow);
    ctx.set('Allow', allow);
    ctx.status = 204;
  };
}

export function methodNotAllowed(allow: string): Refusal {
  return new Refusal('method_not_allowed', {
    detail: `this path takes only the methods ${allow}`,
    headers: { Allow: allow },
  });
}
