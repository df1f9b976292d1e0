import { PREVIEW_ROWS } from '../../../application/use-cases/preview-data.js';
import { formats } from '../../../domain/formats/index.js';
import type { Operation } from '../openapi/operation.js';
import { requestExamples } from '../openapi/request-examples.js';

const body = { schema: 'GenerateRequest', examples: requestExamples };

const textTypes = Object.values(formats).flatMap(({ type, isJson }) => (isJson ? [] : [type]));

/** An envelope, or the text of any of the formats. */
export function generatedContent(envelope: string): Readonly<Record<string, string>> {
  const texts = textTypes.map((type) => [type, 'Text']);
  return { 'application/json': envelope, ...Object.fromEntries(texts) };
}

export const generateOperation: Operation = {
  id: 'generate',
  tag: 'Data',
  description:
    'JSON comes in an envelope. The other formats come as they are where Accept allows their media type, wildcards included, else as one string in the envelope.',
  body,
  answers: {
    200: {
      description: 'The rows.',
      headers: ['X-Rows-Generated', 'X-Seed', 'Content-Disposition'],
      content: generatedContent('GenerateResponse'),
    },
  },
  refusals: ['not_acceptable', 'overloaded'],
};

export const previewOperation: Operation = {
  id: 'preview',
  tag: 'Data',
  description: `The first ${PREVIEW_ROWS} rows at most of what the same request and seed generate, after the same checks.`,
  body,
  answers: {
    200: {
      description: 'The first rows.',
      headers: ['X-Rows-Generated', 'X-Seed'],
      content: { 'application/json': 'GeneratedRows' },
    },
  },
  refusals: ['not_acceptable', 'overloaded'],
};
