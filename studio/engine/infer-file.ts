import type {
  InferredSchema,
  QualityReport,
  TableSample,
  Vocabulary,
} from '../../src/page/index.js';
import { builtInParts, Engine } from '../../src/page/inference.js';
import type { InferredFile, SampleFile, Unread } from './messages.js';
import { readFile } from './read-file.js';

/** What a report needs. */
interface Inference {
  readonly engine: Engine;
  readonly sample: TableSample;
  readonly schema: InferredSchema;
  readonly options: { readonly k: number; readonly locales: readonly string[] };
}

/** The first inference needs the network for them. */
const NO_WORDS =
  'The words by which names of people are recognised did not load. Connect to the network, and try again.';

/** The last inference, so that a report does not repeat it. */
let last: Inference | undefined;

/** Infers a table from a file, as the command does. Words of further languages are loaded. */
export async function inferFile(
  file: SampleFile,
  vocabulary: Vocabulary,
): Promise<InferredFile | Unread> {
  const sample = await readFile(file.data, file.name);
  if ('message' in sample) return sample;
  const engine = new Engine(builtInParts(vocabulary));
  const locales = await engine.loadNames().catch(() => undefined);
  if (locales === undefined) return { message: NO_WORDS };
  const options = { k: file.k, locales };
  const schema = engine.infer(sample, options);
  last = { engine, sample, schema, options };
  const { fields, correlate, even, columns, warnings } = schema;
  const { rows, complete } = sample;
  return { rows, isComplete: complete, fields, correlate, even, columns, warnings };
}

/** Compares the file that was inferred last with the first rows of a seed. */
export function reportOfFile(seed: number | string): QualityReport {
  if (last === undefined) throw new Error('no file is open');
  const { engine, sample, schema, options } = last;
  return engine.report(sample, schema, { ...options, seed });
}
