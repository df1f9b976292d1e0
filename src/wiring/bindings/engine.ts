import { ContainerModule } from 'inversify';
import { compressions } from '../../adapters/compression/compressions.js';
import { pageCodecs } from '../../adapters/compression/page-codecs.js';
import type { LoadedExtension } from '../../adapters/engine/loaded-extension.js';
import { standardParts } from '../../adapters/engine/standard-engine.js';
import { keepWorldFiles } from '../../adapters/places/node-atlas.js';
import { allDialects, allFormats } from '../../domain/engine/built-in-parts.js';
import { Engine } from '../../domain/engine/engine.js';
import { reproducible } from '../reproducible.js';
import { tokens } from '../tokens.js';

/** The engine and its parts, from the package and from extensions. */
export function engine(extensions: readonly LoadedExtension[]): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const parts = standardParts(extensions);
    bind(tokens.extensions).toConstantValue(extensions);
    bind(tokens.fieldTypes).toConstantValue(reproducible(parts.fieldTypes));
    bind(tokens.dialects).toConstantValue(reproducible(allDialects(extensions)));
    bind(tokens.formats)
      .toResolvedValue(
        (dialects) => reproducible(allFormats(dialects, extensions, pageCodecs), { dialects }),
        [tokens.dialects],
      )
      .inSingletonScope();
    bind(tokens.inference).toConstantValue(reproducible(parts.inference));
    bind(tokens.words)
      .toResolvedValue(() => {
        keepWorldFiles();
        return reproducible(parts.vocabulary);
      })
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
}
