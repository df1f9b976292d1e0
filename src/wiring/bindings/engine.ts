import { ContainerModule } from 'inversify';
import { compressions } from '../../adapters/compression/compressions.js';
import { pageCodecs } from '../../adapters/compression/page-codecs.js';
import { standardVocabulary } from '../../adapters/engine/standard-engine.js';
import { keepWorldFiles } from '../../adapters/places/node-atlas.js';
import {
  allDialects,
  allFieldTypes,
  allFormats,
  allWords,
} from '../../domain/engine/built-in-parts.js';
import { Engine } from '../../domain/engine/engine.js';
import { inferSchema } from '../../domain/inference/index.js';
import { reproducible } from '../reproducible.js';
import { tokens } from '../tokens.js';

/** The engine and its parts, from the package and from extensions. */
export const engine = new ContainerModule(({ bind }) => {
  bind(tokens.fieldTypes)
    .toResolvedValue((extensions) => reproducible(allFieldTypes(extensions)), [tokens.extensions])
    .inSingletonScope();
  bind(tokens.dialects)
    .toResolvedValue((extensions) => reproducible(allDialects(extensions)), [tokens.extensions])
    .inSingletonScope();
  bind(tokens.formats)
    .toResolvedValue(
      (dialects, extensions) =>
        reproducible(allFormats(dialects, extensions, pageCodecs), { dialects }),
      [tokens.dialects, tokens.extensions],
    )
    .inSingletonScope();
  bind(tokens.inference).toConstantValue(reproducible(inferSchema));
  bind(tokens.words)
    .toResolvedValue(
      (extensions) => {
        keepWorldFiles();
        return reproducible(allWords(standardVocabulary(), extensions));
      },
      [tokens.extensions],
    )
    .inSingletonScope();
  bind(tokens.engine)
    .toResolvedValue(
      (fieldTypes, formats, words, inference) => {
        const parts = { fieldTypes, formats, inference };
        const made = new Engine({ ...parts, compressions, vocabulary: words });
        return reproducible(made, { ...parts, words });
      },
      [tokens.fieldTypes, tokens.formats, tokens.words, tokens.inference],
    )
    .inSingletonScope();
});
