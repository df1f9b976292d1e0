import { type Route, sendJson } from './route.js';

/** The liveness probe: answers 200 as long as the process serves requests. */
export function health(version: string): Route {
  const body = JSON.stringify({ status: 'healthy', version });
  return {
    method: 'GET',
    path: '/health',
    purpose: 'health check',
    access: 'unmetered',
    operation: {
      id: 'getHealth',
      tag: 'Service',
      answers: {
        200: { description: 'The process is running.', content: { 'application/json': 'Health' } },
      },
    },
    handle: (ctx) => sendJson(ctx, body),
  };
}
