import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Action } from './action.js';
import type { Asked } from './client.js';
import { anyKey, POOR_KEY, PREVIEW_KEY } from './keys.js';

const valid = { rows: 3, seed: 1, fields: [{ name: 'n', type: 'integer' }] };

/** More bytes than a decompressed body may have. */
const bomb = gzipSync(Buffer.alloc(4 * 2 ** 20, ' '));

const faulty = {
  rows: 0,
  format: 'xml',
  fields: Array.from({ length: 200 }, (_, i) => ({
    name: `f${i}`,
    type: i % 2 ? 'intger' : 'integer',
    constraints: { min: 9, max: 1, mox: 2 },
  })),
};

const refused = (status: number, name: string, asked: () => Omit<Asked, 'what'>): Action => ({
  name: `${status} ${name}`,
  share: 1,
  run: (client) => client.ask({ what: `${status} ${name}`, status: [status], ...asked() }),
});

const generate = (status: number, name: string, body: unknown, headers = {}): Action =>
  refused(status, name, () => ({
    path: '/generate',
    key: anyKey(),
    body,
    headers,
    same: `${status} ${name}`,
  }));

/** Requests that the server refuses. */
export const refusals: readonly Action[] = [
  generate(400, 'not JSON', '{"rows": 3,'),
  generate(400, 'broken gzip', 'not gzip', { 'Content-Encoding': 'gzip' }),
  generate(406, 'no acceptable type', valid, { Accept: 'image/png' }),
  generate(413, 'too large when decompressed', bomb, { 'Content-Encoding': 'gzip' }),
  generate(415, 'plain text', 'rows: 3', { 'Content-Type': 'text/plain' }),
  generate(422, 'many faults', faulty),
  refused(401, 'no key', () => ({ path: '/generate', body: valid })),
  refused(401, 'unknown key', () => ({
    path: '/generate',
    key: randomBytes(20).toString('hex'),
    body: valid,
  })),
  refused(401, 'mistyped key', () => ({
    path: '/generate',
    key: `tw_${randomBytes(18).toString('hex')}`,
    body: valid,
  })),
  refused(403, 'no permission', () => ({ path: '/generate', key: PREVIEW_KEY, body: valid })),
  refused(404, 'no such path', () => ({ path: `/${randomBytes(9).toString('hex')}`, body: valid })),
  refused(405, 'no such method', () => ({ path: '/generate', method: 'DELETE' })),
  {
    name: '429 daily limit used up',
    share: 1,
    run: (client) =>
      client.ask({
        what: '429 daily limit used up',
        path: '/generate',
        key: POOR_KEY,
        body: valid,
        status: [200, 429],
      }),
  },
];
