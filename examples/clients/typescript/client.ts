import type { components } from './api.js';

type GenerateRequest = components['schemas']['GenerateRequest'];
type GeneratedRows = components['schemas']['GeneratedRows'];
type Problem = components['schemas']['Problem'];

const { TABLEWRIGHT_URL: url = 'http://127.0.0.1:8080', API_KEY: key = '' } = process.env;

/** The answer to a request; an error is thrown with what the server says of it. */
async function post(path: string, body: GenerateRequest): Promise<Response> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return response;
  const { code, detail } = (await response.json()) as Problem;
  throw new Error(`${code}: ${detail}`);
}

// A misspelt type or constraint does not compile.
const orders: GenerateRequest = {
  rows: 1000,
  seed: 42,
  fields: [
    { name: 'id', type: 'sequence' },
    { name: 'customer', type: 'name', locale: 'fr' },
    { name: 'ordered', type: 'date', constraints: { start: '2024-01-01', end: '2024-12-31' } },
    { name: 'shipped', type: 'date', constraints: { after: { field: 'ordered', max_days: 7 } } },
    { name: 'total', type: 'float', constraints: { min: 5, max: 500, precision: 2 } },
  ],
};

const preview = (await (await post('/generate/preview', orders)).json()) as GeneratedRows;
for (const row of preview.data.slice(0, 3)) console.log(row);

// A large table is read as it comes.
const { body } = await post('/generate', { ...orders, format: 'ndjson' });
let bytes = 0;
for await (const chunk of body ?? []) bytes += chunk.length;
console.log(`${bytes} bytes of ${orders.rows} rows`);
