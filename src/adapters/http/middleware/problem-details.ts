import type { Log } from '../../../application/ports/log.js';
import { answerBeforeBody, hasUnreadBody } from '../body/unread-body.js';
import type { Context, Middleware } from '../context.js';
import { PROBLEM_TYPE, problemDocument } from '../problem-document.js';
import { problems } from '../problems.js';
import { Refusal } from '../refusal.js';

/** Turns every thrown error into a problem document. Must run outside of all middleware that can throw. */
export function problemDetails(log: Log, basePath: string): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (ctx.state.signal.aborted) return;
      if (ctx.headerSent) throw error;
      answer(ctx, error instanceof Refusal ? error : defect(ctx, error, log), basePath);
    }
  };
}

/** Headers that a route may have set for the body that it failed to send. */
const OF_THE_BODY = ['Content-Disposition', 'Content-Encoding', 'ETag'];

function answer(ctx: Context, { code, particulars }: Refusal, basePath: string): void {
  const body = problemDocument(code, particulars, ctx.state.requestId, basePath);
  ctx.status = problems[code].status;
  for (const name of OF_THE_BODY) ctx.remove(name);
  ctx.set({ 'Cache-Control': 'no-store', 'Content-Type': PROBLEM_TYPE });
  if (particulars.headers) ctx.set({ ...particulars.headers });
  if (!hasUnreadBody(ctx.req)) {
    ctx.body = body;
    return;
  }
  ctx.set('Connection', 'close');
  ctx.body = answerBeforeBody(ctx.req, body);
  ctx.length = Buffer.byteLength(body);
}

/** The refusal for a defect. Only the log has its cause, under the same request id. */
function defect(ctx: Context, error: unknown, log: Log): Refusal {
  const stack = error instanceof Error ? error.stack : String(error);
  log.error('defect', { request_id: ctx.state.requestId, route: ctx.state.route ?? null, stack });
  return new Refusal('internal_error', { detail: 'the server failed to answer this request' });
}
