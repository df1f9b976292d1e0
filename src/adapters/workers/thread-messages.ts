import type { WrittenGroup } from '../../domain/encoding/binary-file.js';
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

/** A message to a thread. `source` is sent only with the first part of a table. */
export type Order =
  | {
      readonly kind: 'make';
      readonly task: number;
      readonly job: number;
      readonly source: TableSource | undefined;
      readonly first: number;
      readonly count: number;
      /** A transferred buffer, large enough for rows of text; the result transfers it back. */
      readonly room: ArrayBuffer | undefined;
    }
  | { readonly kind: 'forget'; readonly job: number };

/** A message from a thread. A part of a text has one run of bytes and no summary. */
export type Result =
  | { readonly task: number; readonly part: WrittenGroup }
  | { readonly task: number; readonly error: string };
