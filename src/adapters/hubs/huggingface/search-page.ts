import type { DatasetSummary, SearchPage } from '../../../application/ports/hub-platform.js';
import type { Members } from '../../../domain/basics/members.js';
import { parseDatasetRef } from '../../../domain/hub/dataset-ref.js';
import type { BoundedClient } from '../bounded-client.js';
import { PAGE_SIZE } from '../hub-limits.js';
import type { HubTask } from '../hub-task.js';
import { countOf, textOf, timestampOf } from '../reply-fields.js';
import type { HuggingFaceUrls } from './huggingface-urls.js';
import { pages } from './pages.js';

const MOST_A_REPLY = 500;

/** One page of a search. The hub paginates by opaque cursors, so all earlier pages must be read too. */
export async function searchPage(
  client: BoundedClient,
  urls: HuggingFaceUrls,
  query: string,
  page: number,
  task: HubTask,
): Promise<SearchPage> {
  const end = page * PAGE_SIZE;
  // One result more than needed shows whether there is a next page.
  const url = urls.search(query, Math.min(end + 1, MOST_A_REPLY));
  const found: Members[] = [];
  for await (const entries of pages(client, url, task)) {
    for (const entry of entries) found.push(entry);
    if (found.length > end) break;
  }
  return {
    results: found.slice(end - PAGE_SIZE, end).flatMap((dataset) => summary(dataset, urls)),
    hasMore: found.length > end,
  };
}

/** Skips old names without an owner: a request could not name them. */
function summary(dataset: Members, urls: HuggingFaceUrls): readonly DatasetSummary[] {
  const ref = textOf(dataset.id);
  if (ref === undefined || parseDatasetRef(ref) === undefined) return [];
  return [
    {
      ref,
      title: ref,
      description: textOf(dataset.description),
      url: urls.page(ref),
      sizeBytes: undefined,
      lastUpdated: timestampOf(dataset.lastModified),
      license: licenseOf(dataset.tags),
      downloads: countOf(dataset.downloads),
    },
  ];
}

function licenseOf(tags: unknown): string | undefined {
  if (!Array.isArray(tags)) return undefined;
  const tag = tags.find((text) => typeof text === 'string' && text.startsWith('license:'));
  return textOf(tag?.slice('license:'.length));
}
