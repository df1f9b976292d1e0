import type { Operation, RequestExample } from '../openapi/operation.js';
import type { ProblemCode } from '../problems.js';
import { generatedContent } from './generate-operations.js';

/** What every operation may be refused for, the platform's faults first. */
const REFUSALS: readonly ProblemCode[] = [
  'hub_access_denied',
  'hub_credentials_rejected',
  'hub_rate_limited',
  'hub_timeout',
  'hub_unreadable',
  'not_acceptable',
];

/** A table that `local` has unless the operator has put a folder of their own in its place. */
function exampleOf(platform: string): string {
  return platform === 'local' ? 'vega/weather' : 'owner/name';
}

function example(summary: string, value: object): Readonly<Record<string, RequestExample>> {
  return { example: { summary, value: { ...value } } };
}

/** What the document tells of a platform's operations; `segment` is the first of their paths. */
export function searchOperation(segment: string): Operation {
  return {
    id: `${segment}Search`,
    tag: 'Hub',
    body: { schema: 'SearchRequest', examples: example('Weather', { query: 'weather' }) },
    answers: {
      200: { description: 'What was found.', content: { 'application/json': 'SearchResponse' } },
    },
    refusals: REFUSALS,
  };
}

export function schemaOperation(segment: string, platform: string): Operation {
  const dataset = exampleOf(platform);
  return {
    id: `${segment}Schema`,
    tag: 'Hub',
    description: 'No row, and nothing that tells one, leaves the server.',
    body: { schema: 'SchemaRequest', examples: example('A data set', { dataset }) },
    answers: {
      200: { description: 'What was learnt.', content: { 'application/json': 'SchemaResponse' } },
    },
    refusals: [...REFUSALS, 'hub_not_found', 'overloaded'],
  };
}

export function cloneOperation(segment: string, platform: string): Operation {
  const dataset = exampleOf(platform);
  return {
    id: `${segment}Clone`,
    tag: 'Hub',
    description: 'As the operation schema, then as /generate with the fields that were learnt.',
    body: {
      schema: 'CloneRequest',
      examples: example('Rows like those of a data set', { dataset, rows: 3, seed: 42 }),
    },
    answers: {
      200: {
        description: 'The rows.',
        headers: ['X-Rows-Generated', 'X-Seed', 'Content-Disposition'],
        content: generatedContent('CloneResponse'),
      },
    },
    refusals: [...REFUSALS, 'hub_not_found', 'overloaded'],
  };
}
