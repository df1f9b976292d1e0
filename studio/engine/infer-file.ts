import * as E from 'fp-ts/lib/Either.js';
import { onlyTable, type QualityReport, type Vocabulary } from '../../src/page/index.js';
import {
  builtInParts,
  InferenceEngine,
  type InferredSample,
  inferSample,
  USUAL_TERMS,
} from '../../src/page/inference.js';
import type { InferredFile, SampleFile, Unread } from './messages.js';
import { readFile } from './read-file.js';

/** The first inference needs the network for them. */
const NO_WORDS =
  'The words by which names of people are recognised did not load. Connect to the network, and try again.';

/** The page asks for no column and no header, so no term has a fault. */
const PATHS = { header: '', category: () => '' };

/** The last inference, so that a report does not repeat it. */
let last: InferredSample | undefined;

/** Infers a table from a file, as the command does. Words of further languages are loaded. */
export async function inferFile(
  { data, name, k }: SampleFile,
  vocabulary: Vocabulary,
): Promise<InferredFile | Unread> {
  const sample = await readFile(data, name);
  if ('message' in sample) return sample;
  const engine = new InferenceEngine(builtInParts(vocabulary));
  const locales = await engine.loadNames().catch(() => undefined);
  if (locales === undefined) return { message: NO_WORDS };
  const inferred = await inferSample(engine, sample, { ...USUAL_TERMS, k, paths: PATHS })();
  if (E.isLeft(inferred)) throw new Error(inferred.left.code);
  last = inferred.right;
  const { rows, schema } = last;
  const { columns, warnings } = schema;
  return { rows, isComplete: sample.complete, ...onlyTable(schema), columns, warnings };
}

/** Compares the file that was inferred last with the first rows of a seed. */
export function reportOfFile(seed: number | string): QualityReport {
  if (last === undefined) throw new Error('no file is open');
  return last.report(seed);
}
