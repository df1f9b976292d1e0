import type { GenerateRequest } from '../generate-request.js';

/** A validated request for the tables of a set, in the order of the request. They have the same seed and format. */
export interface SetRequest {
  readonly tables: readonly [GenerateRequest, ...GenerateRequest[]];
}
