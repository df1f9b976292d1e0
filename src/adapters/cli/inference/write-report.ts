import type { InferredSample } from '../../../application/inference/infer-sample.js';
import type { Seed } from '../../../domain/generation/generate-request.js';
import { htmlReport } from '../../report/html-report.js';
import { writeText } from '../output/write-text.js';
import { readableJson } from '../text/readable-json.js';
import { kindOf } from './report-name.js';

/** The first rows of the seed are compared with the sample; `source` names its file. */
interface Clone {
  readonly seed: Seed;
  readonly source: string;
}

/** Compares a sample with rows of its schema, and writes the report as the extension of the name says. */
export async function writeReport(
  path: string,
  inferred: InferredSample,
  { seed, source }: Clone,
): Promise<void> {
  const report = inferred.report(seed);
  const text = kindOf(path) === '.json' ? `${readableJson(report)}\n` : htmlReport(report, source);
  await writeText(path, text);
}
