import { builtInParts } from '../../domain/engine/built-in-parts.js';
import { Engine, type EngineParts } from '../../domain/engine/engine.js';
import type { Extension } from '../../domain/engine/extension.js';
import { compressions } from '../compression/compressions.js';
import { pageCodecs } from '../compression/page-codecs.js';
import { LazyVocabulary } from '../lexicon/lazy-vocabulary.js';
import { loadLocale } from '../lexicon/load-locale.js';
import { en } from '../lexicon/locales/en.js';
import { nodeAtlas } from '../places/node-atlas.js';

/** Returns the words and places of the programs: English words at once, others and the places at their first use. */
export function standardVocabulary(): LazyVocabulary {
  return new LazyVocabulary({ loaded: [en], load: loadLocale, atlas: nodeAtlas });
}

/** Returns the parts of the programs' engine, with those of extensions. */
export function standardParts(extensions: readonly Extension[] = []): EngineParts {
  const parts = builtInParts(standardVocabulary(), extensions, pageCodecs);
  return { ...parts, compressions };
}

/** Returns the engine of the programs, with the parts of extensions. */
export function standardEngine(extensions: readonly Extension[] = []): Engine {
  return new Engine(standardParts(extensions));
}
