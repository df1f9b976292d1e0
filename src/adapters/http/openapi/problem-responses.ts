import type { JsonSchema } from '../../../domain/constraints/param.js';
import { MAX_FAULTS } from '../../../domain/errors/fault.js';
import { PROBLEM_TYPE } from '../problem-document.js';
import { type ProblemCode, problems } from '../problems.js';
import { type AnswerHeader, headerReferences } from './answer-headers.js';
import { recordSchema, reference } from './record-schema.js';

const text: JsonSchema = { type: 'string' };

export function problemSchemas(basePath: string): Readonly<Record<string, JsonSchema>> {
  return {
    Problem: {
      ...recordSchema(
        'Problem',
        {
          success: { const: false },
          type: {
            type: 'string',
            format: 'uri-reference',
            description: 'A page that explains the code.',
            examples: [`${basePath}/errors/not_found`],
          },
          title: text,
          status: { type: 'integer', description: 'The status of the answer.' },
          detail: { type: 'string', description: 'The cause, for this request.' },
          code: {
            type: 'string',
            enum: Object.keys(problems),
            description: 'The kind of problem, for programs.',
          },
          request_id: text,
          errors: {
            type: 'array',
            items: reference('Fault'),
            maxItems: MAX_FAULTS,
            description: 'The faults, in the order of the members of the request.',
          },
          errors_omitted: {
            type: 'integer',
            minimum: 1,
            description: 'The number of further faults that are not in errors.',
          },
          'violated-policies': {
            type: 'array',
            items: { type: 'string', enum: ['daily', 'fair'] },
            description: 'The exceeded limits, named as in the header RateLimit.',
          },
        },
        ['errors', 'errors_omitted', 'violated-policies'],
      ),
      description: 'Every error, on every path (RFC 9457).',
    },
    Fault: recordSchema(
      'Fault',
      {
        path: {
          type: 'string',
          format: 'json-pointer',
          description:
            'JSON Pointer (RFC 6901) to the member of the request; empty for the body as a whole.',
        },
        message: text,
        expected: text,
        suggestion: { type: 'string', description: 'The known name that is most similar.' },
      },
      ['expected', 'suggestion'],
    ),
  };
}

/** Headers of only some statuses. */
const OF_STATUS: Readonly<Record<number, readonly AnswerHeader[]>> = {
  401: ['WWW-Authenticate'],
  403: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

/** The error answer of one status: its possible codes, each with its meaning and an example. */
export function problemResponse(
  status: number,
  codes: readonly ProblemCode[],
  basePath: string,
  common: readonly AnswerHeader[],
): JsonSchema {
  return {
    description: codes.map((code) => `\`${code}\`: ${problems[code].meaning}`).join('\n\n'),
    headers: headerReferences([...common, ...(OF_STATUS[status] ?? [])]),
    content: {
      [PROBLEM_TYPE]: {
        schema: {
          allOf: [
            reference('Problem'),
            { type: 'object', properties: { status: { const: status }, code: { enum: codes } } },
          ],
        },
        examples: Object.fromEntries(codes.map((code) => [code, example(code, basePath)])),
      },
    },
  };
}

function example(code: ProblemCode, basePath: string): JsonSchema {
  const { status, title, meaning } = problems[code];
  const type = `${basePath}/errors/${code}`;
  const value = { success: false, type, title, status, detail: meaning, code, request_id: 'demo' };
  return { summary: title, value };
}
