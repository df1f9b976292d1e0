import type { Fault } from '../errors/fault.js';
import type { FieldTypes } from '../field-types/field-type.js';
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
import type { TableSample } from '../tables/table-sample.js';
import { typesByName } from './registries.js';
import type { TableParts } from './table-engine.js';

/**
 * The parts of an inference engine. Those that a table engine has, too, are usually the same.
 *
 * @example
 * const parts: InferenceParts = builtInParts(plainVocabulary([plainLexicon('en', {})]));
 * typeof parts.inference; // => 'function'
 */
export interface InferenceParts extends Pick<TableParts, 'fieldTypes' | 'vocabulary' | 'meanings'> {
  readonly inference: SchemaInference;
}

type KnownParts = Pick<InferenceOptions, 'fieldTypes' | 'lexicon' | 'lexicons' | 'meanings'>;

/** The options that a caller gives; the engine has the others. */
type Asked<Options extends KnownParts> = Omit<Options, keyof KnownParts> & {
  /**
   * The locales whose names of people are recognised, which `loadNames` has loaded. Required, because names that inference
   * does not recognise are listed as categories.
   */
  readonly locales: readonly string[];
};

/**
 * Infers schemas from samples of tables.
 *
 * @example
 * const engine = new InferenceEngine(builtInParts(plainVocabulary([plainLexicon('en', {})])));
 * await engine.loadNames(); // => ['en']
 */
export class InferenceEngine {
  readonly #fieldTypes: FieldTypes;
  readonly #vocabulary: Vocabulary;
  readonly #inference: SchemaInference;
  readonly #meanings: readonly Meaning[];

  /** Throws if two field types share a name, or if the name has another meaning in a request. */
  constructor({ fieldTypes, vocabulary, inference, meanings = [] }: InferenceParts) {
    this.#fieldTypes = typesByName(fieldTypes);
    this.#vocabulary = vocabulary;
    this.#inference = inference;
    this.#meanings = meanings;
  }

  /** Loads the locales by whose names `infer` can recognise people: the first one of each language. */
  async loadNames(): Promise<readonly string[]> {
    const languages = new Map<string, string>();
    for (const locale of this.#vocabulary.locales) {
      const language = locale.split('_')[0] ?? locale;
      if (!languages.has(language)) languages.set(language, locale);
    }
    const locales = [...languages.values()];
    await this.#vocabulary.load(locales);
    return locales;
  }

  /** A fault for each column that the options of `infer` name and the table does not have. */
  columnFaults(
    sample: TableSample,
    asked: readonly AskedColumn[],
    { k, locales }: Pick<Asked<InferenceOptions>, 'k' | 'locales'>,
  ): readonly Fault[] {
    return columnFaults(sample, asked, { ...this.#knownParts(locales), k });
  }

  /** The index of the column that names groups of rows, such as the lines of an order; undefined if none does. */
  groupKey(
    sample: TableSample,
    { locales, ...options }: Omit<Asked<InferenceOptions>, 'unit'>,
  ): number | undefined {
    return groupKey(sample, { ...this.#knownParts(locales), ...options });
  }

  /**
   * Infers a request from the first records of a table, with the words of the default locale and the names of people of
   * `locales`, all of which must be loaded. Throws if the table has no column `unit`: see `columnFaults`.
   */
  infer(sample: TableSample, { locales, ...options }: Asked<InferenceOptions>): InferredSchema {
    return this.#inference(sample, { ...this.#knownParts(locales), ...options });
  }

  /** Compares a sample with rows of the schema that `infer` has made of it, under the same options. */
  report(
    sample: TableSample,
    schema: InferredSchema,
    { locales, ...options }: Omit<Asked<ReportOptions>, 'infer'>,
  ): QualityReport {
    return makeReport(sample, schema, {
      ...this.#knownParts(locales),
      infer: this.#inference,
      ...options,
    });
  }

  #knownParts(locales: readonly string[]): KnownParts {
    const own = defaultLocale(this.#vocabulary.locales);
    return {
      fieldTypes: this.#fieldTypes,
      meanings: this.#meanings,
      lexicon: this.#vocabulary.lexicon(own),
      lexicons: locales
        .filter((locale) => locale !== own)
        .map((locale) => this.#vocabulary.lexicon(locale)),
    };
  }
}
