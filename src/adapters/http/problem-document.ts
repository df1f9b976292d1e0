import { STATUS_CODES } from 'node:http';
import { type ProblemCode, problems } from './problems.js';
import type { Particulars } from './refusal.js';

export const PROBLEM_TYPE = 'application/problem+json';

/** The body of an error answer (RFC 9457) as JSON; the order of its members is fixed. */
export function problemDocument(
  code: ProblemCode,
  { detail, faults, omitted, violatedPolicies }: Particulars,
  requestId: string,
  basePath: string,
): string {
  const { status, title } = problems[code];
  return JSON.stringify({
    success: false,
    type: `${basePath}/errors/${code}`,
    title,
    status,
    detail,
    code,
    request_id: requestId,
    ...(faults && { errors: faults }),
    ...(omitted && { errors_omitted: omitted }),
    ...(violatedPolicies && { 'violated-policies': violatedPolicies }),
  });
}

/** A complete HTTP answer, head and body, for a connection whose request could not be parsed. */
export function rawProblem(
  code: ProblemCode,
  particulars: Particulars,
  requestId: string,
  basePath: string,
): string {
  const { status } = problems[code];
  const body = problemDocument(code, particulars, requestId, basePath);
  const headers = {
    'Content-Type': PROBLEM_TYPE,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
    Connection: 'close',
    ...particulars.headers,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
