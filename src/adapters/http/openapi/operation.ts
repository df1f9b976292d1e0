import type { JsonSchema } from '../../../domain/constraints/param.js';
import type { ProblemCode } from '../problems.js';
import type { AnswerHeader } from './answer-headers.js';

/** How endpoints are grouped for readers, in this order. */
export const TAGS = {
  Data: 'Make rows of synthetic data from a schema.',
  Hub: 'Find public data sets, learn their schemas, and make their like.',
  Catalogue: 'What can be asked for.',
  Service: 'State and description of the service.',
} as const;

/** A parameter in the path or behind the question mark. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly description: string;
  readonly schema: JsonSchema;
}

/** A request body in JSON: the name of its schema, and whole requests that work, by their names. */
export interface RequestBody {
  readonly schema: string;
  readonly examples: Readonly<Record<string, RequestExample>>;
}

export interface RequestExample {
  readonly summary: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** An answer that is no error: the names of the schemas of its bodies, by media type. */
export interface Answer {
  readonly description: string;
  readonly content?: Readonly<Record<string, string>>;
  /** Headers beside those of every answer, by the names of `answer-headers.ts`. */
  readonly headers?: readonly AnswerHeader[];
}

/** What the OpenAPI document tells of a route beyond its path, purpose and access. */
export interface Operation {
  /** Names the operation in generated clients. */
  readonly id: string;
  readonly tag: keyof typeof TAGS;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly body?: RequestBody;
  readonly answers: Readonly<Record<number, Answer>>;
  /** What the route itself refuses, beside what follows from its access and its body. */
  readonly refusals?: readonly ProblemCode[];
}
