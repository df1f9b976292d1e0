import type { RouteAccess } from '../access/entrance.js';
import type { Context } from '../context.js';
import type { Operation } from '../openapi/operation.js';

/**
 * One endpoint: the router, `GET /`, the OpenAPI document and the Allow header come from the same record.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base path, in the router's notation. */
  readonly path: string;
  readonly purpose: string;
  readonly access: RouteAccess;
  /** Set if a request is new work, which a server refuses while it shuts down, before it reads the body. */
  readonly isWork?: true;
  /** The description in the OpenAPI document; pages for people, and their files, have none. */
  readonly operation?: Operation;
  handle(ctx: Context): Promise<void> | void;
}

/** The path with parameters in braces, such as `/errors/{code}`, as OpenAPI writes it. */
export function pathTemplate({ path }: Route): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

/** Answers with a body that is already JSON text. */
export function sendJson(ctx: Context, body: string): void {
  ctx.set('Content-Type', 'application/json; charset=utf-8');
  ctx.body = body;
}
