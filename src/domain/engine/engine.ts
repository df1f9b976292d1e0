import type { Either } from 'fp-ts/lib/Either.js';
import * as E from 'fp-ts/lib/Either.js';
import { byName } from '../basics/by-name.js';
import { inOneGo, type Stepwise } from '../basics/stepwise.js';
import { type CatalogueEntry, catalogue } from '../catalogue/catalogue.js';
import type { Failure } from '../errors/failure.js';
import type { Fault } from '../errors/fault.js';
import type { FieldType, FieldTypes } from '../field-types/field-type.js';
import type { Compression } from '../formats/compression.js';
import type { Format, Formats } from '../formats/format.js';
import type { GenerateRequest } from '../generation/generate-request.js';
import { planTableColumns, planTableStepwise } from '../generation/plan-table.js';
import { planSetStepwise, type SetPlan } from '../generation/sets/plan-set.js';
import type { SetRequest } from '../generation/sets/set-request.js';
import { type TableColumn, tableColumns } from '../generation/table-columns.js';
import type { ColumnsPlan, TablePlan } from '../generation/table-plan.js';
import {
  type AskedColumn,
  columnFaults,
  groupKey,
  type InferenceOptions,
  type InferredSchema,
  type SchemaInference,
} from '../inference/index.js';
import { defaultLocale } from '../lexicon/default-locale.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import type { Meaning } from '../meanings/meaning.js';
import { makeReport, type QualityReport, type ReportOptions } from '../report/index.js';
import { askedLocales } from '../schema/asked-locales.js';
import type { DecodeContext } from '../schema/decode-context.js';
import { decodeRequestStepwise } from '../schema/decode-request.js';
import { ARRAY, OBJECT } from '../schema/params/definitions.js';
import { isMemberName } from '../schema/params/request-params.js';
import { setDecoders } from '../schema/sets/set-decoders.js';
import { typedFields } from '../schema/untyped-fields.js';
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
  /** The compressions that the program offers, in the order of the documentation. Default: none. */
  readonly compressions?: readonly Compression[];
  readonly vocabulary: Vocabulary;
  readonly inference: SchemaInference;
  /** Meanings of names that come before those of the package. Default: none. */
  readonly meanings?: readonly Meaning[];
}

/**
 * The terms of a caller, such as limits, against which a request is checked in addition to the parts of the engine.
 *
 * @example
 * const terms: RequestTerms = { limits: { rows: 10, cells: 100 }, drawSeed: () => 1 };
 * const engine = new Engine(builtInParts(plainVocabulary([plainLexicon('en', {})])));
 * engine.decode({ rows: 11, fields: [{ name: 'n', type: 'integer' }] }, terms)._tag; // => 'Left'
 */
export type RequestTerms = Omit<
  DecodeContext,
  'fieldTypes' | 'formats' | 'compressions' | 'vocabulary' | 'meanings' | 'nameFields' | 'sets'
>;

type InferenceParts = Pick<InferenceOptions, 'fieldTypes' | 'lexicon' | 'lexicons' | 'meanings'>;

/** The options that a caller gives; the engine has the others. */
type Asked<Options extends InferenceParts> = Omit<Options, keyof InferenceParts> & {
  /**
   * The locales whose names of people are recognised, which `loadNames` has loaded. Required, because names that inference
   * does not recognise are listed as categories.
   */
  readonly locales: readonly string[];
};

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
  readonly compressions: readonly Compression[];
  readonly vocabulary: Vocabulary;
  readonly meanings: readonly Meaning[];
  readonly #inference: SchemaInference;

  /** Throws if two field types or two formats share a name, or if the name has another meaning in a request. */
  constructor({
    fieldTypes,
    formats,
    compressions = [],
    vocabulary,
    inference,
    meanings = [],
  }: EngineParts) {
    this.fieldTypes = byName('field types', fieldTypes);
    const nested = fieldTypes.find(({ name }) => name === OBJECT || name === ARRAY);
    if (nested !== undefined) {
      throw new Error(
        `a field type cannot have the name "${nested.name}": fields contain fields by it`,
      );
    }
    this.formats = byName('formats', formats);
    const taken = formats.find(({ name }) => isMemberName(name));
    if (taken !== undefined) {
      throw new Error(`a format cannot have the name "${taken.name}": it is a member of a request`);
    }
    this.compressions = compressions;
    this.vocabulary = vocabulary;
    this.meanings = meanings;
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
    return decodeRequestStepwise(input, this.contextOf(terms));
  }

  /** Checks a request with `tables`, in steps of one field each. */
  decodeSetStepwise(
    input: Readonly<Record<string, unknown>>,
    terms: RequestTerms,
  ): Stepwise<Either<Failure, SetRequest>> {
    return setDecoders.decodeSetStepwise(input, this.contextOf(terms));
  }

  /** The parts against which a request is checked, for steps of it that only some programs need. */
  contextOf(terms: RequestTerms): DecodeContext {
    return { ...this.#registries(), ...terms };
  }

  /** Plans the tables of a valid set, in steps of one column each. */
  planSetStepwise(request: SetRequest): Stepwise<Either<Failure, SetPlan>> {
    return planSetStepwise(request, this.vocabulary);
  }

  /** Plans the table of a valid request. Fails if the longest possible row exceeds `MAX_ROW_BYTES`. */
  plan(request: GenerateRequest): Either<Failure, TablePlan> {
    return inOneGo(this.planStepwise(request));
  }

  /** `plan` in steps of one column each. */
  planStepwise(request: GenerateRequest): Stepwise<Either<Failure, TablePlan>> {
    return planTableStepwise(request, this.vocabulary);
  }

  /**
   * Generates rows of a valid request as columns of values, whatever its format. `window` counts rows as the request
   * does; by default it is that of the request.
   */
  columns(
    request: GenerateRequest,
    {
      offset = request.offset,
      rows = request.rows,
    }: Partial<Pick<GenerateRequest, 'offset' | 'rows'>> = {},
  ): Either<Failure, readonly TableColumn[]> {
    const plan = inOneGo(planTableColumns(request, this.vocabulary));
    return E.map((columns: ColumnsPlan) => tableColumns(columns, offset, rows))(plan);
  }

  /** The field types for which the vocabulary has the words and places, each with an example. */
  catalogue(): readonly CatalogueEntry[] {
    return catalogue(this.fieldTypes, this.vocabulary);
  }

  /** Loads the locales by whose names `infer` can recognise people: the first one of each language. */
  async loadNames(): Promise<readonly string[]> {
    const languages = new Map<string, string>();
    for (const locale of this.vocabulary.locales) {
      const language = locale.split('_')[0] ?? locale;
      if (!languages.has(language)) languages.set(language, locale);
    }
    const locales = [...languages.values()];
    await this.vocabulary.load(locales);
    return locales;
  }

  /** A fault for each column that the options of `infer` name and the table does not have. */
  columnFaults(
    sample: TableSample,
    asked: readonly AskedColumn[],
    { k, locales }: Pick<Asked<InferenceOptions>, 'k' | 'locales'>,
  ): readonly Fault[] {
    return columnFaults(sample, asked, { ...this.#inferenceParts(locales), k });
  }

  /** The index of the column that names groups of rows, such as the lines of an order; undefined if none does. */
  groupKey(
    sample: TableSample,
    { locales, ...options }: Omit<Asked<InferenceOptions>, 'unit'>,
  ): number | undefined {
    return groupKey(sample, { ...this.#inferenceParts(locales), ...options });
  }

  /**
   * Infers a request from the first records of a table, with the words of the default locale and the names of people of
   * `locales`, all of which must be loaded. Throws if the table has no column `unit`: see `columnFaults`.
   */
  infer(sample: TableSample, { locales, ...options }: Asked<InferenceOptions>): InferredSchema {
    return this.#inference(sample, { ...this.#inferenceParts(locales), ...options });
  }

  /** Compares a sample with rows of the schema that `infer` has made of it, under the same options. */
  report(
    sample: TableSample,
    schema: InferredSchema,
    { locales, ...options }: Omit<Asked<ReportOptions>, 'infer'>,
  ): QualityReport {
    return makeReport(sample, schema, {
      ...this.#inferenceParts(locales),
      infer: this.#inference,
      ...options,
    });
  }

  #registries(): Omit<DecodeContext, keyof RequestTerms> {
    const { fieldTypes, formats, compressions, vocabulary, meanings } = this;
    return {
      ...{ fieldTypes, formats, compressions, vocabulary, meanings },
      nameFields: typedFields,
      sets: setDecoders,
    };
  }

  #inferenceParts(locales: readonly string[]): InferenceParts {
    const { fieldTypes, meanings, vocabulary } = this;
    const own = defaultLocale(vocabulary.locales);
    return {
      fieldTypes,
      meanings,
      lexicon: vocabulary.lexicon(own),
      lexicons: locales
        .filter((locale) => locale !== own)
        .map((locale) => vocabulary.lexicon(locale)),
    };
  }
}
