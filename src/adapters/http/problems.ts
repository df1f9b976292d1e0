import type { FailureCode } from '../../domain/errors/failure.js';

/** Refusals that only HTTP knows. */
type HttpCode =
  | 'bad_request'
  | 'malformed_body'
  | 'not_found'
  | 'method_not_allowed'
  | 'not_acceptable'
  | 'request_timeout'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'headers_too_large'
  | 'internal_error'
  | 'unavailable';

export type ProblemCode = FailureCode | HttpCode;

export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** What it means and what to do, for the page that `type` names. */
  readonly meaning: string;
}

/** The only place that gives a code its status and title. */
export const problems: Readonly<Record<ProblemCode, ProblemKind>> = {
  bad_request: {
    status: 400,
    title: 'Bad request',
    meaning: 'The request is not valid HTTP, or its target is not a path. Check the client.',
  },
  malformed_body: {
    status: 400,
    title: 'Malformed body',
    meaning: 'The body is not a JSON object in UTF-8, or its compression is broken.',
  },
  missing_key: {
    status: 401,
    title: 'Missing key',
    meaning:
      'This endpoint needs an API key. Send it in the header Authorization: Bearer <API_KEY>; it is not read anywhere else.',
  },
  invalid_key: {
    status: 401,
    title: 'Invalid key',
    meaning: 'The API key is malformed, unknown, revoked or expired.',
  },
  insufficient_permission: {
    status: 403,
    title: 'Insufficient permission',
    meaning: 'The API key is valid, but may not be used for this endpoint.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    meaning: 'There is nothing at this path. GET / lists the endpoints; paths are case-sensitive.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    meaning: 'The path exists, but not with this method. The Allow header lists those it has.',
  },
  not_acceptable: {
    status: 406,
    title: 'Not acceptable',
    meaning:
      'The Accept header allows neither the media type of the format asked for nor application/json.',
  },
  request_timeout: {
    status: 408,
    title: 'Request timeout',
    meaning: 'The request did not arrive in time. Send it again on a new connection.',
  },
  payload_too_large: {
    status: 413,
    title: 'Payload too large',
    meaning: 'The body, after decompression, is over the limit that GET / tells.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    meaning: 'Bodies are application/json in UTF-8, plain or compressed with gzip or deflate.',
  },
  invalid_request: {
    status: 422,
    title: 'Invalid request',
    meaning:
      'The request is well-formed and breaks a rule. Each entry of errors names a place and the rule.',
  },
  daily_limit_exceeded: {
    status: 429,
    title: 'Daily limit exceeded',
    meaning:
      'The API key has had its requests of this UTC day. The next day begins within the seconds of Retry-After.',
  },
  rate_limited: {
    status: 429,
    title: 'Rate limited',
    meaning:
      'Too many requests in a short time, of the API key or, where there is none, of the address. Try again after the seconds of Retry-After.',
  },
  headers_too_large: {
    status: 431,
    title: 'Request header fields too large',
    meaning: 'The request line and headers are over 16 KiB together.',
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    meaning: 'A defect of the server. Its log has the cause under the same request_id.',
  },
  overloaded: {
    status: 503,
    title: 'Overloaded',
    meaning: 'Too much work is waiting. Try again after the seconds of Retry-After.',
  },
  draining: {
    status: 503,
    title: 'Shutting down',
    meaning: 'This server is shutting down and takes no new work. Try again: another will answer.',
  },
  hub_not_found: {
    status: 404,
    title: 'Not on the hub',
    meaning:
      'The data hub has no such data set, or the data set no such file. Names are case-sensitive.',
  },
  hub_access_denied: {
    status: 424,
    title: 'The hub denied access',
    meaning:
      'The data set is missing, private, or in need of consent or of credentials: hubs do not tell these apart.',
  },
  hub_credentials_rejected: {
    status: 424,
    title: 'The hub rejected the credentials',
    meaning: 'The credentials that the request sent for the data hub are not valid there.',
  },
  hub_unreadable: {
    status: 502,
    title: 'Unreadable answer of the hub',
    meaning: 'The data hub answered with an error of its own, or with something that is no table.',
  },
  hub_rate_limited: {
    status: 503,
    title: 'The hub asks to wait',
    meaning: 'The data hub limits requests. Try again after the seconds of Retry-After.',
  },
  hub_timeout: {
    status: 504,
    title: 'The hub took too long',
    meaning:
      'The data hub did not answer, or its sample was not learnt from, in the time that the server allows. Try again, or ask for fewer sample_rows.',
  },
  store_unavailable: {
    status: 503,
    title: 'Store unavailable',
    meaning:
      'The store of keys and counts does not answer, so no request that needs a key is admitted. Try again.',
  },
  unavailable: {
    status: 503,
    title: 'Unavailable',
    meaning: 'The server is not ready to work; detail names what is missing.',
  },
};

/** A code told apart from any other text, such as a path segment. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(problems, text);
}
