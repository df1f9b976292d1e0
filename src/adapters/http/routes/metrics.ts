import type { Exposition } from '../../../application/ports/metrics.js';
import type { Route } from './route.js';

/** The metrics, as a monitoring system reads them. */
export function metricsPage({ mediaType, text }: Exposition): Route {
  return {
    method: 'GET',
    path: '/metrics',
    purpose: 'metrics for Prometheus',
    access: 'unmetered',
    operation: {
      id: 'getMetrics',
      tag: 'Service',
      answers: {
        200: { description: 'The metrics as Prometheus text.', content: { [mediaType]: 'Text' } },
      },
    },
    handle: async (ctx) => {
      const body = await text();
      ctx.set('Content-Type', mediaType);
      ctx.body = body;
    },
  };
}
