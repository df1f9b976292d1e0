import type { HubFailure } from '../../domain/errors/failure.js';

/** A failure in the middle of a stream, where no result can be returned. */
export class HubFault extends Error {
  readonly failure: HubFailure;

  constructor(failure: HubFailure) {
    super(failure.code);
    this.name = 'HubFault';
    this.failure = failure;
  }
}
