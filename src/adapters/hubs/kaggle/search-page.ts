import type { DatasetSummary, SearchPage } from '../../../application/ports/hub-platform.js';
import { parseDatasetRef } from '../../../domain/hub/dataset-ref.js';
import { PAGE_SIZE } from '../hub-limits.js';
import type { Operation } from '../operation.js';
import { countOf, isMembers, listOf, type Members, textOf, timestampOf } from '../reply-fields.js';
import type { KaggleCalls } from './kaggle-calls.js';
import { member } from './twin-fields.js';

/** Kaggle leaves pages beyond this one empty. */
const LAST_PAGE = 500;

/** The calls of Kaggle's clients want an account for a search; the older listing does not. */
export async function searchPage(
  calls: KaggleCalls,
  query: string,
  page: number,
  operation: Operation,
): Promise<SearchPage> {
  const reply =
    operation.authorization === undefined
      ? await calls.list({ search: query, page: String(page) }, operation)
      : await calls.call('ListDatasets', { search: query, page }, operation);
  const found = listOf(isMembers(reply) ? (reply.datasets ?? []) : reply);
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
