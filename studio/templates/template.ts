import type { Request } from '../engine/messages.js';

/** A schema to start from. */
export interface Template {
  readonly name: string;
  readonly description: string;
  readonly request: Request;
}
