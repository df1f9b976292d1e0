import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { type BulkRun, count, decodeRun, offset } from './bulk-run.js';
import type { RunPart } from './run-parts.js';

/**
 * The size and the SHA-256 of the bytes of a part, written beside it.
 *
 * @example
 * const isEmpty = ({ bytes }: Receipt): boolean => bytes === 0;
 */
export interface Receipt {
  readonly bytes: number;
  /** 64 lower-case hexadecimal digits. */
  readonly sha256: string;
}

/**
 * A part in a manifest.
 *
 * @example
 * const hasRow = ({ offset, rows }: SealedPart, row: number): boolean =>
 *   offset <= row && row < offset + rows;
 */
export interface SealedPart extends Receipt {
  readonly name: string;
  readonly table: string;
  readonly offset: number;
  readonly rows: number;
}

/**
 * The record of a complete run.
 *
 * @example
 * const filesOf = ({ parts }: Manifest): readonly string[] => parts.map(({ name }) => name);
 */
export interface Manifest extends BulkRun {
  /** The number of rows of all tables, or of days. */
  readonly rows: number;
  /** The number of bytes of all parts. */
  readonly bytes: number;
  /** The SHA-256 of the checksum lines of all parts. */
  readonly root: string;
  readonly parts: readonly SealedPart[];
}

/** The name of the file that is written after the last part. */
export const MANIFEST_FILE = 'manifest.json';

const receipt = t.type({ bytes: count, sha256: t.string });

const sealed = t.intersection([
  receipt,
  t.type({ name: t.string, table: t.string, offset, rows: count }),
]);

const codec = t.type({ rows: count, bytes: count, root: t.string, parts: t.array(sealed) });

/** Reads the JSON of a receipt; undefined if it is none. */
export function decodeReceipt(json: unknown): Receipt | undefined {
  const decoded = receipt.decode(json);
  return E.isRight(decoded) ? decoded.right : undefined;
}

/** Reads the JSON of a manifest; undefined if it is none. */
export function decodeManifest(json: unknown): Manifest | undefined {
  const run = decodeRun(json);
  const decoded = codec.decode(json);
  if (run === undefined || E.isLeft(decoded)) return undefined;
  return { ...run, ...decoded.right };
}

export function sealedPart(part: RunPart, { bytes, sha256 }: Receipt): SealedPart {
  const { name, table, offset, rows } = part;
  return { name, table: table.name, offset, rows, bytes, sha256 };
}

/**
 * The line of a part of which the root digest is made: the one that the program `sha256sum` prints. The root does not
 * depend on who made a part, nor when.
 */
export function checksumLine({ sha256, name }: Pick<SealedPart, 'sha256' | 'name'>): string {
  return `${sha256}  ${name}\n`;
}

/** The text of a manifest, piece by piece, with a line for each part. */
export function* manifestText({ parts, ...facts }: Manifest): Generator<string, void> {
  // The last brace is opened again for the parts.
  yield `${JSON.stringify(facts, null, 2).slice(0, -2)},\n  "parts": [`;
  for (const [i, part] of parts.entries()) {
    yield `${i === 0 ? '' : ','}\n    ${JSON.stringify(part)}`;
  }
  yield '\n  ]\n}\n';
}
