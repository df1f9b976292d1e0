import { capital } from '../../../domain/basics/capital.js';
import type { JsonSchema } from '../../../domain/constraints/param.js';
import { pathTemplate, type Route } from '../routes/route.js';
import {
  type AnswerHeader,
  DAILY_LIMIT_HEADERS,
  headerReferences,
  LIMIT_HEADERS,
} from './answer-headers.js';
import type { Answer, Operation, Parameter } from './operation.js';
import { problemResponse } from './problem-responses.js';
import { reference } from './record-schema.js';
import { type LimitFacts, refusalsOf } from './refusals.js';
import { keyUse, securityOf } from './security.js';

export interface PathFacts extends LimitFacts {
  readonly basePath: string;
}

/** Examples of answers, by the name of their schema. */
export type Examples = Readonly<Record<string, JsonSchema>>;

/** The path items of all routes that have an operation, by path template. */
export function pathItems(
  routes: readonly Route[],
  facts: PathFacts,
  examples: Examples,
): Readonly<Record<string, JsonSchema>> {
  const items: Record<string, JsonSchema> = {};
  for (const route of routes) {
    if (route.operation === undefined) continue;
    const path = pathTemplate(route);
    items[path] = {
      ...items[path],
      [route.method.toLowerCase()]: operationObject(route, route.operation, facts, examples),
    };
  }
  return items;
}

function operationObject(
  route: Route,
  operation: Operation,
  facts: PathFacts,
  examples: Examples,
): JsonSchema {
  const { id, tag, description, parameters = [], body, answers } = operation;
  const headers = headersOf(route, facts);
  return {
    operationId: id,
    tags: [tag],
    summary: capital(route.purpose),
    ...(description !== undefined && { description }),
    security: securityOf(keyUse(route.access, facts)),
    parameters: [...parameters.map(parameterObject), { $ref: '#/components/parameters/RequestId' }],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: reference(body.schema), examples: body.examples },
        },
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [
          status,
          answerObject(answer, headers, examples),
        ]),
      ),
      ...Object.fromEntries(
        [...refusalsOf(route, operation, facts)].map(([status, codes]) => [
          status,
          problemResponse(status, codes, facts.basePath, headers),
        ]),
      ),
    },
  };
}

function parameterObject({ name, in: location, description, schema }: Parameter): JsonSchema {
  return { name, in: location, description, required: location === 'path', schema };
}

/** The headers of every answer of a route. Refused requests are counted too, so their answers have the same headers. */
function headersOf({ access }: Route, facts: PathFacts): readonly AnswerHeader[] {
  const isKeyed = keyUse(access, facts) !== 'none';
  const isLimited = isKeyed || (access !== 'unmetered' && facts.rateLimit > 0);
  return [
    'X-Request-Id',
    ...(isLimited ? LIMIT_HEADERS : []),
    ...(isKeyed && access !== 'key' ? DAILY_LIMIT_HEADERS : []),
  ];
}

function answerObject(
  { description, content, headers = [] }: Answer,
  common: readonly AnswerHeader[],
  examples: Examples,
): JsonSchema {
  return {
    description,
    headers: headerReferences([...common, ...headers]),
    ...(content && {
      content: Object.fromEntries(
        Object.entries(content).map(([mediaType, schema]) => [
          mediaType,
          {
            schema: reference(schema),
            ...(examples[schema] !== undefined && { example: examples[schema] }),
          },
        ]),
      ),
    }),
  };
}
