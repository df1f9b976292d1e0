import type { Fault } from '../../domain/errors/fault.js';

/** A request that breaks a rule; `faults` says which, where and what to do. */
export class InvalidRequestError extends Error {
  readonly faults: readonly Fault[];
  /** Faults beyond those told. */
  readonly omitted: number;

  constructor(faults: readonly Fault[], omitted: number) {
    const lines = faults.map(({ path, message }) => `${path || '(request)'}: ${message}`);
    const more = omitted > 0 ? [`and ${omitted} more`] : [];
    super(['the request is not valid', ...lines, ...more].join('\n  '));
    this.name = 'InvalidRequestError';
    this.faults = faults;
    this.omitted = omitted;
  }
}
