import type { Log } from '../../../application/ports/log.js';
import { answerBeforeBody, hasUnreadBody } from '../body/unread-body.js';
import type { Context, Middleware } from '../context.js';
import { PROBLEM_TYPE, problemDocument } from '../problem-document.js';
import { problems } from '../problems.js';
import { Refusal } from '../refusal.js';

/** Turns whatever is thrown into problem+json; stands outside of all that can throw. */
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

function answer(ctx: Context, { code, particulars }: Refusal, basePath: string): void {
  const body = problemDocument(code, particulars, ctx.state.requestId, basePath);
  ctx.status = problems[code].status;
  ctx.set('Content-Type', PROBLEM_TYPE);
  if (particulars.headers) ctx.set({ ...particulars.headers });
  if (!hasUnreadBody(ctx.req)) {
    ctx.body = body;
    return;
  }
  ctx.set('Connection', 'close');
  ctx.body = answerBeforeBody(ctx.req, body);
  ctx.length = Buffer.byteLength(body);
}

/** The answer says nothing of a defect; the log says all, under the same request id. */
function defect(ctx: Context, error: unknown, log: Log): Refusal {
  const stack = error instanceof Error ? error.stack : String(error);
  log.error('defect', { request_id: ctx.state.requestId, route: ctx.state.route ?? null, stack });
  return new Refusal('internal_error', { detail: 'the server failed to answer this request' });
}
