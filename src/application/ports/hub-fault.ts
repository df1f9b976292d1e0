import type { HubFailure } from '../../domain/errors/failure.js';

/**
 * A failure of a hub in the middle of a stream: it is thrown, because a stream cannot return a result.
 *
 * @example
 * new HubFault({ code: 'hub_timeout' }).message; // => 'hub_timeout'
 */
export class HubFault extends Error {
  readonly failure: HubFailure;

  constructor(failure: HubFailure) {
    super(failure.code);
    this.name = 'HubFault';
    this.failure = failure;
  }
}
