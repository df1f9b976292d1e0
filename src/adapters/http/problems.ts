import type { FailureCode } from '../../domain/errors/failure.js';

/** Codes of problems that exist only over HTTP. */
type HttpCode =
  | 'bad_request'
  | 'malformed_body'
  | 'untrusted_site'
  | 'not_found'
  | 'method_not_allowed'
  | 'not_acceptable'
  | 'precondition_required'
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
  /** The cause and the remedy, for the page at the URL in `type`. */
  readonly meaning: string;
}

/** The status, title and meaning of each code. */
export const problems: Readonly<Record<ProblemCode, ProblemKind>> = {
  bad_request: {
    status: 400,
    title: 'Bad request',
    meaning: 'The request is not valid HTTP, or its target is not a path. Check the client.',
  },
  malformed_body: {
    status: 400,
    title: 'Malformed body',
    meaning:
      'The body is not a JSON object in UTF-8, or its compressed data is invalid. Check the body and Content-Encoding.',
  },
  missing_key: {
    status: 401,
    title: 'Missing key',
    meaning:
      'This endpoint needs an API key. Send it in the header Authorization: Bearer <API_KEY>; the server reads it nowhere else.',
  },
  invalid_key: {
    status: 401,
    title: 'Invalid key',
    meaning:
      'The API key is malformed, unknown, revoked or expired. Check it, or ask the operator for a new one.',
  },
  insufficient_permission: {
    status: 403,
    title: 'Insufficient permission',
    meaning:
      'The API key is valid, but lacks the permission for this endpoint. Ask the operator for a key that has it.',
  },
  untrusted_site: {
    status: 403,
    title: 'Untrusted site',
    meaning:
      'The server needs no key, and the request comes from a page of another site, or under a name that its settings do not list. List the origin in TABLEWRIGHT_CORS_ORIGINS, or use a key.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    meaning: 'There is nothing at this path. GET / lists the endpoints; paths are case-sensitive.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    meaning:
      'The path exists, but does not support this method. The Allow header lists its methods.',
  },
  not_acceptable: {
    status: 406,
    title: 'Not acceptable',
    meaning:
      'The Accept header allows neither the media type of the requested format nor application/json. Allow one of them.',
  },
  request_timeout: {
    status: 408,
    title: 'Request timeout',
    meaning: 'The request did not arrive in time. Send it again on a new connection.',
  },
  profile_not_found: {
    status: 404,
    title: 'No profile',
    meaning: 'The API key has no profile. Save one with PUT and If-None-Match: *.',
  },
  profile_changed: {
    status: 412,
    title: 'The profile has changed',
    meaning:
      'The stored profile is not the version that If-Match or If-None-Match expects: another tab or device changed it. Read it with GET, merge, and send the new ETag in If-Match.',
  },
  payload_too_large: {
    status: 413,
    title: 'Payload too large',
    meaning:
      'The body, after decompression, is larger than limits.body_bytes of GET /, or limits.profile_bytes for a profile. Send a smaller request.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    meaning:
      'A body must be application/json in UTF-8, uncompressed or compressed with gzip or deflate.',
  },
  invalid_request: {
    status: 422,
    title: 'Invalid request',
    meaning:
      'The request is well-formed but breaks at least one rule. Each entry of errors names a member and the rule.',
  },
  precondition_required: {
    status: 428,
    title: 'Precondition required',
    meaning:
      'The request could overwrite a change of another tab or device. Send the ETag of the profile in If-Match, or If-None-Match: * for the first profile.',
  },
  daily_limit_exceeded: {
    status: 429,
    title: 'Daily limit exceeded',
    meaning:
      'The API key has used all its requests of this UTC day. Try again after the number of seconds in Retry-After, when the next day has begun.',
  },
  rate_limited: {
    status: 429,
    title: 'Rate limited',
    meaning:
      'The API key, or the address if the request needs no key, sent too many requests within a minute. Try again after the number of seconds in Retry-After.',
  },
  concurrency_limited: {
    status: 429,
    title: 'Too many at once',
    meaning:
      'The API key, or the address if the request needs no key, already has its share of large tables, or of samples of data hubs, running and waiting. Try again after the number of seconds in Retry-After.',
  },
  headers_too_large: {
    status: 431,
    title: 'Request header fields too large',
    meaning:
      'The request line and the headers together are larger than 16 KiB. Send fewer or shorter headers.',
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    meaning:
      'The server has a defect. Its log has the cause under the same request_id; report both to the operator.',
  },
  overloaded: {
    status: 503,
    title: 'Overloaded',
    meaning:
      'Too much work is waiting, too many request bodies are still arriving, or the server has no file descriptor, process or memory left. Try again after the number of seconds in Retry-After.',
  },
  draining: {
    status: 503,
    title: 'Shutting down',
    meaning:
      'This server is shutting down and accepts no new work. Try again: another server may answer.',
  },
  hub_not_found: {
    status: 404,
    title: 'Not on the hub',
    meaning:
      'The data hub does not have the data set, or the data set does not have the file. Names are case-sensitive.',
  },
  hub_access_denied: {
    status: 424,
    title: 'The hub denied access',
    meaning:
      'The data set does not exist, is private, or needs consent or credentials; the answer of the hub does not say which. Check the name, and send credentials.',
  },
  hub_credentials_rejected: {
    status: 424,
    title: 'The hub rejected the credentials',
    meaning: 'The data hub does not accept the credentials of the request. Check them.',
  },
  hub_unreadable: {
    status: 502,
    title: 'Unreadable answer of the hub',
    meaning:
      'The data hub failed, or its file is not a table that can be read; detail names the cause. Try again, or choose another file.',
  },
  hub_rate_limited: {
    status: 503,
    title: 'The hub asks to wait',
    meaning:
      'The data hub limits the rate of requests. Try again after the number of seconds in Retry-After.',
  },
  hub_timeout: {
    status: 504,
    title: 'The hub took too long',
    meaning:
      'The answer of the data hub, or the inference of the schema, took longer than the server allows. Try again, or ask for fewer sample_rows.',
  },
  store_unavailable: {
    status: 503,
    title: 'Store unavailable',
    meaning:
      'The store of keys and request counts does not answer, so the server refuses requests that need a key. Try again after the number of seconds in Retry-After.',
  },
  unavailable: {
    status: 503,
    title: 'Unavailable',
    meaning: 'The server is not ready for requests; detail names the parts that are not ready.',
  },
};

/** Whether a text, such as a path segment, is the code of a problem. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(problems, text);
}
