import type { DatasetSummary, SearchPage } from '../../../application/ports/hub-platform.js';
import type { InferredDataset } from '../../../application/ports/schema-inferrer.js';
import type { SearchRequest } from '../../../domain/hub/hub-requests.js';
import { onlyTable } from '../../../domain/inference/inferred-schema.js';

/** The body of the answer of /hub/search. */
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

/** A data set as a member of the answer; values that the platform does not report are null. */
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

/** The body of the answer of /hub/schema. */
export function schemaJson(inferred: InferredDataset): string {
  const { dataset, file, files, rowsSampled, columns, warnings } = inferred;
  return JSON.stringify({
    success: true,
    dataset,
    file,
    files,
    rows_sampled: rowsSampled,
    ...onlyTable(inferred),
    columns,
    warnings,
  });
}
