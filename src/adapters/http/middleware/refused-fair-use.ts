import type { Entrance } from '../access/entrance.js';
import type { Middleware } from '../context.js';
import { problems } from '../problems.js';
import { Refusal } from '../refusal.js';

/**
 * Counts a request for its address if it was refused before it was counted for its key, so that nobody can guess keys
 * or send invalid requests without a limit. Failures of the server (status 500 and above) are not counted.
 */
export function refusedFairUse(entrance: Entrance): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const isCallersFault = error instanceof Refusal && problems[error.code].status < 500;
      if (isCallersFault && !ctx.state.isMetered) await entrance.meterAddress(ctx);
      throw error;
    }
  };
}
