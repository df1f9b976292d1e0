import { HubFault } from '../../../application/ports/hub-fault.js';
import type { DatasetFile } from '../../../application/ports/hub-platform.js';
import { isObject, type Members } from '../../../domain/basics/members.js';
import type { DatasetRef } from '../../../domain/hub/dataset-ref.js';
import { isFilePath } from '../../../domain/hub/file-path.js';
import type { BoundedClient } from '../bounded-client.js';
import type { HubTask } from '../hub-task.js';
import { countOf } from '../reply-fields.js';
import { type HuggingFaceUrls, PARQUET_PREFIX } from './huggingface-urls.js';
import { pages } from './pages.js';

/** Names of files that may be tables, whether we can read them or not. */
const TABLE = /\.(?:csv|tsv|json|jsonl|ndjson|parquet)(?:\.gz|\.zip)?$/i;

/** The files of the main branch and, if none of them is a table, those of the Parquet conversion. */
export async function datasetFiles(
  client: BoundedClient,
  urls: HuggingFaceUrls,
  ref: DatasetRef,
  task: HubTask,
): Promise<readonly DatasetFile[]> {
  const files = await branchFiles(client, urls.tree(ref, 'main'), task, '');
  if (files.some(({ name }) => TABLE.test(name))) return files;
  const converted = branchFiles(client, urls.parquetTree(ref), task, PARQUET_PREFIX);
  return [...files, ...(await converted.catch(noneIfMissing))];
}

async function branchFiles(
  client: BoundedClient,
  url: URL,
  task: HubTask,
  prefix: string,
): Promise<readonly DatasetFile[]> {
  const files: DatasetFile[] = [];
  for await (const entries of pages(client, url, task)) {
    for (const file of entries.flatMap((entry) => datasetFile(entry, prefix))) files.push(file);
  }
  return files;
}

function datasetFile(entry: Members, prefix: string): readonly DatasetFile[] {
  const { type, path, lfs, size } = entry;
  if (type !== 'file' || typeof path !== 'string' || !isFilePath(path)) return [];
  // For a large file, `size` may be the size of its LFS pointer.
  const bytes = isObject(lfs) ? (lfs.size ?? size) : size;
  return [{ name: prefix + path, sizeBytes: countOf(bytes) }];
}

/** Treats a missing branch as empty: not every data set has a Parquet conversion. */
function noneIfMissing(error: unknown): readonly DatasetFile[] {
  if (error instanceof HubFault && error.failure.code === 'hub_not_found') return [];
  throw error;
}
