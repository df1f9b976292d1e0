import { type Route, sendJson } from './route.js';

/** The process serves; nothing else is asked. */
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
      answers: { 200: { description: 'It serves.', content: { 'application/json': 'Health' } } },
    },
    handle: (ctx) => sendJson(ctx, body),
  };
}
