import type { CheckReadiness } from '../../../application/access/check-readiness.js';
import { Refusal } from '../refusal.js';
import { type Route, sendJson } from './route.js';

/** The readiness probe: whether a load balancer should send requests to this server. */
export function ready(checkReadiness: CheckReadiness): Route {
  return {
    method: 'GET',
    path: '/ready',
    purpose: 'readiness check: whether the server accepts new work',
    access: 'unmetered',
    operation: {
      id: 'getReadiness',
      tag: 'Service',
      answers: {
        200: {
          description: 'The server accepts new work.',
          content: { 'application/json': 'Readiness' },
        },
      },
      refusals: ['unavailable'],
    },
    handle: async (ctx) => {
      const readiness = await checkReadiness.run()();
      if (readiness.ready) return sendJson(ctx, JSON.stringify({ status: 'ready' }));
      throw new Refusal('unavailable', {
        detail: `not ready: ${readiness.waiting.join(', ')}`,
        headers: { 'Retry-After': '5' },
      });
    },
  };
}
