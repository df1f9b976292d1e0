import type { RouteAccess } from '../access/entrance.js';
import type { Context } from '../context.js';
import type { Operation } from '../openapi/operation.js';

/**
 * One endpoint: the router, `GET /`, the OpenAPI document and the Allow header come from the same record.
 */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** Below the base path, in the router's notation. */
  readonly path: string;
  readonly purpose: string;
  readonly access: RouteAccess;
  /** New work, which a server that shuts down refuses before it reads the body. */
  readonly isWork?: true;
  /** What the OpenAPI document tells; pages for people and their files have none. */
  readonly operation?: Operation;
  handle(ctx: Context): Promise<void> | void;
}

/** The path with its parameters as OpenAPI and people write them. */
export function pathTemplate({ path }: Route): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

/** An answer that is JSON text already. */
export function sendJson(ctx: Context, body: string): void {
  ctx.set('Content-Type', 'application/json; charset=utf-8');
  ctx.body = body;
}
