import { PREVIEW_ROWS } from '../../../application/tables/preview-data.js';
import { hasBinaryFile, isBinary } from '../../../domain/formats/format.js';
import type { TableTerms } from '../../../domain/schema/params/request-params.js';
import type { Operation } from '../openapi/operation.js';
import { requestExamples } from '../openapi/request-examples.js';

const body = { schema: 'GenerateBody', examples: requestExamples };

type Registries = Pick<TableTerms, 'formats' | 'compressions'>;

/** The schemas of a generated answer by media type: the envelope, the text of each format that is not JSON, or a file. */
export function generatedContent(
  envelope: string,
  { formats, compressions }: Registries,
): Readonly<Record<string, string>> {
  const raw = [...formats.values()]
    .filter((format) => isBinary(format) || !format.isJson)
    .map((format) => [format.type, hasBinaryFile(format) ? 'File' : 'Text']);
  const files = compressions
    .filter(({ unavailable }) => unavailable === undefined)
    .map(({ type }) => [type, 'File']);
  return { 'application/json': envelope, ...Object.fromEntries([...raw, ...files]) };
}

export function generateOperation(registries: Registries): Operation {
  return {
    id: 'generate',
    tag: 'Data',
    description:
      'JSON is returned in an envelope. Every other text is returned as it is if Accept allows its media type, wildcards included; otherwise as one string in the envelope. Binary files are never returned in the envelope, nor are texts that the request compresses. A set of tables is an object of lists in JSON, one script in SQL, one workbook in XLSX, and a zip archive with a file for each table in all other formats.',
    body,
    answers: {
      200: {
        description: 'The rows.',
        headers: [
          'X-Rows-Generated',
          'X-Seed',
          'X-Now',
          'X-Fallback',
          'X-Unborn',
          'Content-Disposition',
        ],
        content: { ...generatedContent('GenerateResponse', registries), 'application/zip': 'File' },
      },
    },
    refusals: ['not_acceptable', 'concurrency_limited', 'overloaded'],
  };
}

export const previewOperation: Operation = {
  id: 'preview',
  tag: 'Data',
  description: `Returns the first rows, at most ${PREVIEW_ROWS} of each table, that /generate would return for the same request and seed, after the same checks.`,
  body,
  answers: {
    200: {
      description: 'The first rows.',
      headers: ['X-Rows-Generated', 'X-Seed', 'X-Now', 'X-Fallback', 'X-Unborn'],
      content: { 'application/json': 'PreviewResponse' },
    },
  },
  refusals: ['not_acceptable', 'concurrency_limited', 'overloaded'],
};
