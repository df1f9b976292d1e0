import { Router } from '@koa/router';
import type { Gate } from '../../../application/ports/gate.js';
import type { Entrance } from '../access/entrance.js';
import type { Context, Middleware, RequestState } from '../context.js';
import type { AllowedMethods } from '../middleware/unmatched.js';
import { Refusal } from '../refusal.js';
import type { Route } from './route.js';

export interface Routing {
  readonly dispatch: Middleware;
  readonly allowedMethods: AllowedMethods;
}

/** Makes the router, and the look-up of allowed methods, from the table of routes. */
export function routing(
  routes: readonly Route[],
  basePath: string,
  gate: Gate,
  entrance: Entrance,
): Routing {
  const router = new Router<RequestState>({ strict: true, sensitive: true });
  for (const route of routes) {
    for (const path of fullPaths(route, basePath)) {
      router.register(path, [route.method], (ctx) => run(route, ctx as Context, gate, entrance));
    }
  }
  return {
    dispatch: router.routes() as Middleware,
    allowedMethods: (path) => {
      const methods = router.match(path, 'OPTIONS').path.flatMap((layer) => layer.methods);
      return methods.length === 0 ? '' : [...new Set(methods.sort()), 'OPTIONS'].join(', ');
    },
  };
}

/** The full paths of a route: the root of a base path answers with and without a trailing slash. */
function fullPaths({ path }: Route, basePath: string): readonly string[] {
  return path === '/' && basePath !== '' ? [basePath, `${basePath}/`] : [basePath + path];
}

async function run(route: Route, ctx: Context, gate: Gate, entrance: Entrance): Promise<void> {
  ctx.state.route = route.path;
  if (route.isWork && gate.draining) {
    throw new Refusal('draining', {
      detail: 'the server is shutting down',
      headers: { 'Retry-After': '5' },
    });
  }
  await entrance.enter(ctx, route.access);
  await route.handle(ctx);
}
