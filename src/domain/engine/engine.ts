import type { Either } from 'fp-ts/lib/Either.js';
import { byName } from '../basics/by-name.js';
import { inOneGo, type Stepwise } from '../basics/stepwise.js';
import { type CatalogueEntry, catalogue } from '../catalogue/catalogue.js';
import type { Failure } from '../errors/failure.js';
import type { FieldType, FieldTypes } from '../field-types/field-type.js';
import type { Format, Formats } from '../formats/format.js';
import type { GenerateRequest } from '../generation/generate-request.js';
import { planTableStepwise } from '../generation/plan-table.js';
import type { TablePlan } from '../generation/table-plan.js';
import type { InferenceOptions, InferredSchema, SchemaInference } from '../inference/index.js';
import { defaultLocale } from '../lexicon/default-locale.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { askedLocales } from '../schema/asked-locales.js';
import type { DecodeContext } from '../schema/decode-context.js';
import { decodeRequestStepwise } from '../schema/decode-request.js';
import { isMemberName } from '../schema/request-params.js';
import type { TableSample } from '../tables/table-sample.js';

/**
 * The parts of an engine. Each part is a port that the package, a test or an extension fills.
 *
 * @example
 * const parts: EngineParts = builtInParts(plainVocabulary([plainLexicon('en', {})]));
 * const onlyCsv = { ...parts, formats: parts.formats.filter(({ name }) => name === 'csv') };
 * new Engine(onlyCsv).formats.size; // => 1
 */
export interface EngineParts {
  /** In the order of the catalogue; names are unique. */
  readonly fieldTypes: readonly FieldType[];
  /** In the order of the documentation; names are unique. */
  readonly formats: readonly Format[];
  readonly vocabulary: Vocabulary;
  readonly inference: SchemaInference;
}

/**
 * The terms of a caller, such as limits, against which a request is checked in addition to the parts of the engine.
 *
 * @example
 * const terms: RequestTerms = { limits: { rows: 10, cells: 100 }, drawSeed: () => 1 };
 * const engine = new Engine(builtInParts(plainVocabulary([plainLexicon('en', {})])));
 * engine.decode({ rows: 11, fields: [{ name: 'n', type: 'integer' }] }, terms)._tag; // => 'Left'
 */
export type RequestTerms = Omit<DecodeContext, 'fieldTypes' | 'formats' | 'vocabulary'>;

/**
 * Checks requests, plans tables and infers schemas. Server, library and command all use this class.
 *
 * @example
 * const engine = new Engine(builtInParts(plainVocabulary([plainLexicon('en', {})])));
 * const request = { rows: 2, format: 'csv', seed: 1, fields: [{ name: 'n', type: 'sequence' }] };
 * const valid = engine.decode(request, { limits: { rows: 10, cells: 100 }, drawSeed: () => 1 });
 * const plan = valid._tag === 'Right' ? engine.plan(valid.right) : valid;
 * const chunks = plan._tag === 'Right' ? [...encodeTable(plan.right)] : [];
 * chunks.flatMap((chunk) => [...chunk]).map((code) => String.fromCharCode(code)).join(''); // => 'n\r\n1\r\n2\r\n'
 */
export class Engine {
  readonly fieldTypes: FieldTypes;
  readonly formats: Formats;
  readonly vocabulary: Vocabulary;
  readonly #inference: SchemaInference;

  /** Throws if two field types or two formats share a name, or if a format has the name of a member of a request. */
  constructor({ fieldTypes, formats, vocabulary, inference }: EngineParts) {
    this.fieldTypes = byName('field types', fieldTypes);
    this.formats = byName('formats', formats);
    const taken = formats.find(({ name }) => isMemberName(name));
    if (taken !== undefined) {
      throw new Error(`a format cannot have the name "${taken.name}": it is a member of a request`);
    }
    this.vocabulary = vocabulary;
    this.#inference = inference;
  }

  /** Loads the locales that an unchecked request names; `decode` needs them. A call that rejects may be repeated. */
  load(input: unknown): Promise<void> {
    return this.vocabulary.load(askedLocales(input, this.vocabulary));
  }

  /** Checks a parsed JSON request. Returns all faults at once, in the order of the document. */
  decode(input: unknown, terms: RequestTerms): Either<Failure, GenerateRequest> {
    return inOneGo(this.decodeStepwise(input, terms));
  }

  /** `decode` in steps of one field each, for a program that must serve other requests in between. */
  decodeStepwise(input: unknown, terms: RequestTerms): Stepwise<Either<Failure, GenerateRequest>> {
    const { fieldTypes, formats, vocabulary } = this;
    return decodeRequestStepwise(input, { fieldTypes, formats, vocabulary, ...terms });
  }

  /** Plans the table of a valid request. Fails if the longest possible row exceeds `MAX_ROW_BYTES`. */
  plan(request: GenerateRequest): Either<Failure, TablePlan> {
    return inOneGo(this.planStepwise(request));
  }

  /** `plan` in steps of one column each. */
  planStepwise(request: GenerateRequest): Stepwise<Either<Failure, TablePlan>> {
    return planTableStepwise(request, this.vocabulary);
  }

  /** The field types for which the vocabulary has the words and places, each with an example. */
  catalogue(): readonly CatalogueEntry[] {
    return catalogue(this.fieldTypes, this.vocabulary);
  }

  /** Infers a request from the first records of a table, with the words of the default locale, which must be loaded. */
  infer(
    sample: TableSample,
    options: Omit<InferenceOptions, 'fieldTypes' | 'lexicon'>,
  ): InferredSchema {
    const { fieldTypes, vocabulary } = this;
    const lexicon = vocabulary.lexicon(defaultLocale(vocabulary.locales));
    return this.#inference(sample, { fieldTypes, lexicon, ...options });
  }
}
