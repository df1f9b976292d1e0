import * as E from 'fp-ts/lib/Either.js';
import { FakerWords } from '../../src/adapters/lexicon/faker-words.js';
import { worldAtlas } from '../../src/adapters/places/world-atlas.js';
import { decodeRequest, encodeTable, planTable } from '../../src/domain/index.js';
import type { InferredSchema } from '../../src/domain/inference/index.js';

export const vocabulary = new FakerWords(worldAtlas);
const limits = { rows: Number.MAX_SAFE_INTEGER, cells: Number.POSITIVE_INFINITY };

function orThrow<A>(result: E.Either<unknown, A>): A {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
}

/** So many rows of inferred fields as CSV. */
export function clone(
  { fields }: InferredSchema,
  rows: number,
  { seed, delimiter }: { readonly seed: number; readonly delimiter: string },
): Uint8Array {
  const request = { rows, seed, fields, format: 'csv', csv: { delimiter } };
  const decoded = orThrow(decodeRequest(request, { vocabulary, limits, drawSeed: () => seed }));
  return Buffer.concat([...encodeTable(orThrow(planTable(decoded, vocabulary)))]);
}
