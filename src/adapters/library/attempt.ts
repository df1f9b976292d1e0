import { InvalidRequestError } from './invalid-request-error.js';

/**
 * A value, or the error with the faults of a refused request.
 *
 * @example
 * const describe = (result: Result<string>): string => (result.ok ? result.value : result.error.message);
 * describe({ ok: true, value: 'done' }); // => 'done'
 */
export type Result<A> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly error: InvalidRequestError };

/**
 * Runs `work`, and returns its value or its `InvalidRequestError`, for programs that prefer results to exceptions. Other
 * errors are bugs, and are thrown.
 *
 * @example
 * const numbers = defineTable({ name: 'numbers', fields: { n: { type: 'integer', constraints: { min: 5, max: 1 } } } });
 * const result = attempt(() => numbers.rows({ count: 3 }));
 * result.ok ? [] : result.error.faults.map(({ path }) => path); // => ['/fields/n/constraints/max']
 */
export function attempt<A>(work: () => Promise<A>): Promise<Result<A>>;
export function attempt<A>(work: () => A): Result<A>;
export function attempt<A>(work: () => A | Promise<A>): Result<A> | Promise<Result<A>> {
  try {
    const value = work();
    return value instanceof Promise ? value.then(success, failure) : success(value);
  } catch (error) {
    return failure(error);
  }
}

function success<A>(value: A): Result<A> {
  return { ok: true, value };
}

function failure(error: unknown): Result<never> {
  if (error instanceof InvalidRequestError) return { ok: false, error };
  throw error;
}
