import { builtInParts } from '../../domain/engine/built-in-parts.js';
import { Engine, type EngineParts } from '../../domain/engine/engine.js';
import type { Extension } from '../../domain/engine/extension.js';
import { compressions } from '../compression/compressions.js';
import { pageCodecs } from '../compression/page-codecs.js';
import { FakerWords } from '../lexicon/faker-words.js';
import { worldAtlas } from '../places/world-atlas.js';

/** The parts of the programs' engine. English and the places load at once, another locale when it is first named. */
export function standardParts(extensions: readonly Extension[] = []): EngineParts {
  const parts = builtInParts(new FakerWords(worldAtlas), extensions, pageCodecs);
  return { ...parts, compressions };
}

/** Returns the engine of the programs, with the parts of extensions. */
export function standardEngine(extensions: readonly Extension[] = []): Engine {
  return new Engine(standardParts(extensions));
}
