import { HubFault } from '../../../application/ports/hub-fault.js';
import type { DatasetFile } from '../../../application/ports/hub-platform.js';
import type { DatasetRef } from '../../../domain/hub/dataset-ref.js';
import { isFilePath } from '../../../domain/hub/file-path.js';
import type { BoundedClient } from '../bounded-client.js';
import type { Operation } from '../operation.js';
import { countOf, isMembers, type Members } from '../reply-fields.js';
import { type HuggingFaceUrls, PARQUET_PREFIX } from './huggingface-urls.js';
import { pages } from './pages.js';

/** Names that speak of a table, whichever of them can be read. */
const TABLE = /\.(?:csv|tsv|json|jsonl|ndjson|parquet)(?:\.gz|\.zip)?$/i;

/** The files of the main branch, and where no table is among them, those of the Parquet conversion too. */
export async function datasetFiles(
  client: BoundedClient,
  urls: HuggingFaceUrls,
  ref: DatasetRef,
  operation: Operation,
): Promise<readonly DatasetFile[]> {
  const files = await branchFiles(client, urls.tree(ref, 'main'), operation, '');
  if (files.some(({ name }) => TABLE.test(name))) return files;
  const converted = branchFiles(client, urls.parquetTree(ref), operation, PARQUET_PREFIX);
  return [...files, ...(await converted.catch(noneIfMissing))];
}

async function branchFiles(
  client: BoundedClient,
  url: URL,
  operation: Operation,
  prefix: string,
): Promise<readonly DatasetFile[]> {
  const files: DatasetFile[] = [];
  for await (const entries of pages(client, url, operation)) {
    files.push(...entries.flatMap((entry) => datasetFile(entry, prefix)));
  }
  return files;
}

function datasetFile(entry: Members, prefix: string): readonly DatasetFile[] {
  const { type, path, lfs, size } = entry;
  if (type !== 'file' || typeof path !== 'string' || !isFilePath(path)) return [];
  // Of a large file `size` may be that of the pointer in its place.
  const bytes = isMembers(lfs) ? (lfs.size ?? size) : size;
  return [{ name: prefix + path, sizeBytes: countOf(bytes) }];
}

/** Not every data set is converted. */
function noneIfMissing(error: unknown): readonly DatasetFile[] {
  if (error instanceof HubFault && error.failure.code === 'hub_not_found') return [];
  throw error;
}
