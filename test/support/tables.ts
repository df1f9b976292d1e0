import * as E from 'fp-ts/lib/Either.js';
import { pageCodecs } from '../../src/adapters/compression/page-codecs.js';
import { standardVocabulary } from '../../src/adapters/engine/engine-factories.js';
import { builtInParts } from '../../src/domain/engine/built-in-parts.js';
import { InferenceEngine } from '../../src/domain/engine/inference-engine.js';
import { TableEngine } from '../../src/domain/engine/table-engine.js';
import type { Failure } from '../../src/domain/errors/failure.js';
import type { Fault } from '../../src/domain/errors/fault.js';
import { type Format, hasBinaryFile } from '../../src/domain/formats/format.js';
import { FORMAT_NAMES, type FormatName } from '../../src/domain/formats/index.js';
import { encodeTable } from '../../src/domain/generation/encode/encode-table.js';
import type { GenerateRequest } from '../../src/domain/generation/generate-request.js';
import type { Means } from '../../src/domain/generation/means.js';
import type { TablePlan, TextPlan } from '../../src/domain/generation/table-plan.js';
import { MAX_ROWS } from '../../src/domain/schema/params/limits.js';

export type Json = Readonly<Record<string, unknown>>;

export const vocabulary = standardVocabulary();

const parts = builtInParts(vocabulary, [], pageCodecs);

export const engine = new TableEngine(parts);

export const inferenceEngine = new InferenceEngine(parts);

export const { fieldTypes } = engine;

export const formats = Object.fromEntries(engine.formats) as Readonly<Record<FormatName, Format>>;

/** The formats whose file is a text. */
export const textFileNames = FORMAT_NAMES.filter((name) => !hasBinaryFile(formats[name]));

export const english = vocabulary.lexicon('en');

export const limits = { rows: MAX_ROWS, cells: 20_000_000 };

/** The seed of a request without a seed. */
export const DRAWN_SEED = 7;

export function decode(input: unknown): E.Either<Failure, GenerateRequest> {
  return engine.decode(input, { limits, drawSeed: () => DRAWN_SEED });
}

export function plan(input: unknown): E.Either<Failure, TablePlan> {
  return E.chain((request: GenerateRequest) => engine.plan(request))(decode(input));
}

export function planOf(input: unknown): TablePlan {
  const planned = plan(input);
  if (E.isLeft(planned)) throw new Error(`refused: ${JSON.stringify(planned.left)}`);
  return planned.right;
}

/** Returns the plan of a table as text. */
export function textPlanOf(input: unknown): TextPlan {
  const planned = planOf(input);
  if (planned.kind !== 'text') throw new Error('the format is binary');
  return planned;
}

/** Returns the failure of an invalid request. Throws an error if the request is valid. */
export function refusalOf(input: unknown): Extract<Failure, { code: 'invalid_request' }> {
  const planned = plan(input);
  if (E.isRight(planned)) throw new Error('the request is accepted');
  if (planned.left.code !== 'invalid_request') throw new Error(planned.left.code);
  return planned.left;
}

/** Returns the faults of a request; an empty list if the request is valid. */
export function faultsOf(input: unknown): readonly Fault[] {
  return E.isRight(plan(input)) ? [] : refusalOf(input).faults;
}

export function pathsOf(input: unknown): readonly string[] {
  return faultsOf(input).map(({ path }) => path);
}

export function bytesOf(input: unknown, means: Means = {}): Buffer {
  return Buffer.concat([...encodeTable(planOf(input), means)]);
}

export function textOf(input: unknown, means: Means = {}): string {
  return bytesOf(input, means).toString('utf8');
}

/** Returns a valid request with one column of whole numbers, in which some members are changed. */
export function request(changes: Json = {}): Json {
  return { rows: 20, seed: 42, fields: [{ name: 'c', type: 'integer' }], ...changes };
}

/** Returns a request with one column named `c`. */
export function columnRequest(type: string, constraints: unknown, changes: Json = {}): Json {
  return request({ fields: [{ name: 'c', type, constraints }], ...changes });
}

/** Returns the cells of such a column as JSON texts: `12.50`, `"a"`, `null`. */
export function cellsOf(type: string, constraints: unknown, changes: Json = {}): readonly string[] {
  const text = textOf(columnRequest(type, constraints, changes));
  // The writer escapes line ends, so each line is a row, and each row has one cell.
  return text
    .slice(1, -1)
    .split(',\n')
    .map((row) => row.slice('{"c":'.length, -1));
}
