import type { Fault } from '../../domain/errors/fault.js';

/**
 * Thrown for a request that breaks a rule. `faults` has the path, the rule and the remedy of each fault.
 *
 * @example
 * let faults: readonly Fault[] = [];
 * try {
 *   generate({ rows: -1, fields: [{ name: 'id', type: 'integer' }] });
 * } catch (error) {
 *   if (error instanceof InvalidRequestError) ({ faults } = error);
 * }
 * faults.map(({ path }) => path); // => ['/rows']
 */
export class InvalidRequestError extends Error {
  readonly faults: readonly Fault[];
  /** The number of further faults that are not in `faults`. */
  readonly omitted: number;

  constructor(faults: readonly Fault[], omitted: number) {
    const lines = faults.map(({ path, message }) => `${path || '(request)'}: ${message}`);
    const rest = omitted > 0 ? [`and ${omitted} more`] : [];
    super(['the request is not valid', ...lines, ...rest].join('\n  '));
    this.name = 'InvalidRequestError';
    this.faults = faults;
    this.omitted = omitted;
  }
}
