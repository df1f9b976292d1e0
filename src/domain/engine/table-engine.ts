import type { Either } from 'fp-ts/lib/Either.js';
import * as E from 'fp-ts/lib/Either.js';
import { inOneGo, type Stepwise } from '../basics/stepwise.js';
import type { Failure } from '../errors/failure.js';
import type { FieldType, FieldTypes } from '../field-types/field-type.js';
import type { Compression } from '../formats/compression.js';
import type { Format, Formats } from '../formats/format.js';
import type { GenerateRequest } from '../generation/generate-request.js';
import { planTableColumns, planTableStepwise } from '../generation/plan-table.js';
import { type TableColumn, tableColumns } from '../generation/table-columns.js';
import type { ColumnsPlan, TablePlan } from '../generation/table-plan.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import type { Meaning } from '../meanings/meaning.js';
import { askedLocales } from '../schema/asked-locales.js';
import type { DecodeContext } from '../schema/decode-context.js';
import { decodeRequestStepwise } from '../schema/decode-request.js';
import { formatsByName, typesByName } from './registries.js';

/**
 * The parts of a table engine. Each part is a port that the package, a test or an extension fills.
 *
 * @example
 * const parts: TableParts = builtInParts(plainVocabulary([plainLexicon('en', {})]));
 * const onlyCsv = { ...parts, formats: parts.formats.filter(({ name }) => name === 'csv') };
 * new TableEngine(onlyCsv).formats.size; // => 1
 */
export interface TableParts
  extends Pick<DecodeContext, 'vocabulary' | 'meanings' | 'nameFields' | 'sets'> {
  /** In the order of the catalogue; names are unique. */
  readonly fieldTypes: readonly FieldType[];
  /** In the order of the documentation; names are unique. */
  readonly formats: readonly Format[];
  /** The compressions that the program offers, in the order of the documentation. Default: none. */
  readonly compressions?: readonly Compression[];
}

/**
 * The terms of a caller, such as limits, against which a request is checked in addition to the parts of the engine.
 *
 * @example
 * const terms: RequestTerms = { limits: { rows: 10, cells: 100 }, drawSeed: () => 1 };
 * const engine = new TableEngine(builtInParts(plainVocabulary([plainLexicon('en', {})])));
 * engine.decode({ rows: 11, fields: [{ name: 'n', type: 'integer' }] }, terms)._tag; // => 'Left'
 */
export type RequestTerms = Omit<DecodeContext, keyof TableParts>;

/**
 * Checks requests and plans their tables. Server, library, command and page all use this class.
 *
 * @example
 * const engine = new TableEngine(builtInParts(plainVocabulary([plainLexicon('en', {})])));
 * const request = { rows: 2, format: 'csv', seed: 1, fields: [{ name: 'n', type: 'sequence' }] };
 * const valid = engine.decode(request, { limits: { rows: 10, cells: 100 }, drawSeed: () => 1 });
 * const plan = valid._tag === 'Right' ? engine.plan(valid.right) : valid;
 * const chunks = plan._tag === 'Right' ? [...encodeTable(plan.right)] : [];
 * chunks.flatMap((chunk) => [...chunk]).map((code) => String.fromCharCode(code)).join(''); // => 'n\r\n1\r\n2\r\n'
 */
export class TableEngine {
  readonly fieldTypes: FieldTypes;
  readonly formats: Formats;
  readonly compressions: readonly Compression[];
  readonly vocabulary: Vocabulary;
  readonly meanings: readonly Meaning[];
  readonly #nameFields: DecodeContext['nameFields'];
  readonly #sets: DecodeContext['sets'];

  /** Throws if two field types or two formats share a name, or if the name has another meaning in a request. */
  constructor({
    fieldTypes,
    formats,
    compressions = [],
    vocabulary,
    meanings = [],
    nameFields,
    sets,
  }: TableParts) {
    this.fieldTypes = typesByName(fieldTypes);
    this.formats = formatsByName(formats);
    this.compressions = compressions;
    this.vocabulary = vocabulary;
    this.meanings = meanings;
    this.#nameFields = nameFields;
    this.#sets = sets;
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

  /** The parts against which a request is checked, for requests that only some programs decode, such as those for sets. */
  contextOf(terms: RequestTerms): DecodeContext {
    const { fieldTypes, formats, compressions, vocabulary, meanings } = this;
    const late = { nameFields: this.#nameFields, sets: this.#sets };
    return { fieldTypes, formats, compressions, vocabulary, meanings, ...late, ...terms };
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
}
