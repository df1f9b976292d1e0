import type { Seed } from '../../domain/schema/generate-request.js';

/** What a thread plans a table from: a valid request as it came, and its seed. */
export interface TableSource {
  readonly input: unknown;
  readonly seed: Seed;
}

/** To a thread. A table comes with the first of its parts. */
export type Order =
  | {
      readonly kind: 'make';
      readonly task: number;
      readonly job: number;
      readonly source: TableSource | undefined;
      readonly first: number;
      readonly count: number;
      /** Room for the longest rows, which the answer gives back. */
      readonly room: ArrayBuffer;
    }
  | { readonly kind: 'forget'; readonly job: number };

/** From a thread. */
export type Result =
  | { readonly task: number; readonly rows: Uint8Array }
  | { readonly task: number; readonly error: string };
