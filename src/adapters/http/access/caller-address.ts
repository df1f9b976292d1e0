import type { Context } from '../context.js';

/** The address that a request comes from. */
export function callerAddress(ctx: Context): string {
  return ctx.req.socket.remoteAddress ?? '';
}
