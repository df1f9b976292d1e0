import type { DatasetSummary, SearchPage } from '../../../application/ports/hub-platform.js';
import { isObject, type Members } from '../../../domain/basics/members.js';
import { parseDatasetRef } from '../../../domain/hub/dataset-ref.js';
import { PAGE_SIZE } from '../hub-limits.js';
import type { HubTask } from '../hub-task.js';
import { countOf, listOf, textOf, timestampOf } from '../reply-fields.js';
import type { KaggleCalls } from './kaggle-calls.js';
import { member } from './twin-fields.js';

/** The last page that Kaggle fills; later pages are empty. */
const LAST_PAGE = 500;

/** One page of a search. Without credentials it uses the older REST API: the RPC calls need an account. */
export async function searchPage(
  calls: KaggleCalls,
  query: string,
  page: number,
  task: HubTask,
): Promise<SearchPage> {
  const reply =
    task.authorization === undefined
      ? await calls.list({ search: query, page: String(page) }, task)
      : await calls.call('ListDatasets', { search: query, page }, task);
  const found = listOf(isObject(reply) ? (reply.datasets ?? []) : reply);
  return {
    results: found.flatMap(summary),
    hasMore: found.length >= PAGE_SIZE && page < LAST_PAGE,
  };
}

function summary(dataset: Members): readonly DatasetSummary[] {
  const ref = textOf(member(dataset, 'ref'));
  if (ref === undefined || parseDatasetRef(ref) === undefined) return [];
  return [
    {
      ref,
      title: textOf(member(dataset, 'title')) ?? ref,
      description: textOf(member(dataset, 'subtitle')) ?? textOf(member(dataset, 'description')),
      url: `https://www.kaggle.com/datasets/${ref}`,
      sizeBytes: countOf(member(dataset, 'totalBytes')),
      lastUpdated: timestampOf(member(dataset, 'lastUpdated')),
      license: textOf(member(dataset, 'licenseName')),
      downloads: countOf(member(dataset, 'downloadCount')),
    },
  ];
}
