import type { Template } from './template.js';

export const webLog: Template = {
  name: 'web log',
  description: 'Requests of visitors and robots to a website',
  request: {
    rows: 100_000,
    seed: 42,
    table_name: 'requests',
    fields: [
      { name: 'time', type: 'datetime', constraints: { start: '2025-06-01', end: '2025-06-30' } },
      { name: 'ip', type: 'ipv4' },
      { name: 'method', type: 'http_method' },
      { name: 'path', type: 'template', constraints: { template: '/{section}/{page}' } },
      { name: 'status', type: 'http_status' },
      {
        name: 'milliseconds',
        type: 'integer',
        constraints: { min: 1, max: 5000, distribution: { kind: 'log_normal', mu: 4.1, sigma: 1 } },
      },
      { name: 'bytes', type: 'integer', constraints: { min: 200, max: 500_000 } },
      { name: 'user_agent', type: 'user_agent' },
      {
        name: 'section',
        type: 'choice',
        constraints: { choices: ['shop', 'blog', 'docs', 'account'], weights: [6, 3, 2, 1] },
        hidden: true,
      },
      { name: 'page', type: 'slug', constraints: { words: 2 }, hidden: true },
    ],
  },
};
