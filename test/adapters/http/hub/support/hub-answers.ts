import { expect } from 'chai';
import type { ColumnSummary, InferredTable } from '../../../../../src/domain/inference/index.js';
import type { QualityReport } from '../../../../../src/domain/report/index.js';
import { post } from '../../support/requests.js';

export interface SearchAnswer {
  readonly count: number;
  readonly has_more: boolean;
  readonly results: readonly Readonly<Record<string, unknown>>[];
}

export interface SchemaAnswer extends InferredTable {
  readonly file: string;
  readonly files: readonly string[];
  readonly rows_sampled: number;
  readonly columns: readonly ColumnSummary[];
  readonly warnings: readonly string[];
}

export interface CloneAnswer extends InferredTable {
  readonly rows_generated: number;
  readonly seed: unknown;
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly report?: QualityReport;
}

interface Answers {
  readonly search: SearchAnswer;
  readonly schema: SchemaAnswer;
  readonly clone: CloneAnswer;
}

/** Returns the response of an operation to a valid request. */
export async function answerOf<Operation extends keyof Answers>(
  url: string,
  operation: Operation,
  body: object,
  platform = 'hub',
): Promise<Answers[Operation]> {
  const response = await post(`${url}/${platform}/${operation}`, body);
  const text = await response.text();
  expect(response.status, text).to.equal(200);
  return JSON.parse(text) as Answers[Operation];
}

/** A minimal valid body for each operation. */
export const OPERATIONS = {
  search: { query: 'rain' },
  schema: { dataset: 'vega/weather' },
  clone: { dataset: 'vega/weather', rows: 3, seed: 1 },
} as const;
