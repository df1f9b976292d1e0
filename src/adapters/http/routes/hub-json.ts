import type { DatasetSummary, SearchPage } from '../../../application/ports/hub-platform.js';
import type { LearntSchema } from '../../../application/ports/schema-learner.js';
import type { SearchRequest } from '../../../domain/hub/hub-requests.js';

/** The answer of /hub/search. */
export function searchJson(
  { query, page }: SearchRequest,
  { results, hasMore }: SearchPage,
): string {
  return JSON.stringify({
    success: true,
    query,
    page,
    count: results.length,
    has_more: hasMore,
    results: results.map(datasetJson),
  });
}

/** A found data set as the answer has it; what the platform does not tell is null. */
function datasetJson(summary: DatasetSummary): Readonly<Record<string, unknown>> {
  return {
    ref: summary.ref,
    title: summary.title,
    description: summary.description ?? null,
    url: summary.url ?? null,
    size_bytes: summary.sizeBytes ?? null,
    last_updated: summary.lastUpdated ?? null,
    license: summary.license ?? null,
    downloads: summary.downloads ?? null,
  };
}

/** The answer of /hub/schema. */
export function schemaJson(learnt: LearntSchema): string {
  const { dataset, file, files, rowsSampled, fields, columns, warnings } = learnt;
  return JSON.stringify({
    success: true,
    dataset,
    file,
    files,
    rows_sampled: rowsSampled,
    fields,
    columns,
    warnings,
  });
}
