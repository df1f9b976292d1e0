import type { Seed } from '../../domain/generation/generate-request.js';

/** The data that a thread is started with. */
export interface ThreadData {
  /** URLs of the modules of extensions. */
  readonly extensions: readonly string[];
}

/** The data from which a thread plans a table: a valid request, not decoded, and its seed. */
export interface TableSource {
  readonly input: unknown;
  readonly seed: Seed;
}

/** Rows of a text, or a group of a binary file. */
export interface MadeSlice {
  /** A view of a whole buffer, which is transferred. */
  readonly bytes: Uint8Array;
  /** What the foot of a binary file lists for a group. */
  readonly summary: unknown;
}

/** A message to a thread. `source` is sent only with the first slice of a table. */
export type Order =
  | {
      readonly kind: 'make';
      readonly task: number;
      readonly job: number;
      readonly source: TableSource | undefined;
      readonly first: number;
      readonly count: number;
      /** A transferred buffer, large enough for rows of text. A group of a binary file may need another one. */
      readonly room: ArrayBuffer;
    }
  | { readonly kind: 'forget'; readonly job: number };

/** A message from a thread. */
export type Result =
  | { readonly task: number; readonly slice: MadeSlice }
  | { readonly task: number; readonly error: string };
