import { lazy } from '../basics/lazy.js';
import type { FillStep } from '../columns/fill-step.js';
import { IndexVector } from '../columns/vectors.js';
import { weighted } from '../columns/weighted-values.js';
import { weightsByState } from '../random/by-state.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { type IndexFacet, weightedFacet } from './facet.js';

/** Answers of a healthy service to a request that was not served: codes of RFC 9110 and, for 429, RFC 6585. */
const REFUSED = { 400: 8, 401: 10, 403: 8, 429: 3, 500: 4, 502: 2, 503: 2, 504: 1 };
const MOVED = { 301: 18, 302: 16, 307: 2, 308: 2 };
const CHANGED = { ...REFUSED, 404: 20, 409: 8, 422: 10 };

/**
 * How often a service answers each method with each code, as the semantics of RFC 9110 have it: POST
 * creates resources, DELETE has no content, and only GET and HEAD find moved or unchanged ones. The frequencies are our estimate.
 */
const ANSWERS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  GET: { ...REFUSED, ...MOVED, 200: 830, 206: 6, 304: 58, 404: 28, 405: 1, 410: 1 },
  POST: { ...CHANGED, 200: 520, 201: 300, 202: 35, 204: 50, 405: 2, 415: 4 },
  PUT: { ...CHANGED, 200: 620, 201: 40, 204: 260, 415: 3 },
  PATCH: { ...CHANGED, 200: 700, 204: 210, 415: 3 },
  DELETE: { ...CHANGED, 200: 180, 202: 20, 204: 720 },
  HEAD: { ...REFUSED, ...MOVED, 200: 860, 304: 40, 404: 30, 405: 3 },
  OPTIONS: { ...REFUSED, 200: 180, 204: 790, 405: 5 },
};

/** Most requests read; the frequencies are our estimate. */
export const METHODS = weighted({
  GET: 70,
  POST: 16,
  PUT: 4,
  PATCH: 3,
  DELETE: 3,
  HEAD: 2,
  OPTIONS: 2,
});

const CODES = [...new Set(Object.values(ANSWERS).flatMap((codes) => Object.keys(codes)))].sort();

/** The codes, with the frequencies that the methods give them. */
export const STATUSES = {
  values: CODES.map(Number),
  weights: CODES.map((code) => shareOf(Number(code))),
};

function shareOf(code: number): number {
  const ofMethods = METHODS.values.map((method, i) => {
    const codes = ANSWERS[method] ?? {};
    const all = Object.values(codes).reduce((sum, each) => sum + each, 0);
    return ((METHODS.weights[i] ?? 0) * (codes[code] ?? 0)) / all;
  });
  return ofMethods.reduce((sum, each) => sum + each, 0);
}

const answersByMethod = lazy(() =>
  weightsByState(
    METHODS.values.map((method) =>
      Object.entries(ANSWERS[method] ?? {}).map(([code, weight]) => ({
        index: CODES.indexOf(code),
        weight,
      })),
    ),
  ),
);

/** The hidden exchange of a row: a request over HTTP and its answer. */
export class Exchange {
  readonly #key: Key;
  #method: IndexFacet | undefined;
  #status: IndexFacet | undefined;

  constructor(key: Key) {
    this.#key = key;
  }

  /** An index in the values of `METHODS`. */
  get method(): IndexFacet {
    this.#method ??= weightedFacet(this.#key, 'method', METHODS.weights);
    return this.#method;
  }

  /** An index in the values of `STATUSES`: an answer to the method. */
  get status(): IndexFacet {
    this.#status ??= this.#drawStatus();
    return this.#status;
  }

  /** The key for another property of this exchange. */
  key(purpose: string): Key {
    return deriveKey(this.#key, purpose);
  }

  #drawStatus(): IndexFacet {
    const { method } = this;
    const key = this.key('status');
    const indices = new IndexVector();
    const table = answersByMethod();
    const step: FillStep = {
      vectors: [indices],
      lists: [table.columns],
      fill: (row, count, kernel) => {
        kernel.drawByState(indices.data, key, row, count, method.indices.data, table);
      },
    };
    return { indices, steps: [...method.steps, step] };
  }
}
