import {
  allDecoders,
  allDialects,
  allFieldTypes,
  allFormats,
  allMeanings,
  allWords,
} from '../../domain/engine/built-in-parts.js';
import type { Extension } from '../../domain/engine/extension.js';
import { InferenceEngine } from '../../domain/engine/inference-engine.js';
import { TableEngine } from '../../domain/engine/table-engine.js';
import type { FieldType } from '../../domain/field-types/field-type.js';
import type { Format } from '../../domain/formats/format.js';
import { inferSchema, type SchemaInference } from '../../domain/inference/index.js';
import type { Vocabulary } from '../../domain/lexicon/lexicon.js';
import type { SqlDialect } from '../../domain/sql-dialects/sql-dialect.js';
import { compressions } from '../compression/compressions.js';
import { pageCodecs } from '../compression/page-codecs.js';
import { LazyVocabulary } from '../lexicon/lazy-vocabulary.js';
import { loadLocale } from '../lexicon/load-locale.js';
import { en } from '../lexicon/locales/en.js';
import { nodeAtlas } from '../places/node-atlas.js';
import type { Factories } from './made-parts.js';

/** The engines and their parts, from the package and from extensions. */
export interface StandardParts {
  readonly fieldTypes: readonly FieldType[];
  readonly dialects: readonly SqlDialect[];
  readonly formats: readonly Format[];
  readonly words: Vocabulary;
  readonly inference: SchemaInference;
  readonly engine: TableEngine;
  readonly inferenceEngine: InferenceEngine;
}

/** How every program makes its engines: the server binds each factory, and other programs call them. */
export const engineFactories: Factories<
  { readonly extensions: readonly Extension[] },
  StandardParts
> = {
  fieldTypes: ({ extensions }) => allFieldTypes(extensions),
  dialects: ({ extensions }) => allDialects(extensions),
  formats: ({ dialects, extensions }) => allFormats(dialects, extensions, pageCodecs),
  words: ({ extensions }) => allWords(standardVocabulary(), extensions),
  inference: () => inferSchema,
  engine: ({ fieldTypes, formats, words, extensions }) =>
    new TableEngine({
      ...{ fieldTypes, formats, compressions, vocabulary: words, ...allDecoders },
      meanings: allMeanings(extensions),
    }),
  inferenceEngine: ({ fieldTypes, words, inference, extensions }) =>
    new InferenceEngine({
      ...{ fieldTypes, vocabulary: words, inference },
      meanings: allMeanings(extensions),
    }),
};

/** Returns the words and places of the programs: English words at once, others and the places at their first use. */
export function standardVocabulary(): LazyVocabulary {
  return new LazyVocabulary({ loaded: [en], load: loadLocale, atlas: nodeAtlas });
}
