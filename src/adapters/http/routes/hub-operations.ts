import type { TableTerms } from '../../../domain/schema/params/request-params.js';
import type { Operation, RequestExample } from '../openapi/operation.js';
import type { ProblemCode } from '../problems.js';
import { generatedContent } from './generate-operations.js';

/** Problems of every operation on a hub. */
const REFUSALS: readonly ProblemCode[] = [
  'hub_access_denied',
  'hub_credentials_rejected',
  'hub_rate_limited',
  'hub_timeout',
  'hub_unreadable',
  'not_acceptable',
];

/** A data set for examples. `local` has this one unless the operator has set another folder. */
function exampleOf(platform: string): string {
  return platform === 'local' ? 'vega/weather' : 'owner/name';
}

function example(summary: string, value: object): Readonly<Record<string, RequestExample>> {
  return { example: { summary, value: { ...value } } };
}

/** The description of the search on a platform; `segment` is the first segment of its path. */
export function searchOperation(segment: string): Operation {
  return {
    id: `${segment}Search`,
    tag: 'Hub',
    body: { schema: 'SearchRequest', examples: example('Weather', { query: 'weather' }) },
    answers: {
      200: {
        description: 'The data sets found.',
        content: { 'application/json': 'SearchResponse' },
      },
    },
    refusals: [...REFUSALS, 'overloaded'],
  };
}

export function schemaOperation(segment: string, platform: string): Operation {
  const dataset = exampleOf(platform);
  return {
    id: `${segment}Schema`,
    tag: 'Hub',
    description:
      'The answer contains no row of the data set, and no value that could identify a row.',
    body: { schema: 'SchemaRequest', examples: example('A data set', { dataset }) },
    answers: {
      200: {
        description: 'The inferred fields, ready to be sent to /generate.',
        content: { 'application/json': 'SchemaResponse' },
      },
    },
    refusals: [...REFUSALS, 'hub_not_found', 'concurrency_limited', 'overloaded'],
  };
}

export function cloneOperation(segment: string, platform: string, terms: TableTerms): Operation {
  const dataset = exampleOf(platform);
  return {
    id: `${segment}Clone`,
    tag: 'Hub',
    description:
      'Infers the fields from a sample, then generates rows from them, as /schema and /generate do. With `report`, the answer is JSON and has a report on the quality and privacy of the clone.',
    body: {
      schema: 'CloneRequest',
      examples: {
        ...example('Rows like those of a data set', { dataset, rows: 3, seed: 42 }),
        report: {
          summary: 'With a report on quality and privacy',
          value: { dataset, rows: 3, seed: 42, report: true },
        },
      },
    },
    answers: {
      200: {
        description: 'The rows.',
        headers: ['X-Rows-Generated', 'X-Seed', 'Content-Disposition'],
        content: generatedContent('CloneResponse', terms),
      },
    },
    refusals: [...REFUSALS, 'hub_not_found', 'concurrency_limited', 'overloaded'],
  };
}
