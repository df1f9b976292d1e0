import * as E from 'fp-ts/lib/Either.js';
import {
  standardEngine,
  standardInferenceEngine,
} from '../../src/adapters/engine/standard-engine.js';
import { encodeTable } from '../../src/domain/index.js';
import { type InferredSchema, onlyTable } from '../../src/domain/inference/inferred-schema.js';
import type { TableSample } from '../../src/domain/tables/table-sample.js';

const engine = standardEngine();
const inferenceEngine = standardInferenceEngine();
const locales = await inferenceEngine.loadNames();

export function inferred(sample: TableSample, k: number): InferredSchema {
  return inferenceEngine.infer(sample, { k, locales });
}

const limits = { rows: Number.MAX_SAFE_INTEGER, cells: Number.POSITIVE_INFINITY };

function orThrow<A>(result: E.Either<unknown, A>): A {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
}

/** Generates rows of inferred fields as CSV. */
export function clone(
  schema: InferredSchema,
  rows: number,
  { seed, delimiter }: { readonly seed: number; readonly delimiter: string },
): Uint8Array {
  const request = {
    ...onlyTable(schema),
    rows,
    seed,
    format: 'csv',
    csv: { delimiter },
  };
  const decoded = orThrow(engine.decode(request, { limits, drawSeed: () => seed }));
  return Buffer.concat([...encodeTable(orThrow(engine.plan(decoded)))]);
}
