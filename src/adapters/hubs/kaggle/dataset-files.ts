import type { DatasetFile } from '../../../application/ports/hub-platform.js';
import { isObject, type Members } from '../../../domain/basics/members.js';
import type { DatasetRef } from '../../../domain/hub/dataset-ref.js';
import { isFilePath } from '../../../domain/hub/file-path.js';
import { unreadable } from '../faults.js';
import { MAX_REPLIES } from '../hub-limits.js';
import type { HubTask } from '../hub-task.js';
import { countOf, listOf, textOf } from '../reply-fields.js';
import type { KaggleCalls } from './kaggle-calls.js';
import { member } from './twin-fields.js';

/** The most files that Kaggle puts into one reply. */
const FILES_A_REPLY = 200;

export async function datasetFiles(
  calls: KaggleCalls,
  { owner, name }: DatasetRef,
  task: HubTask,
): Promise<readonly DatasetFile[]> {
  const files: DatasetFile[] = [];
  const asked = new Set<string>();
  let pageToken: string | undefined;
  do {
    const page = { ownerSlug: owner, datasetSlug: name, pageSize: FILES_A_REPLY, pageToken };
    const reply = await calls.call('ListDatasetFiles', page, task);
    if (!isObject(reply)) throw unreadable('sent a reply that does not match its documentation');
    for (const file of listOf(reply.datasetFiles ?? []).flatMap(datasetFile)) files.push(file);
    pageToken = textOf(member(reply, 'nextPageToken'));
    // A repeated token would cause an endless loop.
    if (pageToken === undefined || asked.has(pageToken)) break;
    asked.add(pageToken);
  } while (asked.size < MAX_REPLIES);
  return files;
}

function datasetFile(file: Members): readonly DatasetFile[] {
  const name = member(file, 'name');
  if (typeof name !== 'string' || !isFilePath(name)) return [];
  return [{ name, sizeBytes: countOf(member(file, 'totalBytes')) }];
}
