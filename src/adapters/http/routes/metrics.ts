import type { Exposition } from '../../../application/ports/metrics.js';
import type { Route } from './route.js';

/** What a monitoring system reads. */
export function metricsPage({ mediaType, text }: Exposition): Route {
  return {
    method: 'GET',
    path: '/metrics',
    purpose: 'measurements for Prometheus',
    access: 'unmetered',
    operation: {
      id: 'getMetrics',
      tag: 'Service',
      answers: { 200: { description: 'Measurements.', content: { [mediaType]: 'Text' } } },
    },
    handle: async (ctx) => {
      const body = await text();
      ctx.set('Content-Type', mediaType);
      ctx.body = body;
    },
  };
}
