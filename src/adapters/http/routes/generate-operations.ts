import { PREVIEW_ROWS } from '../../../application/use-cases/preview-data.js';
import type { Formats } from '../../../domain/formats/format.js';
import type { Operation } from '../openapi/operation.js';
import { requestExamples } from '../openapi/request-examples.js';

const body = { schema: 'GenerateRequest', examples: requestExamples };

/** The schemas of a generated answer by media type: the envelope, or the text of each format that is not JSON. */
export function generatedContent(
  envelope: string,
  formats: Formats,
): Readonly<Record<string, string>> {
  const texts = [...formats.values()]
    .filter(({ isJson }) => !isJson)
    .map(({ type }) => [type, 'Text']);
  return { 'application/json': envelope, ...Object.fromEntries(texts) };
}

export function generateOperation(formats: Formats): Operation {
  return {
    id: 'generate',
    tag: 'Data',
    description:
      'JSON is returned in an envelope. Every other format is returned as raw text if Accept allows its media type, wildcards included; otherwise as one string in the envelope.',
    body,
    answers: {
      200: {
        description: 'The rows.',
        headers: ['X-Rows-Generated', 'X-Seed', 'Content-Disposition'],
        content: generatedContent('GenerateResponse', formats),
      },
    },
    refusals: ['not_acceptable', 'concurrency_limited', 'overloaded'],
  };
}

export const previewOperation: Operation = {
  id: 'preview',
  tag: 'Data',
  description: `Returns the first rows, at most ${PREVIEW_ROWS}, that /generate would return for the same request and seed, after the same checks.`,
  body,
  answers: {
    200: {
      description: 'The first rows.',
      headers: ['X-Rows-Generated', 'X-Seed'],
      content: { 'application/json': 'GeneratedRows' },
    },
  },
  refusals: ['not_acceptable', 'concurrency_limited', 'overloaded'],
};
