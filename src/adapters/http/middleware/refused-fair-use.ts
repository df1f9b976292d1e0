import type { Entrance } from '../access/entrance.js';
import type { Middleware } from '../context.js';
import { problems } from '../problems.js';
import { Refusal } from '../refusal.js';

/**
 * Holds callers to fair use by their address where a request was refused before it was counted, so that
 * nobody can guess keys or send faults without end. What the server itself fails at costs nothing.
 */
export function refusedFairUse(entrance: Entrance): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const isTheirs = error instanceof Refusal && problems[error.code].status < 500;
      if (isTheirs && !ctx.state.isMetered) await entrance.meterAddress(ctx);
      throw error;
    }
  };
}
