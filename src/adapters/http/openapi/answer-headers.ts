import type { JsonSchema } from '../../../domain/constraints/param.js';

interface Header {
  readonly description: string;
  readonly schema: JsonSchema;
}

const text: JsonSchema = { type: 'string' };
const count: JsonSchema = { type: 'integer', minimum: 0 };

/** Every header of an answer that callers may want to read. */
export const answerHeaders = {
  'X-Request-Id': {
    description:
      'Identifies the request in the log of the server: the id that the request sent, or a new one.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,64}$' },
  },
  'X-Rows-Generated': { description: 'Number of rows in the answer.', schema: count },
  'X-Seed': {
    description: 'The seed that was used, as a decimal number or percent-encoded UTF-8.',
    schema: text,
  },
  'X-Now': {
    description:
      'The moment from which relative times were counted, as RFC 3339 or YYYY-MM-DD; missing if the request has none.',
    schema: text,
  },
  'X-Fallback': {
    description:
      'The fields that have words of the fallback of the request, each with its locale, as in city=en; names are percent-encoded UTF-8. At most 20 are named.',
    schema: text,
  },
  'X-Unborn': {
    description:
      'The tables with lives of which no row is there at the moment of the request; names are percent-encoded UTF-8. At most 20 are named.',
    schema: text,
  },
  'Content-Disposition': {
    description: 'A file name, for answers that are not JSON in an envelope.',
    schema: text,
  },
  'RateLimit-Policy': {
    description: 'The limits: number of requests (q) within a window in seconds (w).',
    schema: text,
  },
  RateLimit: {
    description:
      'The remaining requests of each limit (r), and the seconds until more are available (t).',
    schema: text,
  },
  'X-RateLimit-Limit': { description: 'Requests of the key per UTC day.', schema: count },
  'X-RateLimit-Remaining': {
    description: 'Remaining requests of the key on this UTC day.',
    schema: count,
  },
  'X-RateLimit-Reset': {
    description: 'Time at which the next UTC day begins, in seconds since 1970.',
    schema: count,
  },
  'Retry-After': {
    description: 'Seconds to wait before trying again.',
    schema: { type: 'integer', minimum: 1 },
  },
  'WWW-Authenticate': {
    description: 'The required authentication scheme, and the error of the key that was sent.',
    schema: text,
  },
  ETag: { description: 'Identifies this version of the content, for If-None-Match.', schema: text },
} satisfies Record<string, Header>;

export type AnswerHeader = keyof typeof answerHeaders;

export const LIMIT_HEADERS: readonly AnswerHeader[] = ['RateLimit-Policy', 'RateLimit'];

export const DAILY_LIMIT_HEADERS: readonly AnswerHeader[] = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
];

/** References to headers for an answer object; the headers are defined once, among the components. */
export function headerReferences(names: readonly string[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
