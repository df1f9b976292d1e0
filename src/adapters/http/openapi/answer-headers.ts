import type { JsonSchema } from '../../../domain/constraints/param.js';

interface Header {
  readonly description: string;
  readonly schema: JsonSchema;
}

const text: JsonSchema = { type: 'string' };
const count: JsonSchema = { type: 'integer', minimum: 0 };

/** Every header that an answer can bear and a caller would read. */
export const answerHeaders = {
  'X-Request-Id': {
    description: 'Names the request in the log of the server: the id that was sent, or a new one.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,64}$' },
  },
  'X-Rows-Generated': { description: 'Number of rows in the answer.', schema: count },
  'X-Seed': {
    description: 'The seed in force, as a decimal number or percent-encoded UTF-8.',
    schema: text,
  },
  'Content-Disposition': {
    description: 'The name of a file for answers that are no JSON.',
    schema: text,
  },
  'RateLimit-Policy': {
    description: 'The limits: requests (q) within seconds (w).',
    schema: text,
  },
  RateLimit: {
    description: 'What is left of each limit (r), and in how many seconds there is more (t).',
    schema: text,
  },
  'X-RateLimit-Limit': { description: 'Requests of the key a UTC day.', schema: count },
  'X-RateLimit-Remaining': { description: 'Requests left of them.', schema: count },
  'X-RateLimit-Reset': {
    description: 'When the next day begins, in seconds since 1970.',
    schema: count,
  },
  'Retry-After': {
    description: 'Seconds after which it makes sense to try again.',
    schema: { type: 'integer', minimum: 1 },
  },
  'WWW-Authenticate': {
    description: 'The scheme that is asked for, and what is wrong with the key that was sent.',
    schema: text,
  },
  Location: {
    description: 'Where the page is.',
    schema: { type: 'string', format: 'uri-reference' },
  },
  ETag: { description: 'Names this version, for If-None-Match.', schema: text },
} satisfies Record<string, Header>;

export type AnswerHeader = keyof typeof answerHeaders;

export const LIMIT_HEADERS: readonly AnswerHeader[] = ['RateLimit-Policy', 'RateLimit'];

export const DAILY_LIMIT_HEADERS: readonly AnswerHeader[] = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
];

/** Headers as an answer lists them: each is defined once, among the components. */
export function headerReferences(names: readonly string[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
