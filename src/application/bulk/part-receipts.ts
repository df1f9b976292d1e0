import { decodeReceipt, type Receipt } from '../../domain/bulk/manifest.js';
import type { RunPart } from '../../domain/bulk/run-parts.js';
import type { BeginChecksum } from '../ports/checksum.js';
import type { PartStore } from '../ports/part-store.js';
import { jsonOf } from './bulk-files.js';

/** The receipt that was written with a part; undefined if somebody has removed or changed it. */
export async function writtenReceipt(
  part: RunPart,
  store: PartStore,
): Promise<Receipt | undefined> {
  const chunks = await store.read(part.receipt);
  return chunks && decodeReceipt(await jsonOf(chunks));
}

/** The receipt of the bytes that a part has now; undefined if it is gone. */
export async function readReceipt(
  part: RunPart,
  store: PartStore,
  checksum: BeginChecksum,
  signal: AbortSignal,
): Promise<Receipt | undefined> {
  const chunks = await store.read(part.name);
  if (chunks === undefined) return undefined;
  const running = checksum();
  let bytes = 0;
  for await (const chunk of chunks) {
    signal.throwIfAborted();
    running.add(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: running.end() };
}
