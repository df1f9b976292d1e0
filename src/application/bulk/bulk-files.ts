import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import { utf8 } from '../../domain/basics/utf8.js';
import type { BulkFailure } from '../../domain/bulk/bulk-failure.js';
import { type BulkRun, decodeRun, RUN_FILE } from '../../domain/bulk/bulk-run.js';
import {
  checksumLine,
  decodeManifest,
  MANIFEST_FILE,
  type Manifest,
  type SealedPart,
} from '../../domain/bulk/manifest.js';
import { countParts, partsOf } from '../../domain/bulk/run-parts.js';
import type { BeginChecksum } from '../ports/checksum.js';
import type { PartStore } from '../ports/part-store.js';

/** The content of the file of a run. */
export function runText(run: BulkRun): Uint8Array {
  return utf8(`${JSON.stringify(run, null, 2)}\n`);
}

/** Reads the run whose files a store has. */
export function findRun(store: PartStore): TaskEither<BulkFailure, BulkRun> {
  return find(store, RUN_FILE, decodeRun);
}

/** Reads the manifest of a sealed run. One whose digests do not belong to its content counts as unreadable. */
export function findManifest(
  store: PartStore,
  checksum: BeginChecksum,
): TaskEither<BulkFailure, Manifest> {
  return find(store, MANIFEST_FILE, (json) => {
    const manifest = decodeManifest(json);
    return manifest && isConsistent(manifest, checksum) ? manifest : undefined;
  });
}

/** Whether the digests of a manifest belong to its content, and its parts to its run. */
function isConsistent(manifest: Manifest, checksum: BeginChecksum): boolean {
  const { digest, request, root, parts } = manifest;
  const running = checksum();
  running.add(JSON.stringify(request));
  if (running.end() !== digest || rootOf(parts, checksum) !== root) return false;
  if (parts.length !== countParts(manifest)) return false;
  for (const { index, name, offset, rows } of partsOf(manifest)) {
    const part = parts[index];
    if (part?.name !== name || part.offset !== offset || part.rows !== rows) return false;
  }
  return true;
}

/** The digest of all parts: the SHA-256 of their checksum lines. */
export function rootOf(parts: readonly SealedPart[], checksum: BeginChecksum): string {
  const running = checksum();
  for (const part of parts) running.add(checksumLine(part));
  return running.end();
}

function find<A>(
  store: PartStore,
  file: string,
  decode: (json: unknown) => A | undefined,
): TaskEither<BulkFailure, A> {
  return async () => {
    const chunks = await store.read(file);
    if (chunks === undefined) return E.left({ code: 'not_found', file });
    return E.fromNullable<BulkFailure>({ code: 'unreadable', file })(decode(await jsonOf(chunks)));
  };
}

/** The value of a JSON file; undefined if it is none. */
export async function jsonOf(chunks: AsyncIterable<Uint8Array>): Promise<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  try {
    return JSON.parse(text + decoder.decode());
  } catch {
    return undefined;
  }
}
