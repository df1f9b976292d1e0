import type { JsonSchema } from '../../../domain/constraints/param.js';
import type { ProblemCode } from '../problems.js';
import type { AnswerHeader } from './answer-headers.js';

/** The groups of endpoints, in the order of the document. */
export const TAGS = {
  Data: 'Generate synthetic data from a schema.',
  Hub: 'Find public datasets, infer their schemas and generate synthetic data from them.',
  Agents: 'Tools for agents, by the Model Context Protocol.',
  Profile: 'Encrypted credentials of a person, for the web page.',
  Catalogue: 'Field types, error codes and this document.',
  Service: 'State and description of the service.',
} as const;

/** A parameter in the path, the query string or a header. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description: string;
  readonly schema: JsonSchema;
}

/** A request body in JSON: the name of its schema, and complete examples by name. */
export interface RequestBody {
  readonly schema: string;
  readonly examples: Readonly<Record<string, RequestExample>>;
}

export interface RequestExample {
  readonly summary: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** A successful answer; `content` has the names of the schemas of its bodies, by media type. */
export interface Answer {
  readonly description: string;
  readonly content?: Readonly<Record<string, string>>;
  /** Headers besides those of every answer, named as in `answer-headers.ts`. */
  readonly headers?: readonly AnswerHeader[];
}

/** The description of a route in the OpenAPI document, besides its path, purpose and access. */
export interface Operation {
  /** The name of the operation in generated clients. */
  readonly id: string;
  readonly tag: keyof typeof TAGS;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly body?: RequestBody;
  readonly answers: Readonly<Record<number, Answer>>;
  /** Problems specific to the route, besides those that follow from its access and its body. */
  readonly refusals?: readonly ProblemCode[];
}
