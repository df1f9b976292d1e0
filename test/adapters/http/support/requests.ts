import { expect } from 'chai';
import type { Fault } from '../../../../src/domain/errors/fault.js';

export const JSON_TYPE = 'application/json';

/** Returns a valid request with some members changed. */
export function request(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { rows: 3, seed: 42, fields: [{ name: 'n', type: 'integer' }], ...changes };
}

/** Returns a request for a table of several megabytes: a few large strings per row. */
export function largeRequest(
  rows: number,
  changes: Readonly<Record<string, unknown>> = {},
): object {
  const fields = ['a', 'b', 'c', 'd'].map((name) => ({
    name,
    type: 'string',
    constraints: { length: 250 },
  }));
  return { rows, seed: 1, format: 'csv', fields, ...changes };
}

export function post(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': JSON_TYPE, ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
    ...(signal && { signal }),
  } as RequestInit);
}

export interface Problem {
  readonly success: boolean;
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly request_id: string;
  readonly errors?: readonly Fault[];
  readonly errors_omitted?: number;
}

const MEMBERS = ['success', 'type', 'title', 'status', 'detail', 'code', 'request_id'];

/** Checks the rules that every error response keeps, and returns its problem. */
export async function problemOf(response: Response): Promise<Problem> {
  const text = await response.text();
  expect(response.headers.get('content-type')).to.equal('application/problem+json');
  expect(response.headers.get('x-content-type-options')).to.equal('nosniff');
  return checkedProblem(text, response.status, response.headers.get('x-request-id'));
}

export function checkedProblem(text: string, status: number, requestId: string | null): Problem {
  expect(text.length).to.be.below(64 * 1024);
  expect(text).not.to.match(/\bat \S+:\d+:\d+|node_modules|node:internal|RangeError|SyntaxError/);
  const problem = JSON.parse(text) as Problem;
  expect(Object.keys(problem).slice(0, MEMBERS.length)).to.deep.equal(MEMBERS);
  expect(problem.success).to.equal(false);
  expect(problem.status).to.equal(status);
  expect(problem.request_id).to.equal(requestId);
  expect(problem.type).to.match(new RegExp(`/errors/${problem.code}$`));
  return problem;
}
