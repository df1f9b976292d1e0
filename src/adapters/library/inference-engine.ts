import { lazyPromise } from '../../domain/basics/lazy-promise.js';
import { builtInParts } from '../../domain/engine/built-in-parts.js';
import { Engine } from '../../domain/engine/engine.js';
import { importLocale } from '../lexicon/import-locale.js';
import { LazyVocabulary } from '../lexicon/lazy-vocabulary.js';
import { en } from '../lexicon/locales/en.js';
import { ownPlaces } from './kept-engines.js';

/** The engine that infers, and the locales whose names it recognises: those of the command and of the service. */
export const inferenceEngine = lazyPromise(async () => {
  const vocabulary = new LazyVocabulary({ loaded: [en], load: importLocale, atlas: ownPlaces });
  const engine = new Engine(builtInParts(vocabulary));
  return { engine, locales: await engine.loadNames() };
});
